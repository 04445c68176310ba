import { css } from '@emotion/react';
import { useId, useState, type FormEvent } from 'react';
import type { HotelSearchResult } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { TextField } from '@straits/ui/TextField';
import { token } from '@straits/ui/tokens';
import { readPrice, writePrice } from '../product/price.rules';
import type { HotelSearchState } from './use-hotel-search';

const form = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.5rem;
  padding-block: 1rem;
  border-block-start: 1px solid ${token.color.line};
  strong,
  p,
  button {
    grid-column: 1 / -1;
  }
  strong {
    font-weight: 600;
  }
  p {
    color: ${token.color.muted};
    font-size: ${token.text.small};
  }
`;

/** A price range per room and night, typed: works with every keyboard and says what there is. */
export function PriceFilter({ state, bounds }: { state: HotelSearchState; bounds: HotelSearchResult['facets']['price'] }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const titleId = useId();
  const { search, currency, go } = state;
  const [min, setMin] = useState(() => writePrice(search.priceMin, currency));
  const [max, setMax] = useState(() => writePrice(search.priceMax, currency));
  const [isTried, setTried] = useState(false);
  const priceMin = readPrice(min, currency);
  const priceMax = readPrice(max, currency);
  const fault = (value: number | null | undefined) => (isTried && value === undefined ? t('filters.priceFault') : undefined);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (priceMin === undefined || priceMax === undefined) return;
    const isTurned = priceMin !== null && priceMax !== null && priceMin > priceMax;
    go({ ...search, priceMin: isTurned ? priceMax : priceMin, priceMax: isTurned ? priceMin : priceMax });
  };
  return (
    <form css={form} onSubmit={apply} noValidate aria-labelledby={titleId}>
      <strong id={titleId}>{t('hotel.filter.price', { currency })}</strong>
      {bounds && <p>{t('filters.priceBounds', { min: money(bounds.min), max: money(bounds.max) })}</p>}
      <TextField label={t('filters.priceMin')} inputMode="decimal" value={min} onChange={setMin} error={fault(priceMin)} />
      <TextField label={t('filters.priceMax')} inputMode="decimal" value={max} onChange={setMax} error={fault(priceMax)} />
      <Button type="submit" size="small">
        {t('filters.apply')}
      </Button>
    </form>
  );
}
