import { css } from '@emotion/react';
import { token } from '@straits/ui/tokens';

/** A card's title with its act beside it. */
export const cardHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
`;
export const muted = css`
  color: ${token.color.muted};
`;
