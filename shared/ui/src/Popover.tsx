import { css } from '@emotion/react';
import { useEffect, useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { token } from './tokens';

export interface PopoverTrigger {
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

export interface PopoverProps {
  /** Draws the button; spread what it gets on it. */
  trigger: (button: PopoverTrigger) => ReactNode;
  /** What opens; a function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Edge of the button that the panel keeps to. */
  align?: 'start' | 'end';
  /** Name of the panel, when it is a group of controls. */
  label?: string;
  className?: string;
}

const box = css`
  position: relative;
  display: inline-block;
`;
const panel = css`
  position: absolute;
  inset-block-start: calc(100% + 0.5rem);
  z-index: 30;
  min-inline-size: max(100%, 14rem);
  max-inline-size: min(24rem, calc(100vw - 2rem));
  padding: 0.5rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.raised};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.high};
`;
const sides = { start: css({ insetInlineStart: 0 }), end: css({ insetInlineEnd: 0 }) };

/** A small panel under a button: menus, choices. Escape, a press elsewhere or leaving by Tab closes it. */
export function Popover({ trigger, children, align = 'start', label, className }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => {
    setOpen(false);
    document.getElementById(id)?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !document.getElementById(id)?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [open, id]);

  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // The keys and focus of what is inside are only watched here; the controls are the button and the panel's own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div css={box} className={className} id={id} onKeyDown={keys} onBlur={leave}>
      {trigger({ 'aria-expanded': open, 'aria-controls': open ? `${id}-panel` : undefined, onClick: () => setOpen(!open) })}
      {open && (
        <div css={[panel, sides[align]]} id={`${id}-panel`} role={label ? 'group' : undefined} aria-label={label}>
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}
