import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from './Icon';
import { media, token } from './tokens';

const button = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${token.radius.round};
  background: none;
  color: inherit;
  transition: background-color ${token.motion.quick};
  &:focus-visible {
    border-radius: ${token.radius.round};
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.45;
  }
`;
const edged = css`
  border-color: ${token.color.lineStrong};
  background: ${token.color.surface};
`;

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** What it does, in words; also its tooltip. */
  label: string;
  edged?: boolean;
  /** Size of the drawing in CSS px; the target stays 44 px. */
  iconSize?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a drawing only. */
export const IconButton = ({ icon, label, edged: isEdged, iconSize = 22, type = 'button', ...rest }: IconButtonProps) => (
  <button type={type} css={[button, isEdged && edged]} aria-label={label} title={label} {...rest}>
    <Icon name={icon} size={iconSize} />
  </button>
);
