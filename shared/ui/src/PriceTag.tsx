import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from './tokens';

const box = css`
  display: block;
  line-height: 1.3;
`;
const quiet = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;
const amountCss = css`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
const sizes = {
  small: css({ fontSize: '1rem' }),
  medium: css({ fontSize: '1.1875rem' }),
  large: css({ fontSize: 'clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem)', letterSpacing: '-0.01em' }),
};
const struck = css`
  color: ${token.color.muted};
  margin-inline-end: 0.375rem;
`;
const whole = css`
  display: inline-block;
`;
const block = css`
  display: block;
`;

export interface PriceTagProps {
  /** "from". */
  from?: ReactNode;
  /** Already in the shopper's notation: "SGD 128.00". */
  amount: ReactNode;
  /** Per what: "per person". */
  unit?: ReactNode;
  /** Earlier price, struck out, and its words for screen readers. */
  before?: ReactNode;
  beforeLabel?: string;
  /** Below: "You pay IDR 1,520,000". */
  sub?: ReactNode;
  size?: keyof typeof sizes;
  align?: 'start' | 'end';
  className?: string;
}

/** What it costs, per what, and what is charged. */
export const PriceTag = ({ from, amount, unit, before, beforeLabel, sub, size = 'medium', align = 'start', className }: PriceTagProps) => (
  <span css={box} className={className} style={{ textAlign: align }}>
    {from && <span css={quiet}>{from} </span>}
    {before && (
      <>
        {beforeLabel && <span className="visually-hidden">{beforeLabel} </span>}
        <s css={[quiet, struck]}>{before}</s>
      </>
    )}
    <span css={[amountCss, sizes[size]]}>{amount}</span>
    {unit && (
      <>
        {' '}
        <span css={[quiet, whole]}>{unit}</span>
      </>
    )}
    {sub && <span css={[quiet, block]}>{sub}</span>}
  </span>
);
