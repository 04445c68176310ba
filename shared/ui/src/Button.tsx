import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { buttonCss, type ButtonLook } from './button.styles';
import { Spinner } from './Spinner';

const content = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  min-inline-size: 0;
`;
const away = css`
  opacity: 0;
`;
const centred = css`
  position: absolute;
  inset: 0;
  margin: auto;
`;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Keeps the button's width, shows a spinner, ignores presses, keeps focus. */
  busy?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something here. `prominence="main"` is the coral one: once per screen. To go somewhere use `ButtonLink`. */
export function Button({ prominence, size, full, busy, icon, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      css={buttonCss({ prominence, size, full })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <span css={[content, busy && away]}>
        {icon}
        {children}
      </span>
      {busy && <Spinner css={centred} />}
    </button>
  );
}
