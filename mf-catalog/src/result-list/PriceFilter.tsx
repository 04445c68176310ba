import { css } from '@emotion/react';
import { useId, useState, type FormEvent } from 'react';
import type { SearchResult } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { TextField } from '@straits/ui/TextField';
import { token } from '@straits/ui/tokens';
import { readPrice, writePrice } from '../product/price.rules';

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

/** In minor units of the shopper's currency; null is open. */
export interface PriceRange {
  priceMin: number | null;
  priceMax: number | null;
}
export interface PriceFilterProps {
  title: string;
  currency: string;
  range: PriceRange;
  /** What there is. */
  bounds: SearchResult['facets']['price'];
  onApply: (range: PriceRange) => void;
}

/** A price range, typed: works with every keyboard and says what there is. */
export function PriceFilter({ title, currency, range, bounds, onApply }: PriceFilterProps) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const titleId = useId();
  const [min, setMin] = useState(() => writePrice(range.priceMin, currency));
  const [max, setMax] = useState(() => writePrice(range.priceMax, currency));
  const [isTried, setTried] = useState(false);
  const priceMin = readPrice(min, currency);
  const priceMax = readPrice(max, currency);
  const fault = (value: number | null | undefined) => (isTried && value === undefined ? t('results.filters.priceFault') : undefined);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (priceMin === undefined || priceMax === undefined) return;
    const isTurned = priceMin !== null && priceMax !== null && priceMin > priceMax;
    onApply(isTurned ? { priceMin: priceMax, priceMax: priceMin } : { priceMin, priceMax });
  };
  return (
    <form css={form} onSubmit={apply} noValidate aria-labelledby={titleId}>
      <strong id={titleId}>{title}</strong>
      {bounds && <p>{t('results.filters.priceBounds', { min: money(bounds.min), max: money(bounds.max) })}</p>}
      <TextField label={t('results.filters.priceMin')} inputMode="decimal" value={min} onChange={setMin} error={fault(priceMin)} />
      <TextField label={t('results.filters.priceMax')} inputMode="decimal" value={max} onChange={setMax} error={fault(priceMax)} />
      <Button type="submit" size="small">
        {t('results.filters.apply')}
      </Button>
    </form>
  );
}
