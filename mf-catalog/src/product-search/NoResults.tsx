import { css } from '@emotion/react';
import type { ProductCard, SearchResult } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Section } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { SectionTitle } from '@straits/ui/Heading';
import { ButtonLink, TextLink } from '@straits/ui/Link';
import { useToday } from '../place-time/use-today';
import { ProductShelf } from '../product/ProductShelf';
import { ViewedBefore } from '../recently-viewed/ViewedBefore';
import { OtherDays } from './OtherDays';
import { appliedFilters, EVERYTHING_PATH, listPathOf, withoutFilters, type ListScope } from './search-url.rules';
import { unknownIn, useFilterWords } from './use-filter-words';
import type { SearchState } from './use-search';

const row = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.5rem;
  // A button may hold what somebody typed.
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;
const popularOf = (scope: ListScope) => ({ path: '/search', query: { kind: scope, sort: 'popularity', limit: 8 } });

/** What others like, when there is little or nothing to show. */
export function PopularInstead({ scope, shown = [] }: { scope: ListScope; shown?: readonly Pick<ProductCard, 'id'>[] }) {
  const { t } = useTexts('catalog');
  const popular = popularOf(scope);
  const { data } = useResource<SearchResult>(popular.path, popular.query);
  if (!data) return null;
  return (
    <Section heading={<SectionTitle>{t('results.popularInstead')}</SectionTitle>}>
      <ProductShelf products={data.items.filter(({ id }) => shown.every((one) => one.id !== id))} />
      <p css={{ marginBlockStart: '1rem' }}>
        {t('products.otherQueries')}{' '}
        {data.facets.category.slice(0, 5).map((value, index) => (
          <span key={value.id}>
            {index > 0 && ' · '}
            <TextLink href={`${listPathOf({ scope })}?${new URLSearchParams({ category: value.id })}`}>
              <span lang={value.lang}>{value.name}</span>
            </TextLink>
          </span>
        ))}
      </p>
    </Section>
  );
}

/** Nothing matches: which filter to take away, what else to ask, what others like. */
export function NoResults({ state }: { state: SearchState }) {
  const { t } = useTexts('catalog');
  const words = useFilterWords(state);
  const today = useToday();
  const { q, scope, date } = state.search;
  const isPast = date !== null && today !== null && date < today;
  const applied = appliedFilters(state.search);
  const unknown = unknownIn(applied, state.result);
  return (
    <>
      <EmptyState
        title={t('products.none')}
        actions={
          <div css={row}>
            {applied.length > 1 &&
              applied.map((one) => (
                <Button key={`${one.filter}-${one.id}`} size="small" onClick={() => state.go(one.without)}>
                  {t('results.without', { filter: words(one) })}
                </Button>
              ))}
            {q && scope !== 'all' && (
              <ButtonLink href={`${EVERYTHING_PATH}?${new URLSearchParams({ q })}`} size="small">
                {t('results.inEverything', { q })}
              </ButtonLink>
            )}
            <Button size="small" prominence="main" onClick={() => state.go(withoutFilters)}>
              {t(scope === 'attraction' ? 'search.everything' : 'everything.show')}
            </Button>
          </div>
        }
      >
        {isPast ? t('booking.fault.past') : unknown ? t('products.unknownText', { id: unknown.id }) : t('products.noneText')}
      </EmptyState>
      {date && !state.isBusy && <OtherDays state={state} />}
      <PopularInstead scope={scope} />
      <ViewedBefore />
    </>
  );
}
