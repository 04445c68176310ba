import { css } from '@emotion/react';
import { token } from './tokens';

const row = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-size: 0.9375rem;
  line-height: 1.3;
  white-space: nowrap;
`;
const strong = css`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
const quiet = css`
  color: ${token.color.muted};
`;
// Five stars in one mask: a bar of colour behind it is cut to the nearest half star.
const stars = css`
  inline-size: 5.4em;
  block-size: 1em;
  background: linear-gradient(
    to right,
    ${token.color.star} var(--part),
    color-mix(in srgb, ${token.color.star} 28%, transparent) var(--part)
  );
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='m12 1.5 3.1 6.7 7.3.9-5.4 5 1.4 7.3L12 17.8l-6.4 3.6L7 14.1l-5.4-5 7.3-.9Z'/%3E%3C/svg%3E")
    0 0 / 20% 100%;
  &:dir(rtl) {
    background: linear-gradient(
      to left,
      ${token.color.star} var(--part),
      color-mix(in srgb, ${token.color.star} 28%, transparent) var(--part)
    );
  }
`;

export interface RatingProps {
  /** 0 to 5. */
  value: number;
  /** The value as shown: "4.6" in the shopper's notation. */
  text: string;
  /** How many, as shown: "(1,204)". */
  count?: string;
  /** All of it in words: "4.6 of 5, 1,204 reviews". */
  label: string;
  /** One star instead of five. */
  compact?: boolean;
  className?: string;
}

/** Stars, number and count; screen readers hear `label`. */
export const Rating = ({ value, text, count, label, compact, className }: RatingProps) => (
  <span css={row} className={className}>
    <span
      css={stars}
      style={
        {
          '--part': compact ? '100%' : `${Math.round(value * 2) * 10}%`,
          ...(compact ? { inlineSize: '1.08em', maskSize: '100% 100%' } : {}),
        } as Record<string, string>
      }
      aria-hidden="true"
    />
    <span css={strong} aria-hidden="true">
      {text}
    </span>
    {count && (
      <span css={quiet} aria-hidden="true">
        {count}
      </span>
    )}
    <span className="visually-hidden">{label}</span>
  </span>
);
