import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';

const quiet = css`
  &:focus-visible {
    outline: none;
  }
`;

/** Takes the focus when it comes: the button that brought it is gone, and the keyboard would begin at the top of the page. */
export function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div css={quiet} ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
