import { css } from '@emotion/react';

/** Kept while the form's code comes, so that what is below and beside it stays where it is. */
export const formsRoom = css`
  min-block-size: 44rem;
`;
