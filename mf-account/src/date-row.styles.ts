import { css } from '@emotion/react';

/** A day to choose with the buttons that act on it, all on one line of one height where there is room. */
export const dateRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;
  button {
    min-block-size: 3rem;
  }
`;
