import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const parts = css`
  & > section {
    scroll-margin-block-start: 6rem;
    padding-block: 1.75rem 0;
  }
`;

/** The sections of a product's text, each with room for the header that stays above it; those below the window are laid out after the first paint. */
export const TextParts = ({ children }: { children: ReactNode }) => (
  <div css={parts} data-below="each">
    {children}
  </div>
);
