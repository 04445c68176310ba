import { css } from '@emotion/react';
import { token } from './tokens';

/** A tick box or radio drawn in the shop's colours; the native control stays underneath. */
export const choiceInputCss = css`
  appearance: none;
  flex: none;
  display: inline-grid;
  place-content: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: 0;
  border: 1.5px solid ${token.color.lineStrong};
  border-radius: ${token.radius.small};
  background: ${token.color.raised};
  transition: background-color ${token.motion.quick};
  &[type='radio'] {
    border-radius: 50%;
  }
  &::before {
    content: '';
    inline-size: 0.875rem;
    block-size: 0.875rem;
    scale: 0;
    background: ${token.color.onLagoon};
    clip-path: polygon(14% 47%, 4% 58%, 40% 90%, 97% 22%, 86% 13%, 39% 69%);
    transition: scale ${token.motion.quick};
  }
  &[type='radio']::before {
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border-radius: 50%;
    clip-path: none;
  }
  &:checked {
    background: ${token.color.lagoon};
    border-color: ${token.color.lagoon};
  }
  &:checked::before {
    scale: 1;
  }
  &:focus-visible {
    border-radius: ${token.radius.small};
  }
  &[type='radio']:focus-visible {
    border-radius: 50%;
  }
  [aria-invalid='true'] &,
  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
    border-width: 2px;
  }
  &:disabled {
    background: ${token.color.sunken};
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`;

export const choiceCss = css`
  display: flex;
  gap: 0.75rem;
  align-items: flex-start;
  padding-block: 0.625rem;
  cursor: pointer;
  line-height: 1.5rem;
  &:has(:disabled) {
    cursor: not-allowed;
    color: ${token.color.muted};
  }
`;
