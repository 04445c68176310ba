import { css } from '@emotion/react';
import { media } from '@straits/ui/tokens';

/** The room of the promoted filters, whose code comes later: the list below stays where it is. */
export const promotedRoom = css`
  display: flow-root;
  min-block-size: 8.5rem;
  ${media.tablet} {
    min-block-size: 5rem;
  }
`;
