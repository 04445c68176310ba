import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from './tokens';

const box = css`
  display: grid;
  justify-items: center;
  gap: 0.75rem;
  padding: clamp(1.5rem, 1rem + 3vw, 3.5rem) 1rem;
  text-align: center;
`;
const titleCss = css`
  font-family: ${token.font.display};
  font-size: ${token.text.section};
  font-weight: 600;
  line-height: 1.2;
`;
const text = css`
  max-inline-size: 32rem;
  color: ${token.color.muted};
`;
const actionsCss = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.75rem;
  margin-block-start: 0.75rem;
`;

/** A small poster: sun, islands, waves and a boat that waits. */
const Drawing = () => (
  <svg width="168" height="112" viewBox="0 0 168 112" fill="none" aria-hidden="true">
    <path d="M0 78C0 35 38 4 84 4s84 31 84 74v20a10 10 0 0 1-10 10H10A10 10 0 0 1 0 98Z" fill="var(--info-soft)" />
    <circle cx="112" cy="42" r="15" fill="var(--coral)" />
    <path d="M14 78c14-22 26-30 40-12 8-8 16-6 26 12Z" fill="var(--lagoon)" opacity=".55" />
    <path d="M92 78c12-16 22-20 34-8 8-5 15-2 22 8Z" fill="var(--lagoon)" opacity=".35" />
    <path d="M0 78h168v20a10 10 0 0 1-10 10H10A10 10 0 0 1 0 98Z" fill="var(--sea)" />
    <path d="M62 76h44l-6 12H70Z" fill="var(--on-sea)" />
    <path d="M84 44v29H66ZM87 50v23h14Z" fill="var(--on-sea)" />
    <path
      d="M18 94c6 0 6-3 12-3s6 3 12 3M52 99c6 0 6-3 12-3s6 3 12 3 6-3 12-3 6 3 12 3M116 94c6 0 6-3 12-3s6 3 12 3"
      stroke="var(--lagoon)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);

export interface EmptyStateProps {
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Another drawing. */
  drawing?: ReactNode;
  /** 2 inside a page that has its h1; 1 when this is the page. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Nothing here, and what to do about it. */
export function EmptyState({ title, children, actions, drawing, level = 2, className }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div css={box} className={className}>
      {drawing ?? <Drawing />}
      <Title css={titleCss} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Title>
      {children && <div css={text}>{children}</div>}
      {actions && <div css={actionsCss}>{actions}</div>}
    </div>
  );
}
