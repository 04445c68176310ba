import { css } from '@emotion/react';
import { media } from '@straits/ui/tokens';

export const counters = css`
  display: grid;
  gap: 0.25rem 2rem;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }
`;
export const rideFoot = css`
  display: grid;
  gap: 0.75rem;
  align-items: center;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
