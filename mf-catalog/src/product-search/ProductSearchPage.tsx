import { css } from '@emotion/react';
import { useState } from 'react';
import { readGuests } from '@straits/api-contract/product-address';
import { later, opened } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { media } from '@straits/ui/tokens';
import { ListBar } from '../result-list/ListBar';
import { promotedRoom } from '../result-list/promoted-room.styles';
import { pinsOf } from '../place-map/pins.rules';
import { wide } from '../place-map/wide';
import { productPath } from '../product/product-links.rules';
import { SearchBox } from '../search-box/SearchBox';
import { KindChips } from './KindChips';
import { Results } from './Results';
import { appliedFilters, listPathOf, searchResource, writeSearch } from './search-url.rules';
import { placeNameOf } from './place-name.rules';
import { useSearch, type SearchState } from './use-search';

const parts = () => import(/* webpackChunkName: "search-later" */ './later');
const AppliedFilters = later(() => parts().then((part) => part.AppliedFilters));
const SortBar = later(() => parts().then((part) => part.SortBar));
const FilterPanel = later(() => parts().then((part) => part.FilterPanel));
const ListMap = later(() => parts().then((part) => part.ListMap), { isSpare: true });

const FilterSheet = opened(() => import(/* webpackChunkName: "filter-sheet" */ './FilterSheet').then((file) => file.FilterSheet));

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  align-items: start;
  ${media.desktop} {
    grid-template-columns: 14.5rem minmax(0, 1fr);
  }
  ${wide} {
    grid-template-columns: 14.5rem minmax(0, 1fr) 23rem;
  }
`;
const side = css`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;

/** Kinds of which a date is the day of leaving, not of a visit. */
const LEAVING: ReadonlySet<string | null> = new Set(['package', 'cruise', 'ferry', 'transport']);

const HEADLINES = { all: 'everything.headline', attraction: 'results.headline', package: 'results.packages.headline' } as const;

/** What the list is: the words asked for, the one place chosen, or everything. */
function useHeadline(state: SearchState): string {
  const { t } = useTexts('catalog');
  const { search } = state;
  const isAttraction = search.scope === 'attraction';
  const place = placeNameOf(state);
  if (search.q) return t('results.headlineFor', { q: search.q });
  if (place) return t(isAttraction ? 'state.headline' : 'everything.headlineIn', { state: place });
  return search.kind ? t(`kind.${search.kind}`) : t(HEADLINES[search.scope]);
}

/** Attractions, or everything, that match: the address holds the search, the list, its filters and the map show it. */
export function ProductSearchPage() {
  const { t } = useTexts('catalog');
  const state = useSearch();
  const [isSheetOpen, setSheetOpen] = useState<boolean | null>(null);
  const { search, result, currency, isMap } = state;
  const applied = appliedFilters(search).length;
  const keep = writeSearch({ ...search, q: '', date: null }, currency);
  const title = useHeadline(state);

  return (
    <Container css={{ paddingBlock: '1.25rem 3rem' }}>
      <Breadcrumbs
        label={t('crumb.label')}
        links={[
          { label: t('crumb.home'), href: '/' },
          ...(search.scope === 'all' ? [] : [{ label: t(`kind.${search.scope}`), href: `/${search.scope}` }]),
        ]}
        current={title}
      />
      <PageTitle css={{ marginBlock: '0.75rem 1rem' }}>{title}</PageTitle>
      <SearchBox
        {...(LEAVING.has(search.scope === 'all' ? search.kind : search.scope) && { dateLabel: t('search.departure') })}
        q={search.q}
        date={search.date}
        keep={keep}
        action={listPathOf(search)}
      />
      {search.scope === 'all' && <KindChips state={state} />}
      <div css={promotedRoom}>
        <SortBar state={state} />
      </div>
      {applied > 0 && <AppliedFilters state={state} />}
      <div css={columns}>
        <aside css={side} aria-label={t('results.filters.title')}>
          <FilterPanel state={state} />
        </aside>
        <Results state={state} />
        <ListMap
          pins={pinsOf('/pins', searchResource(search))}
          hrefOf={(pin) => productPath(pin, search.date, readGuests(search.guests))}
          isShown={isMap}
        />
      </div>
      <ListBar applied={applied} isMap={isMap} isEmpty={result?.total === 0} onFilters={() => setSheetOpen(true)} onMap={state.showMap} />
      {isSheetOpen !== null && <FilterSheet state={state} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />}
    </Container>
  );
}
