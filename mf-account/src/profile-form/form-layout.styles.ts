import { css } from '@emotion/react';
import { media } from '@straits/ui/tokens';

export const narrow = css`
  max-inline-size: 40rem;
`;
/** Two short fields beside each other where there is room. */
export const pair = css`
  display: grid;
  gap: 1.25rem;
  align-items: start;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
export const actions = css`
  display: grid;
  gap: 0.75rem;
  ${media.tablet} {
    grid-template-columns: 1fr auto;
  }
`;
