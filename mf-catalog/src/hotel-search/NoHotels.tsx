import { css } from '@emotion/react';
import type { SearchResult } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Section } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { SectionTitle } from '@straits/ui/Heading';
import { ButtonLink } from '@straits/ui/Link';
import { ProductShelf } from '../product/ProductShelf';
import { ViewedBefore } from '../recently-viewed/ViewedBefore';
import { useFilterWords } from './use-filter-words';
import { appliedFilters } from './search-url.rules';
import { useHotelSearch } from './use-hotel-search';

const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.5rem;
  // A button may hold what somebody typed.
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

/** Hotels that others like, where there are none of what was asked for. */
function PopularHotels() {
  const { t } = useTexts('catalog');
  const { data } = useResource<SearchResult>('/search', { kind: 'hotel', sort: 'popularity', limit: 8 });
  if (!data?.items.length) return null;
  return (
    <Section heading={<SectionTitle>{t('results.popularInstead')}</SectionTitle>}>
      <ProductShelf products={data.items} />
    </Section>
  );
}

/** Nothing matches: which filter to take away, or all of them; a place may have other things to sell than rooms. */
export function NoHotels() {
  const { t } = useTexts('catalog');
  const state = useHotelSearch();
  const words = useFilterWords(state);
  const { q } = state.search;
  return (
    <>
      <EmptyState
        title={t('hotel.none')}
        actions={
          <div css={actions}>
            {appliedFilters(state.search).map((one) => (
              <Button key={`${one.filter}-${one.id}`} size="small" onClick={() => state.go(one.without)}>
                {t('results.without', { filter: words(one) })}
              </Button>
            ))}
            {q && (
              <ButtonLink href={`/search?${new URLSearchParams({ q })}`} size="small">
                {t('results.inEverything', { q })}
              </ButtonLink>
            )}
            <ButtonLink href="/hotel/search" size="small" prominence="main">
              {t('hotel.all')}
            </ButtonLink>
          </div>
        }
      >
        {t('hotel.noneText')}
      </EmptyState>
      <PopularHotels />
      <ViewedBefore />
    </>
  );
}
