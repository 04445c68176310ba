import type { SearchResult } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useParams } from '@straits/router';
import { Container, Section } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { SectionTitle } from '@straits/ui/Heading';
import { ButtonLink } from '@straits/ui/Link';
import { LoadFailure } from '../product/LoadFailure';
import { ChipLinks } from '../trip-list/ChipLinks';
import { TripGrid, TripGridSkeleton } from '../trip-list/TripGrid';
import { TripHero } from '../trip-list/TripHero';
import { tripsResource } from '../trip-list/trip-list.resources';
import { recommendedPackages } from './package-list.resources';

function Found({ result }: { result: SearchResult }) {
  const { t } = useTexts('catalog');
  if (result.total > 0) return <TripGrid products={result.items} isFirst />;
  return (
    <EmptyState title={t('package.categoryEmpty')} actions={<ButtonLink href="/package">{t('package.all')}</ButtonLink>}>
      {t('package.categoryEmptyText')}
    </EmptyState>
  );
}

/** What packages are about: every category, and the name of this one. */
function useCategories(slug: string) {
  const { data } = useResource<SearchResult>(recommendedPackages.path, recommendedPackages.query);
  const categories = data?.facets.category ?? [];
  return { categories, name: categories.find(({ id }) => id === slug)?.name };
}

/** Packages about one thing, and the other things that there are. */
export function PackageCategoryPage() {
  const { t } = useTexts('catalog');
  const { slug = '' } = useParams();
  const resource = tripsResource('package', { category: slug });
  const { data, error, mutate } = useResource<SearchResult>(resource.path, resource.query);
  const { categories, name } = useCategories(slug);
  const found = data ? <Found result={data} /> : <TripGridSkeleton />;
  return (
    <>
      <TripHero
        crumbs={[{ label: t('kind.package'), href: '/package' }]}
        current={name ?? t('package.category')}
        title={name ? t('package.categoryHeadline', { category: name }) : t('package.headline')}
        lead={t('package.categoryLead', { count: data?.total ?? 0 })}
      />
      <Container>
        <Section heading={<SectionTitle>{t('list.categories')}</SectionTitle>} css={{ paddingBlockEnd: 0, minBlockSize: '8rem' }}>
          <ChipLinks label={t('list.categories')} values={categories} hrefOf={(id) => `/package/categories/${id}`} current={slug} />
        </Section>
        <Section aria-label={t('results.label')}>{error ? <LoadFailure onRetry={() => void mutate()} /> : found}</Section>
      </Container>
    </>
  );
}
