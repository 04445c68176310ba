import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';
import { media, token } from './tokens';

const bar = css`
  position: sticky;
  inset-block-end: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-inline: calc(-1 * var(--gutter, 1rem));
  padding: 0.75rem var(--gutter, 1rem);
  padding-block-end: max(0.75rem, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token.color.line};
  background: ${token.color.raised};
  box-shadow: 0 -8px 24px rgb(19 36 43 / 0.08);
  ${media.print} {
    display: none;
  }
`;
const phonesOnly = css`
  ${media.desktop} {
    display: none;
  }
`;

export interface BottomBarProps extends HTMLAttributes<HTMLDivElement> {
  /** Stays on wide screens too. */
  always?: boolean;
}

/** The page's main act, at the thumb. Put it last inside `Container`, so that it sticks to the bottom and covers nothing at the end. */
export const BottomBar = ({ always, ...rest }: BottomBarProps) => <div css={[bar, !always && phonesOnly]} {...rest} />;
