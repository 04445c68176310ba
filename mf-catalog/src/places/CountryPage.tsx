import type { CountryPage as Country } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Container, Section } from '@straits/ui/Container';
import { SectionTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { Skeleton } from '@straits/ui/Skeleton';
import { LoadFailure } from '../product/LoadFailure';
import { CountryListPage } from './CountryListPage';
import { KindTabs } from './KindTabs';
import { PlaceHero } from './PlaceHero';
import { PlaceGrid } from './PlaceTile';
import { PopularMap } from './PopularMap';
import { cityTile, everythingIn } from './place-links.rules';
import { countryResource, readCountry } from './places.resources';

function Shown({ page: { country, popular, cities } }: { page: Country }) {
  const { t } = useTexts('catalog');
  return (
    <Container>
      <Section
        heading={<SectionTitle>{t('places.liked', { place: country.name })}</SectionTitle>}
        aside={
          <TextLink href={everythingIn({ country: country.code }, null, null)}>{t('places.everything', { count: country.total })}</TextLink>
        }
      >
        <KindTabs
          label={t('everything.kinds')}
          popular={popular}
          counts={country.counts}
          date={null}
          allOf={(kind) => everythingIn({ country: country.code }, kind, null)}
        />
      </Section>
      <Section heading={<SectionTitle>{t('places.citiesOf', { country: country.name })}</SectionTitle>}>
        <PlaceGrid places={cities.map((city) => cityTile(city))} />
      </Section>
      <PopularMap popular={popular} date={null} />
    </Container>
  );
}

function OneCountry({ code }: { code: string }) {
  const { t } = useTexts('catalog');
  const { data, error, mutate } = useResource<Country>(countryResource(code).path);
  const country = data?.country;
  return (
    <>
      <PlaceHero
        picture={country?.picture}
        name={country?.name ?? t('places.countries')}
        intro={country ? t('places.countryIntro', { total: country.total, cities: country.cities, country: country.name }) : ''}
        links={[{ label: t('places.countries'), href: '/countrylist' }]}
      />
      {data ? (
        <Shown page={data} />
      ) : (
        <Container css={{ paddingBlock: '2rem' }}>
          {error ? <LoadFailure onRetry={() => void mutate()} /> : <Skeleton height="40rem" />}
        </Container>
      )}
    </>
  );
}

/** One country: what is liked there by kind, and its cities (N4). Without one, all countries. */
export function CountryPage() {
  const [search] = useSearchParams();
  const code = readCountry(search);
  return code ? <OneCountry key={code} code={code} /> : <CountryListPage />;
}
