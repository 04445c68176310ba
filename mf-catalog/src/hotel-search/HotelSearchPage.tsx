import { css } from '@emotion/react';
import { useState } from 'react';
import { later, opened } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { media } from '@straits/ui/tokens';
import { StayForm } from '../hotel-stay/StayForm';
import { ANY_STAY, hotelPath, stayParams } from '../hotel-stay/stay-url.rules';
import { ListBar } from '../result-list/ListBar';
import { promotedRoom } from '../result-list/promoted-room.styles';
import { pinsOf } from '../place-map/pins.rules';
import { wide } from '../place-map/wide';
import { Results } from './Results';
import { appliedFilters, hotelsResource, writeHotelSearch } from './search-url.rules';
import { useHotelSearch, type HotelSearchState } from './use-hotel-search';

const parts = () => import(/* webpackChunkName: "hotel-search-later" */ './later');
const FilterPanel = later(() => parts().then((part) => part.FilterPanel));
const StayProblems = later(() => parts().then((part) => part.StayProblems));
const SortBar = later(() => parts().then((part) => part.SortBar));
const ListMap = later(() => parts().then((part) => part.ListMap), { isSpare: true });

const FilterSheet = opened(() => import(/* webpackChunkName: "hotel-filter-sheet" */ './FilterSheet').then((file) => file.FilterSheet));

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  align-items: start;
  ${media.desktop} {
    grid-template-columns: 14.5rem minmax(0, 1fr);
  }
  ${wide} {
    grid-template-columns: 14.5rem minmax(0, 1fr) 22rem;
  }
`;
const side = css`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;

/** What the list is: the words asked for, the one place chosen, or everything. */
function useHeadline({ search, result }: HotelSearchState): string {
  const { t } = useTexts('catalog');
  if (search.q) return t('hotel.headlineFor', { q: search.q });
  const [facet, ids] = search.state.length > 0 ? (['state', search.state] as const) : (['country', search.country] as const);
  const place = ids.length === 1 ? result?.facets[facet].find(({ id }) => id === ids[0]) : undefined;
  return place ? t('hotel.headlineIn', { place: place.name }) : t('hotel.headline');
}

/** Hotels for a stay: the address holds the search; the list, its filters and the map show it. */
export function HotelSearchPage() {
  const { t } = useTexts('catalog');
  const state = useHotelSearch();
  const [isSheetOpen, setSheetOpen] = useState<boolean | null>(null);
  const { search, result, currency, isMap } = state;
  const applied = appliedFilters(search).filter(({ filter }) => filter !== 'q').length;
  const keep = writeHotelSearch({ ...search, q: '', stay: ANY_STAY }, currency);
  const title = useHeadline(state);

  return (
    <Container css={{ paddingBlock: '1.25rem 3rem' }}>
      <Breadcrumbs
        label={t('crumb.label')}
        links={[
          { label: t('crumb.home'), href: '/' },
          { label: t('kind.hotel'), href: '/hotel' },
        ]}
        current={title}
      />
      <PageTitle css={{ marginBlock: '0.75rem 1rem' }}>{title}</PageTitle>
      <StayForm key={`${search.q}|${stayParams(search.stay).join()}`} q={search.q} stay={search.stay} keep={keep} />
      {(state.problems.length > 0 || result?.datesFault) && <StayProblems problems={state.problems} dates={result?.datesFault} />}
      <div css={promotedRoom}>
        <SortBar state={state} />
      </div>
      <div css={columns}>
        <aside css={side} aria-label={t('results.filters.title')}>
          <FilterPanel state={state} />
        </aside>
        <Results state={state} />
        <ListMap pins={pinsOf('/pins/hotels', hotelsResource(search))} hrefOf={({ id }) => hotelPath(id, search.stay)} isShown={isMap} />
      </div>
      <ListBar applied={applied} isMap={isMap} isEmpty={result?.total === 0} onFilters={() => setSheetOpen(true)} onMap={state.showMap} />
      {isSheetOpen !== null && <FilterSheet state={state} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />}
    </Container>
  );
}
