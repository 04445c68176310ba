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
// Corners of one star in a box of 24 by 24, from its tip on.
const CORNERS = [
  [12, 1.5],
  [15.1, 8.2],
  [22.4, 9.1],
  [17, 14.1],
  [18.4, 21.4],
  [12, 17.8],
  [5.6, 21.4],
  [7, 14.1],
  [1.6, 9.1],
  [8.9, 8.2],
  [12, 1.5],
] as const;
const ROOM = 1.08;
const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;
/** A row of stars as one shape, from tip to tip. No picture: for each the browser would open a document of its own before the first paint. */
const starShape = (count: number) =>
  Array.from({ length: count }, (_, star) =>
    CORNERS.map(([x, y]) => `${percent((star * ROOM + (ROOM - 1) / 2 + x / 24) / (count * ROOM))} ${percent(y / 24)}`),
  ).flat();

// A bar of colour behind the shape is cut to the nearest half star.
const bar = css`
  block-size: 1em;
  background: linear-gradient(
    to right,
    ${token.color.star} var(--part),
    color-mix(in srgb, ${token.color.star} 28%, transparent) var(--part)
  );
  &:dir(rtl) {
    background: linear-gradient(
      to left,
      ${token.color.star} var(--part),
      color-mix(in srgb, ${token.color.star} 28%, transparent) var(--part)
    );
  }
`;
const five = css`
  inline-size: ${5 * ROOM}em;
  clip-path: polygon(${starShape(5).join(', ')});
`;
const one = css`
  inline-size: ${ROOM}em;
  clip-path: polygon(${starShape(1).join(', ')});
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
      css={[bar, compact ? one : five]}
      style={{ '--part': compact ? '100%' : `${Math.round(value * 2) * 10}%` } as Record<string, string>}
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
