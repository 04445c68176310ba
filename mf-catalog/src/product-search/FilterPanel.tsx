import { useTexts } from '@straits/i18n';
import { FacetChoices, RatingChoices, TermChoices } from '../result-list/FilterGroups';
import { PriceFilter } from '../result-list/PriceFilter';
import { toggled } from '../result-list/list-address.rules';
import type { Facet } from './search-url.rules';
import type { SearchState } from './use-search';

const FACETS = ['category', 'country', 'state'] as const satisfies readonly Facet[];

/** All filters with how many they would leave; each change shows at once. */
export function FilterPanel({ state: { search, result, currency, go } }: { state: SearchState }) {
  const { t } = useTexts('catalog');
  const facets = result?.facets;
  if (!facets) return <div css={{ minBlockSize: '30rem' }} aria-busy="true" />;
  return (
    <div>
      <TermChoices chosen={search} counts={facets} onChange={(change) => go((now) => ({ ...now, ...change }))} />
      {FACETS.map((facet) => (
        <FacetChoices
          key={facet}
          title={t(`results.filters.${facet}`)}
          values={facets[facet]}
          chosen={search[facet]}
          onToggle={(id) => go((now) => toggled(now, facet, id))}
        />
      ))}
      <PriceFilter
        key={`${search.priceMin}-${search.priceMax}`}
        title={t('results.filters.price', { currency })}
        currency={currency}
        range={search}
        bounds={facets.price}
        onApply={(range) => go((now) => ({ ...now, ...range }))}
      />
      <RatingChoices ratings={facets.rating} chosen={search.rating} onChoose={(rating) => go((now) => ({ ...now, rating }))} />
    </div>
  );
}
