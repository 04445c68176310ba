import { css, keyframes } from '@emotion/react';

const turn = keyframes`to { rotate: 1turn; }`;
const spinner = css`
  display: inline-block;
  inline-size: 1.25em;
  block-size: 1.25em;
  flex: none;
  border: 2px solid color-mix(in srgb, currentColor 28%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

export interface SpinnerProps {
  /** Said to screen readers; without it the spinner is decoration. */
  label?: string;
  className?: string;
}

/** Something is going on. Prefer `Skeleton` for content and `Progress` for anything over a second. */
export function Spinner({ label, className }: SpinnerProps) {
  return label ? (
    <span css={spinner} className={className} role="status" aria-label={label} />
  ) : (
    <span css={spinner} className={className} aria-hidden="true" />
  );
}
