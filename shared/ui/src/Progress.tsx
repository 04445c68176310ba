import { css, keyframes } from '@emotion/react';
import { token } from './tokens';

export interface ProgressProps {
  /** What goes on, for screen readers. */
  label: string;
  /** 0 to 1; null while nobody knows. */
  value: number | null;
  /** Shown beside the bar, for example "42 %". */
  text?: string;
  className?: string;
}

const slide = keyframes`from { translate: -100% 0; } to { translate: 260% 0; }`;
const row = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
`;
const track = css`
  flex: 1;
  block-size: 0.5rem;
  border-radius: ${token.radius.round};
  background: ${token.color.line};
  overflow: clip;
`;
const bar = css`
  block-size: 100%;
  border-radius: inherit;
  background: ${token.color.lagoon};
  transition: inline-size ${token.motion.calm};
`;
const unknown = css`
  inline-size: 38%;
  animation: ${slide} 1.3s ease-in-out infinite;
`;

/** How far something is. */
export function Progress({ label, value, text, className }: ProgressProps) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div css={row} className={className}>
      <div
        css={track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <div css={[bar, value === null && unknown]} style={percent === undefined ? undefined : { inlineSize: `${percent}%` }} />
      </div>
      {text && <span aria-hidden="true">{text}</span>}
    </div>
  );
}
