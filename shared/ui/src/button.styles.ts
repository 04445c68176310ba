import { css } from '@emotion/react';
import { media, token } from './tokens';

export interface ButtonLook {
  prominence?: 'main' | 'second' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its place. */
  full?: boolean;
}

const base = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  max-inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0.5rem 1.125rem;
  border: 1px solid transparent;
  border-radius: ${token.radius.small};
  font: 600 1rem/1.25 ${token.font.text};
  text-align: center;
  text-decoration: none;
  background: none;
  transition:
    background-color ${token.motion.quick},
    border-color ${token.motion.quick},
    translate ${token.motion.quick};
  &:focus-visible {
    border-radius: ${token.radius.small};
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    translate: 0 1px;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    cursor: not-allowed;
    color: ${token.color.muted};
    background: ${token.color.sunken};
    border-color: ${token.color.line};
  }
  &[aria-busy] {
    cursor: progress;
  }
`;

// Hover never overrides the disabled look.
const live = '&:hover:not(:disabled, [aria-disabled])';

const prominences = {
  main: css`
    background: ${token.color.coral};
    color: ${token.color.onCoral};
    ${media.hover} {
      ${live} {
        background: ${token.color.coralHover};
      }
    }
  `,
  second: css`
    background: ${token.color.surface};
    color: ${token.color.ink};
    border-color: ${token.color.lineStrong};
    ${media.hover} {
      ${live} {
        background: ${token.color.sunken};
        border-color: ${token.color.ink};
      }
    }
  `,
  quiet: css`
    color: ${token.color.link};
    ${media.hover} {
      ${live} {
        background: ${token.color.infoSoft};
      }
    }
  `,
  danger: css`
    background: ${token.color.danger};
    color: ${token.color.onDanger};
    ${media.hover} {
      ${live} {
        background: ${token.color.dangerHover};
      }
    }
  `,
};

const sizes = {
  small: css`
    min-block-size: 2.25rem;
    padding: 0.25rem 0.75rem;
    font-size: 0.9375rem;
  `,
  medium: null,
  large: css`
    min-block-size: 3rem;
    padding: 0.5rem 1.5rem;
    font-size: 1.0625rem;
  `,
};

const fullWidth = css`
  inline-size: 100%;
`;

/** The look of a button, for what acts and for what leads somewhere. */
export const buttonCss = ({ prominence = 'second', size = 'medium', full }: ButtonLook) => [
  base,
  sizes[size],
  prominences[prominence],
  full && fullWidth,
];
