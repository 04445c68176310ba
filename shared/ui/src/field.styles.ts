import { css } from '@emotion/react';
import { media, token } from './tokens';

/** The look of a box to type or choose in. 16 px text, so that phones do not zoom in. */
export const inputCss = css`
  inline-size: 100%;
  min-block-size: 3rem;
  padding: 0.5rem 0.8125rem;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.small};
  background: ${token.color.raised};
  color: ${token.color.ink};
  font: 400 1rem/1.4 ${token.font.text};
  transition: border-color ${token.motion.quick};
  appearance: none;
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${token.color.ink};
    }
  }
  &:focus-visible {
    outline: 3px solid ${token.color.lagoon};
    outline-offset: 0;
    border-color: ${token.color.lagoon};
    border-radius: ${token.radius.small};
  }
  &[aria-invalid='true'] {
    border: 2px solid ${token.color.danger};
    padding-inline: calc(0.8125rem - 1px);
  }
  &:disabled {
    background: ${token.color.sunken};
    color: ${token.color.muted};
    cursor: not-allowed;
  }
  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;

export const labelCss = css`
  display: block;
  font-weight: 600;
  line-height: 1.35;
`;
export const markCss = css`
  font-weight: 400;
  color: ${token.color.muted};
  font-size: ${token.text.small};
  margin-inline-start: 0.375rem;
`;
export const hintCss = css`
  display: block;
  color: ${token.color.muted};
  font-size: ${token.text.small};
  line-height: 1.45;
`;
export const errorCss = css`
  display: flex;
  gap: 0.375rem;
  align-items: flex-start;
  color: ${token.color.danger};
  font-size: ${token.text.small};
  font-weight: 600;
  line-height: 1.45;
  svg {
    margin-block-start: 0.125rem;
  }
`;
export const fieldCss = css`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  min-inline-size: 0;
  scroll-margin-block: 6rem;
`;
