import { css } from '@emotion/react';
import { useState } from 'react';
import type { City, CityList } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Button } from '@straits/ui/Button';
import { Container } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { PageTitle, SectionTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { token } from '@straits/ui/tokens';
import { LoadFailure } from '../product/LoadFailure';
import { cityTile } from './place-links.rules';
import { byLetter, matching } from './place-list.rules';
import { citiesResource } from './places.resources';
import { PlaceGrid } from './PlaceTile';

const jump = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    border-radius: ${token.radius.small};
    font-weight: 600;
  }
  a:hover {
    background: ${token.color.sunken};
  }
`;
const part = css`
  scroll-margin-block-start: 6rem;
`;

const anchorOf = (letter: string) => `list-${letter.replaceAll(/\s/g, '-')}`;

function Letters({ parts }: { parts: [string, City[]][] }) {
  const { t } = useTexts('catalog');
  return (
    <>
      {parts.length > 1 && (
        <nav aria-label={t('places.jump')}>
          <ul css={jump} role="list">
            {parts.map(([letter]) => (
              <li key={letter}>
                <a href={`#${anchorOf(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {parts.map(([letter, cities]) => (
        <Stack key={letter} gap={3} as="section" id={anchorOf(letter)} css={part} aria-label={letter}>
          <SectionTitle>{letter}</SectionTitle>
          <PlaceGrid places={cities.map((city) => cityTile(city))} />
        </Stack>
      ))}
    </>
  );
}

function Cities({ cities }: { cities: City[] }) {
  const { t } = useTexts('catalog');
  const [typed, setTyped] = useState('');
  const found = matching(cities, typed);
  return (
    <Stack gap={6}>
      <TextField label={t('places.find')} type="search" value={typed} onChange={setTyped} maxLength={80} characters={32} />
      <p className="visually-hidden" role="status">
        {typed ? t('places.found', { count: found.length }) : ''}
      </p>
      {found.length === 0 ? (
        <EmptyState title={t('places.none')} actions={<Button onClick={() => setTyped('')}>{t('places.showAll')}</Button>}>
          {t('places.noneText')}
        </EmptyState>
      ) : (
        <Letters parts={byLetter(found)} />
      )}
    </Stack>
  );
}

/** Every city in which something can be bought, A to Z, with a box to find one (N4). */
export function CityListPage() {
  const { t } = useTexts('catalog');
  const { data, error, mutate } = useResource<CityList>(citiesResource.path);
  return (
    <Container css={{ paddingBlock: '1.25rem 4rem' }}>
      <Breadcrumbs label={t('crumb.label')} links={[{ label: t('crumb.home'), href: '/' }]} current={t('places.cities')} />
      <PageTitle css={{ marginBlock: '1rem 0.5rem' }}>{t('places.citiesHeadline')}</PageTitle>
      <p css={{ marginBlockEnd: '1.5rem' }}>
        {t('places.citiesLead')} <TextLink href="/countrylist">{t('places.byCountry')}</TextLink>
      </p>
      {data ? <Cities cities={data.items} /> : error ? <LoadFailure onRetry={() => void mutate()} /> : <Skeleton height="50rem" />}
    </Container>
  );
}
