import { css } from '@emotion/react';
import { media } from '@straits/ui/tokens';

/** A date and time in a table's cell: the time does not fall below its date. On phones, where cells are narrow, it may. */
export const wholeInstant = css`
  ${media.desktop} {
    white-space: nowrap;
  }
`;
