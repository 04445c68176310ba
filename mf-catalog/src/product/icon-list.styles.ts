import { css } from '@emotion/react';
import { token } from '@straits/ui/tokens';

/** A list whose lines begin with an icon: highlights, facilities, what is included. */
export const iconList = css`
  display: grid;
  gap: 0.5rem 1.25rem;
  & > li {
    display: flex;
    gap: 0.625rem;
  }
  svg {
    margin-block-start: 0.2rem;
    color: ${token.color.lagoon};
  }
`;
