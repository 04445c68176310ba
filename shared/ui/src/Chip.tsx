import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { media, token } from './tokens';

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-block-size: 2.25rem;
  padding: 0.25rem 0.875rem;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.round};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-size: 0.9375rem;
  line-height: 1.3;
  white-space: nowrap;
  &:focus-visible {
    border-radius: ${token.radius.round};
  }
  ${media.hover} {
    &:hover {
      border-color: ${token.color.ink};
    }
  }
  &[aria-pressed='true'] {
    background: ${token.color.lagoon};
    border-color: ${token.color.lagoon};
    color: ${token.color.onLagoon};
  }
`;
const removable = css`
  // It holds what somebody typed: the longest word breaks, and the page does not scroll sideways.
  max-inline-size: 100%;
  white-space: normal;
  overflow-wrap: anywhere;
  text-align: start;
  svg {
    flex: none;
  }
  padding-inline-end: 0.5rem;
  background: ${token.color.infoSoft};
  border-color: transparent;
`;

export interface ChipProps {
  children: ReactNode;
  /** Takes the applied filter away; `removeLabel` says so: "Remove filter Pool". */
  onRemove?: () => void;
  removeLabel?: string;
  /** A filter that can be switched on and off. */
  pressed?: boolean;
  onPress?: () => void;
  icon?: ReactNode;
  className?: string;
}

/** An applied filter with a cross, or a filter to switch. */
export function Chip({ children, onRemove, removeLabel, pressed, onPress, icon, className }: ChipProps) {
  return onRemove ? (
    <button type="button" css={[chip, removable]} className={className} aria-label={removeLabel} onClick={onRemove}>
      {icon}
      {children}
      <Icon name="close" size={16} />
    </button>
  ) : (
    <button type="button" css={chip} className={className} aria-pressed={pressed ?? false} onClick={onPress}>
      {icon}
      {children}
    </button>
  );
}
