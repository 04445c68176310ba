import { css } from '@emotion/react';
import { media, token } from '@straits/ui/tokens';

/**
 * The total and the cart's buttons at the foot of a booking panel, in sight while its parts scroll. On a phone, what the cart says stands in the
 * total's place: both together would take more than half of the sheet from the choices.
 */
export const panelFoot = css`
  position: sticky;
  inset-block-end: -1.5rem;
  z-index: 2;
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  margin-block-end: -1.5rem;
  padding-block: 0.875rem 1.5rem;
  border-block-start: 1px solid ${token.color.line};
  background: ${token.color.raised};
  ${media.phone} {
    &:has([role='status'] a, [role='alert']) > :first-of-type {
      display: none;
    }
  }
`;
