import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import type { FacetValue } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Checkbox } from '@straits/ui/Checkbox';
import { RadioGroup } from '@straits/ui/RadioGroup';
import { token } from '@straits/ui/tokens';
import { PriceFilter } from '../list-filters/PriceFilter';
import { toggled, type Facet } from './search-url.rules';
import type { SearchState } from './use-search';

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
`;
const SHORT = 6;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset css={group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

function FacetGroup({ facet, values, state }: { facet: Facet; values: FacetValue[]; state: SearchState }) {
  const { t } = useTexts('catalog');
  const { number } = useFormat();
  const [isLong, setLong] = useState(false);
  const { search, go } = state;
  const useful = values.filter(({ id, count: found }) => found > 0 || search[facet].includes(id));
  if (useful.length === 0) return null;
  const shown = isLong ? useful : useful.filter(({ id }, index) => index < SHORT || search[facet].includes(id));
  return (
    <Group title={t(`results.filters.${facet}`)}>
      {shown.map((value) => (
        <Checkbox
          key={value.id}
          label={<span lang={value.lang}>{value.name}</span>}
          checked={search[facet].includes(value.id)}
          onChange={() => go((now) => toggled(now, facet, value.id))}
          aside={<span css={count}>{number(value.count)}</span>}
        />
      ))}
      {useful.length > SHORT && (
        <Button prominence="quiet" size="small" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? t('results.filters.fewer') : t('results.filters.more', { count: useful.length })}
        </Button>
      )}
    </Group>
  );
}

/** All filters with how many they would leave; each change shows at once. */
export function FilterPanel({ state }: { state: SearchState }) {
  const { t } = useTexts('catalog');
  const { number } = useFormat();
  const { search, result, currency, go } = state;
  const facets = result?.facets;
  if (!facets) return <div css={{ minBlockSize: '30rem' }} aria-busy="true" />;
  const ratings = [{ value: '', label: t('results.filters.anyRating') }].concat(
    facets.rating.map(({ id, count: found }) => ({
      value: id,
      label: t('results.filters.ratingFrom', { rating: id }),
      aside: <span css={count}>{number(found)}</span>,
    })),
  );
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
      <FacetGroup facet="country" values={facets.country} state={state} />
      <FacetGroup facet="state" values={facets.state} state={state} />
      <PriceFilter
        key={`${search.priceMin}-${search.priceMax}`}
        title={t('results.filters.price', { currency })}
        currency={currency}
        range={search}
        bounds={facets.price}
        onApply={(range) => go((now) => ({ ...now, ...range }))}
      />
      <div css={group}>
        <RadioGroup
          label={t('results.filters.rating')}
          options={ratings}
          value={search.rating === null ? '' : String(search.rating)}
          onChange={(value) => go((now) => ({ ...now, rating: value ? Number(value) : null }))}
        />
      </div>
    </div>
  );
}
