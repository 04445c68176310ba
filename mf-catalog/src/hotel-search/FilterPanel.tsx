import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import type { FacetValue } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Checkbox } from '@straits/ui/Checkbox';
import { RadioGroup } from '@straits/ui/RadioGroup';
import { token } from '@straits/ui/tokens';
import { PriceFilter } from '../list-filters/PriceFilter';
import { appliedFilters, toggled, withoutFilters, type Facet } from './search-url.rules';
import type { HotelSearchState } from './use-hotel-search';

const group = css`
  padding-block: 1rem;
  border-block-start: 1px solid ${token.color.line};
  &:is(fieldset):first-of-type {
    padding-block-start: 0;
    border: 0;
  }
  /* A floating legend stays inside the box; otherwise it sits on its edge. */
  legend {
    float: inline-start;
    inline-size: 100%;
    margin-block-end: 0.5rem;
    font: 600 1rem/1.3 ${token.font.text};
  }
  legend + * {
    clear: both;
  }
`;
const count = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
`;
const SHORT = 6;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset css={[group, { border: 0, borderBlockStart: `1px solid ${token.color.line}`, paddingInline: 0, margin: 0 }]}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

interface FacetProps {
  facet: Facet;
  values: FacetValue[];
  state: HotelSearchState;
  label?: (value: FacetValue) => ReactNode;
}
function FacetGroup({ facet, values, state: { search, go }, label }: FacetProps) {
  const { t } = useTexts('catalog');
  const { number } = useFormat();
  const [isLong, setLong] = useState(false);
  if (values.length === 0) return null;
  const shown = isLong ? values : values.filter(({ id }, index) => index < SHORT || search[facet].includes(id));
  return (
    <Group title={t(`hotel.filter.${facet}`)}>
      {shown.map((value) => (
        <Checkbox
          key={value.id}
          label={label?.(value) ?? <span lang={value.lang}>{value.name}</span>}
          checked={search[facet].includes(value.id)}
          onChange={() => go((now) => toggled(now, facet, value.id))}
          aside={<span css={count}>{number(value.count)}</span>}
        />
      ))}
      {values.length > SHORT && (
        <Button prominence="quiet" size="small" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? t('results.filters.fewer') : t('results.filters.more', { count: values.length })}
        </Button>
      )}
    </Group>
  );
}

function RatingFilter({ state: { search, result, go } }: { state: HotelSearchState }) {
  const { t } = useTexts('catalog');
  const { number } = useFormat();
  const ratings = (result?.facets.rating ?? []).map(({ id, count: found }) => ({
    value: id,
    label: t('results.filters.ratingFrom', { rating: id }),
    aside: <span css={count}>{number(found)}</span>,
  }));
  return (
    <div css={group}>
      <RadioGroup
        label={t('results.filters.rating')}
        options={[{ value: '', label: t('results.filters.anyRating') }, ...ratings]}
        value={search.rating === null ? '' : String(search.rating)}
        onChange={(value) => go((now) => ({ ...now, rating: value ? Number(value) : null }))}
      />
    </div>
  );
}

/** All filters with how many they would leave; each change shows at once. */
export function FilterPanel({ state }: { state: HotelSearchState }) {
  const { t } = useTexts('catalog');
  const { number } = useFormat();
  const { search, result, currency, go } = state;
  const facets = result?.facets;
  if (!facets) return <div css={{ minBlockSize: '30rem' }} aria-busy="true" />;
  const isNarrowed = appliedFilters(search).some(({ filter }) => filter !== 'q');
  return (
    <div>
      <Group title={t('results.filters.booking')}>
        <Checkbox
          label={t('results.filters.freeCancellation')}
          checked={search.freeCancellation}
          onChange={(freeCancellation) => go((now) => ({ ...now, freeCancellation }))}
          aside={<span css={count}>{number(facets.freeCancellation)}</span>}
        />
        <Checkbox
          label={t('results.filters.instant')}
          checked={search.instant}
          onChange={(instant) => go((now) => ({ ...now, instant }))}
          aside={<span css={count}>{number(facets.instant)}</span>}
        />
      </Group>
      <FacetGroup facet="category" values={facets.category} state={state} />
      <FacetGroup facet="facility" values={facets.facility} state={state} />
      <FacetGroup facet="stars" values={facets.stars} state={state} label={({ id }) => t('hotel.stars', { count: Number(id) })} />
      <PriceFilter
        key={`${search.priceMin}-${search.priceMax}`}
        title={t('hotel.filter.price', { currency })}
        currency={currency}
        range={search}
        bounds={facets.price}
        onApply={(range) => go((now) => ({ ...now, ...range }))}
      />
      <RatingFilter state={state} />
      <FacetGroup facet="country" values={facets.country} state={state} />
      <FacetGroup facet="state" values={facets.state} state={state} />
      {isNarrowed && (
        <Button full onClick={() => go(withoutFilters)}>
          {t('hotel.reset')}
        </Button>
      )}
    </div>
  );
}
