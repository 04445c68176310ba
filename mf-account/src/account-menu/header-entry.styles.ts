import { css } from '@emotion/react';
import { media, token } from '@straits/ui/tokens';

/** A link or button in the header's corner. */
export const entry = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding: 0 0.625rem;
  border: 0;
  border-radius: ${token.radius.round};
  background: none;
  color: inherit;
  font: 600 0.9375rem/1.2 ${token.font.text};
  text-decoration: none;
  white-space: nowrap;
  &:focus-visible {
    border-radius: ${token.radius.round};
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
  }
`;
/** Words that a phone's header has no room for. */
export const wideOnly = css`
  display: none;
  ${media.desktop} {
    display: inline-flex;
  }
`;
