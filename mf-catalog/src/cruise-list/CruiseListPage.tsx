import type { SearchResult } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Container, Section } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { SectionTitle } from '@straits/ui/Heading';
import { ButtonLink, TextLink } from '@straits/ui/Link';
import { LoadFailure } from '../product/LoadFailure';
import { SearchBox } from '../search-box/SearchBox';
import { ChipLinks } from '../trip-list/ChipLinks';
import { TripGrid, TripGridSkeleton } from '../trip-list/TripGrid';
import { TripHero } from '../trip-list/TripHero';
import { readCategory, tripsResource } from '../trip-list/trip-list.resources';

const all = tripsResource('cruise');
const CRUISES = new URLSearchParams({ kind: 'cruise' });

/** The cruises of one sort, or all. */
function Found({ result, category }: { result: SearchResult; category: string | null }) {
  const { t } = useTexts('catalog');
  const shown = result.items.filter(({ categories }) => category === null || categories.some(({ id }) => id === category));
  if (shown.length > 0) return <TripGrid products={shown} />;
  return (
    <EmptyState title={t('cruise.none')} actions={<ButtonLink href="/cruise">{t('cruise.all')}</ButtonLink>}>
      {t('cruise.noneText')}
    </EmptyState>
  );
}

/** All cruises, or those of one sort: theme-park ships, short ones, small ships. */
export function CruiseListPage() {
  const { t } = useTexts('catalog');
  const [search] = useSearchParams();
  const { data, error, mutate } = useResource<SearchResult>(all.path, all.query);
  const category = readCategory(search.get('category'));
  const sorts = data?.facets.category ?? [];
  const name = sorts.find(({ id }) => id === category)?.name;
  const found = data ? <Found result={data} category={category} /> : <TripGridSkeleton />;
  return (
    <>
      <TripHero current={t('kind.cruise')} title={t('cruise.headline')} lead={t('cruise.lead')}>
        <SearchBox keep={CRUISES} dateLabel={t('search.departure')} examples={t('cruise.examples')} />
      </TripHero>
      <Container>
        <Section heading={<SectionTitle>{t('cruise.sorts')}</SectionTitle>} css={{ paddingBlockEnd: 0, minBlockSize: '8rem' }}>
          <ChipLinks label={t('cruise.sorts')} values={sorts} hrefOf={(id) => `/cruise?category=${id}`} current={category} />
        </Section>
        <Section
          heading={<SectionTitle>{name ?? t('cruise.allTitle')}</SectionTitle>}
          aside={category ? <TextLink href="/cruise">{t('cruise.all')}</TextLink> : undefined}
        >
          {error ? <LoadFailure onRetry={() => void mutate()} /> : found}
        </Section>
      </Container>
    </>
  );
}
