import type { CountryList } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { Skeleton } from '@straits/ui/Skeleton';
import { LoadFailure } from '../product/LoadFailure';
import { countryTile } from './place-links.rules';
import { countriesResource } from './places.resources';
import { PlaceGrid } from './PlaceTile';

/** Every country in which something can be bought (N4). */
export function CountryListPage() {
  const { t } = useTexts('catalog');
  const { data, error, mutate } = useResource<CountryList>(countriesResource.path);
  return (
    <Container css={{ paddingBlock: '1.25rem 4rem' }}>
      <Breadcrumbs label={t('crumb.label')} links={[{ label: t('crumb.home'), href: '/' }]} current={t('places.countries')} />
      <PageTitle css={{ marginBlock: '1rem 0.5rem' }}>{t('places.countriesHeadline')}</PageTitle>
      <p css={{ marginBlockEnd: '1.5rem' }}>
        {t('places.countriesLead')} <TextLink href="/citylist">{t('places.allCities')}</TextLink>
      </p>
      {data ? (
        <PlaceGrid places={data.items.map((country) => countryTile(country, t('places.cityCount', { count: country.cities })))} />
      ) : error ? (
        <LoadFailure onRetry={() => void mutate()} />
      ) : (
        <Skeleton height="20rem" />
      )}
    </Container>
  );
}
