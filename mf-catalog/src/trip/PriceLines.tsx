import { css } from '@emotion/react';
import type { Price } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { PriceTag } from '@straits/ui/PriceTag';
import { token } from '@straits/ui/tokens';
import { isConverted } from '../product/converted.rules';

export interface PriceLine {
  id: string;
  /** "2 × Adult". */
  label: string;
  /** Below it: ages, or what one costs. */
  note?: string;
  price: Price;
}

const list = css`
  display: grid;
  gap: 0.625rem;
  li {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  small {
    display: block;
    color: ${token.color.muted};
  }
  b {
    font-weight: 600;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;
const foot = css`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 1rem;
  margin-block-start: 0.875rem;
  padding-block-start: 0.875rem;
  border-block-start: 1px solid ${token.color.line};
`;

export interface PriceLinesProps {
  lines: readonly PriceLine[];
  total: Price | null;
  /** Whether nothing is paid later besides, on board or at the pier. */
  isAllIn?: boolean;
}

/** What each part costs and all of it together: everything that must be paid now is in it (U1). */
export function PriceLines({ lines, total, isAllIn = true }: PriceLinesProps) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  if (!total) return null;
  return (
    <div aria-live="polite">
      <ul css={list} role="list">
        {lines.map(({ id, label, note, price }) => (
          <li key={id}>
            <span>
              {label}
              {note && <small>{note}</small>}
            </span>
            <b>{money(price.shown)}</b>
          </li>
        ))}
      </ul>
      <div css={foot}>
        <strong>{t('booking.total')}</strong>
        <PriceTag
          size="large"
          align="end"
          amount={money(total.shown)}
          sub={isConverted(total) ? t('booking.charged', { amount: money(total.charge) }) : isAllIn && t('booking.allIn')}
        />
      </div>
    </div>
  );
}
