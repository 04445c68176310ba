import type { CityPage as City } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Container, Section } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { SectionTitle } from '@straits/ui/Heading';
import { ButtonLink, TextLink } from '@straits/ui/Link';
import { Skeleton } from '@straits/ui/Skeleton';
import { isPlainDate } from '../place-time/plain-date.rules';
import { LoadFailure } from '../product/LoadFailure';
import { CityListPage } from './CityListPage';
import { KindTabs } from './KindTabs';
import { PlaceHero } from './PlaceHero';
import { PlaceGrid } from './PlaceTile';
import { PopularMap } from './PopularMap';
import { cityTile, countryPath, everythingIn } from './place-links.rules';
import { cityResource, readCity } from './places.resources';

function Nothing() {
  const { t } = useTexts('catalog');
  return (
    <Section>
      <EmptyState title={t('places.empty')} actions={<ButtonLink href="/citylist">{t('places.allCities')}</ButtonLink>}>
        {t('places.emptyText')}
      </EmptyState>
    </Section>
  );
}

function Shown({ page, date }: { page: City; date: string | null }) {
  const { t } = useTexts('catalog');
  const { city, popular, nearby } = page;
  return (
    <Container>
      {city.total === 0 ? (
        <Nothing />
      ) : (
        <>
          <Section
            heading={<SectionTitle>{t('places.liked', { place: city.name })}</SectionTitle>}
            aside={<TextLink href={everythingIn({ place: city.id }, null, date)}>{t('places.everything', { count: city.total })}</TextLink>}
          >
            <KindTabs
              label={t('everything.kinds')}
              popular={popular}
              counts={city.counts}
              date={date}
              allOf={(kind) => everythingIn({ place: city.id }, kind, date)}
            />
          </Section>
          <PopularMap popular={popular} date={date} />
        </>
      )}
      {nearby.length > 0 && (
        <Section heading={<SectionTitle>{t('places.nearby')}</SectionTitle>}>
          <PlaceGrid places={nearby.map((one) => cityTile(one, date))} />
        </Section>
      )}
    </Container>
  );
}

function OneCity({ id, date }: { id: string; date: string | null }) {
  const { t } = useTexts('catalog');
  const { data, error, mutate } = useResource<City>(cityResource(id).path);
  const city = data?.city;
  const links = city ? [{ label: city.countryName, href: countryPath(city.country) }] : [{ label: t('places.cities'), href: '/citylist' }];
  return (
    <>
      <PlaceHero
        picture={city?.picture}
        name={city?.name ?? t('places.cities')}
        intro={data?.intro ?? ''}
        introLang={data?.introLang}
        links={links}
      />
      {data ? (
        <Shown page={data} date={date} />
      ) : (
        <Container css={{ paddingBlock: '2rem' }}>
          {error ? <LoadFailure onRetry={() => void mutate()} /> : <Skeleton height="40rem" />}
        </Container>
      )}
    </>
  );
}

/** One city: what is liked there by kind, where it is, and its neighbours (N4). Without one, all cities. */
export function CityPage() {
  const [search] = useSearchParams();
  const id = readCity(search);
  const date = search.get('date');
  return id ? <OneCity key={id} id={id} date={isPlainDate(date) ? date : null} /> : <CityListPage />;
}
