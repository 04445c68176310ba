import { css } from '@emotion/react';
import type { RidePoints, SearchResult } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Card } from '@straits/ui/Card';
import { Container, Section } from '@straits/ui/Container';
import { PageTitle, SectionTitle } from '@straits/ui/Heading';
import { BareLink } from '@straits/ui/Link';
import { Skeleton } from '@straits/ui/Skeleton';
import { media, token } from '@straits/ui/tokens';
import { LoadFailure } from '../product/LoadFailure';
import { LineList } from '../product/LineList';
import { ProductShelfSkeleton } from '../product/ProductShelf';
import { RideForm } from '../ride-trip/RideForm';
import { readRide, SERVICES } from '../ride-trip/ride-url.rules';
import { pointsResource, servicesResource } from '../ride-trip/rides.resources';

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
const grid = css`
  display: grid;
  gap: 1.25rem;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
const tile = css`
  display: block;
  block-size: 100%;
  padding: 1rem 1.125rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
  color: ${token.color.ink};
  text-decoration: none;
  &:hover {
    border-color: ${token.color.lagoon};
  }
  span {
    display: block;
    margin-block-start: 0.25rem;
    color: ${token.color.muted};
    font-size: ${token.text.small};
  }
`;

/** The door to all transport: the search, the four services, and every route. */
export function RideListPage() {
  const { t } = useTexts('catalog');
  const [search] = useSearchParams();
  const { data: points, error, mutate } = useResource<RidePoints>(pointsResource.path);
  const { data: services } = useResource<SearchResult>(servicesResource.path, servicesResource.query);
  return (
    <>
      <div css={hero}>
        <Container>
          <Breadcrumbs label={t('crumb.label')} links={[{ label: t('crumb.home'), href: '/' }]} current={t('kind.transport')} />
          <PageTitle>{t('transport.headline')}</PageTitle>
          <p css={{ marginBlockEnd: '1.5rem' }}>{t('transport.lead')}</p>
          <Card lifted css={{ background: token.color.raised, color: token.color.ink }}>
            {points ? (
              <RideForm ride={readRide(search)} points={points.items} />
            ) : error ? (
              <LoadFailure onRetry={() => void mutate()} />
            ) : (
              <Skeleton height="17rem" />
            )}
          </Card>
        </Container>
      </div>
      <Container>
        <Section heading={<SectionTitle>{t('transport.services')}</SectionTitle>}>
          <ul css={grid} role="list">
            {SERVICES.map((service) => (
              <li key={service}>
                <BareLink css={tile} href={`/transport/search?service=${service}`}>
                  <strong>{t(`transport.service.${service}`)}</strong>
                  <span>{t(`transport.about.${service}`)}</span>
                </BareLink>
              </li>
            ))}
          </ul>
        </Section>
        <Section heading={<SectionTitle>{t('transport.routes')}</SectionTitle>}>
          {services ? (
            <LineList
              products={services.items}
              total={services.total}
              all={{ href: '/search?kind=transport', words: t('transport.allRoutes', { count: services.total }) }}
            />
          ) : (
            <ProductShelfSkeleton />
          )}
        </Section>
      </Container>
    </>
  );
}
