import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { FacetChoices, RatingChoices, TermChoices } from '../result-list/FilterGroups';
import { PriceFilter } from '../result-list/PriceFilter';
import { toggled } from '../result-list/list-address.rules';
import { appliedFilters, withoutFilters, type Facet } from './search-url.rules';
import type { HotelSearchState } from './use-hotel-search';

interface FacetsProps {
  of: Facet[];
  state: HotelSearchState;
}
function Facets({ of, state: { search, result, go } }: FacetsProps) {
  const { t } = useTexts('catalog');
  return of.map((facet) => (
    <FacetChoices
      key={facet}
      title={t(`hotel.filter.${facet}`)}
      values={result?.facets[facet] ?? []}
      chosen={search[facet]}
      onToggle={(id) => go((now) => toggled(now, facet, id))}
      label={facet === 'stars' ? ({ id }) => t('hotel.stars', { count: Number(id) }) : undefined}
    />
  ));
}

/** All filters with how many they would leave; each change shows at once. */
export function FilterPanel({ state }: { state: HotelSearchState }) {
  const { t } = useTexts('catalog');
  const { search, result, currency, go } = state;
  const facets = result?.facets;
  if (!facets) return <div css={{ minBlockSize: '30rem' }} aria-busy="true" />;
  const isNarrowed = appliedFilters(search).some(({ filter }) => filter !== 'q');
  return (
    <div>
      <TermChoices chosen={search} counts={facets} onChange={(change) => go((now) => ({ ...now, ...change }))} />
      <Facets of={['category', 'facility', 'stars']} state={state} />
      <PriceFilter
        key={`${search.priceMin}-${search.priceMax}`}
        title={t('hotel.filter.price', { currency })}
        currency={currency}
        range={search}
        bounds={facets.price}
        onApply={(range) => go((now) => ({ ...now, ...range }))}
      />
      <RatingChoices ratings={facets.rating} chosen={search.rating} onChoose={(rating) => go((now) => ({ ...now, rating }))} />
      <Facets of={['country', 'state']} state={state} />
      {isNarrowed && (
        <Button full onClick={() => go(withoutFilters)}>
          {t('hotel.reset')}
        </Button>
      )}
    </div>
  );
}
