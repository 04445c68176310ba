import type { SearchResult } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Container, Section } from '@straits/ui/Container';
import { SectionTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { LoadFailure } from '../product/LoadFailure';
import { SearchBox } from '../search-box/SearchBox';
import { ChipLinks } from '../trip-list/ChipLinks';
import { TripGrid, TripGridSkeleton } from '../trip-list/TripGrid';
import { TripHero } from '../trip-list/TripHero';
import { recommendedPackages } from './package-list.resources';

/** The door to all packages: what they are about, where they go, and the ones we recommend. */
export function PackageListPage() {
  const { t } = useTexts('catalog');
  const { data, error, mutate } = useResource<SearchResult>(recommendedPackages.path, recommendedPackages.query);
  return (
    <>
      <TripHero current={t('kind.package')} title={t('package.headline')} lead={t('package.lead')}>
        <SearchBox action="/package/search" dateLabel={t('search.departure')} examples={t('package.examples')} />
      </TripHero>
      <Container>
        {error && !data && <LoadFailure onRetry={() => void mutate()} />}
        <Section heading={<SectionTitle>{t('list.categories')}</SectionTitle>} css={{ paddingBlockEnd: 0, minBlockSize: '8rem' }}>
          {data && <ChipLinks label={t('list.categories')} values={data.facets.category} hrefOf={(id) => `/package/categories/${id}`} />}
        </Section>
        <Section heading={<SectionTitle>{t('package.whereTo')}</SectionTitle>} css={{ paddingBlockEnd: 0, minBlockSize: '8rem' }}>
          {data && <ChipLinks label={t('package.whereTo')} values={data.facets.country} hrefOf={(id) => `/package/search?country=${id}`} />}
        </Section>
        <Section
          heading={<SectionTitle>{t('list.recommended')}</SectionTitle>}
          aside={<TextLink href="/package/search">{t('package.all')}</TextLink>}
        >
          {data ? <TripGrid products={data.items} /> : !error && <TripGridSkeleton />}
        </Section>
      </Container>
    </>
  );
}
