import { css } from '@emotion/react';
import type { FerryPorts, SearchResult } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Card } from '@straits/ui/Card';
import { Container, Section } from '@straits/ui/Container';
import { PageTitle, SectionTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { Skeleton } from '@straits/ui/Skeleton';
import { media, token } from '@straits/ui/tokens';
import { portsResource } from '../ferry-trip/ports.resource';
import { TripForm } from '../ferry-trip/TripForm';
import { readTrip } from '../ferry-trip/trip-url.rules';
import { LoadFailure } from '../product/LoadFailure';
import { LineList } from '../product/LineList';
import { ProductShelfSkeleton } from '../product/ProductShelf';
import { linesResource } from './ferry-list.resources';

const hero = css`
  background: ${token.color.sea};
  color: ${token.color.onSea};
  padding-block: 1.25rem clamp(2rem, 5vw, 3.5rem);
  h1 {
    margin-block: 1rem 0.5rem;
  }
  & nav ol li,
  & nav ol a {
    color: ${token.color.onSea};
  }
`;
const notes = css`
  display: grid;
  gap: 1.25rem 2rem;
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    gap: 0.25rem 0.75rem;
  }
  svg {
    grid-row: span 2;
    color: ${token.color.lagoon};
  }
  p {
    color: ${token.color.muted};
  }
`;
const NOTES = [
  { id: 'passport', icon: 'user' },
  { id: 'time', icon: 'clock' },
  { id: 'charge', icon: 'ticket' },
] as const;

/** The door to all ferries: the search, then every line. */
export function FerryListPage() {
  const { t } = useTexts('catalog');
  const [search] = useSearchParams();
  const { data: ports, error, mutate } = useResource<FerryPorts>(portsResource.path);
  const { data: lines } = useResource<SearchResult>(linesResource.path, linesResource.query);
  return (
    <>
      <div css={hero}>
        <Container>
          <Breadcrumbs label={t('crumb.label')} links={[{ label: t('crumb.home'), href: '/' }]} current={t('kind.ferry')} />
          <PageTitle>{t('ferry.headline')}</PageTitle>
          <p css={{ marginBlockEnd: '1.5rem' }}>{t('ferry.lead')}</p>
          <Card lifted css={{ background: token.color.raised, color: token.color.ink }}>
            {ports ? (
              <TripForm trip={readTrip(search)} ports={ports.items} />
            ) : error ? (
              <LoadFailure onRetry={() => void mutate()} />
            ) : (
              <Skeleton height="14rem" />
            )}
          </Card>
        </Container>
      </div>
      <Container>
        <Section heading={<SectionTitle>{t('ferry.lines')}</SectionTitle>}>
          {lines ? (
            <LineList
              products={lines.items}
              total={lines.total}
              all={{ href: '/search?kind=ferry', words: t('ferry.allLines', { count: lines.total }) }}
            />
          ) : (
            <ProductShelfSkeleton />
          )}
        </Section>
        <Section heading={<SectionTitle>{t('ferry.notes.title')}</SectionTitle>}>
          <ul css={notes} role="list">
            {NOTES.map(({ id, icon }) => (
              <li key={id}>
                <Icon name={icon} />
                <strong>{t(`ferry.notes.${id}.title`)}</strong>
                <p>{t(`ferry.notes.${id}.text`)}</p>
              </li>
            ))}
          </ul>
        </Section>
      </Container>
    </>
  );
}
