import { css, keyframes } from '@emotion/react';
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { focusFirstField } from './focus-first-field';
import { IconButton } from './IconButton';
import { media, token } from './tokens';

const rise = keyframes`from { opacity: 0; translate: 0 1rem; }`;
const slideUp = keyframes`from { translate: 0 100%; }`;
const dialog = css`
  inline-size: min(34rem, calc(100vw - 2rem));
  max-block-size: min(46rem, calc(100dvh - 2rem));
  padding: 0;
  border: 0;
  border-radius: ${token.radius.large};
  background: ${token.color.raised};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.high};
  overscroll-behavior: contain;
  &[open] {
    display: flex;
    animation: ${rise} ${token.motion.calm};
  }
  &::backdrop {
    background: rgb(6 22 28 / 0.55);
  }
`;
const wide = css`
  inline-size: min(56rem, calc(100vw - 2rem));
`;
const sheet = css`
  ${media.phone} {
    inline-size: 100%;
    max-inline-size: 100%;
    max-block-size: 88dvh;
    margin-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    &[open] {
      animation-name: ${slideUp};
    }
  }
`;
const frame = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
  max-block-size: inherit;
`;
const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  padding: 0.75rem 0.75rem 0.75rem 1.5rem;
  padding-inline: 1.5rem 0.75rem;
  border-block-end: 1px solid ${token.color.line};
  h2 {
    font-size: ${token.text.title};
  }
`;
const body = css`
  flex: 1;
  padding: 1.25rem 1.5rem 1.5rem;
  overflow-y: auto;
`;
const foot = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0.75rem;
  padding: 0.875rem 1.5rem;
  padding-block-end: max(0.875rem, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token.color.line};
  ${media.phone} {
    & > * {
      flex: 1;
    }
  }
`;

export interface DialogProps {
  open: boolean;
  /** Escape, the cross, a press beside it. The caller sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the bottom, always in sight. */
  actions?: ReactNode;
  /** 'sheet' comes from the bottom on phones; 'wide' has room for two columns. */
  variant?: 'box' | 'sheet' | 'wide';
  /** For questions that must be answered: a press beside it does nothing. */
  keepOnOutside?: boolean;
  className?: string;
}

// The browser traps focus, makes the page inert and gives focus back. Where it cannot (old test environments), it is at least shown.
// It begins at the close button, which comes first: where there is something to fill, at that.
function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !open) return;
    if (element.showModal) element.showModal();
    else element.setAttribute('open', '');
    const stopWaiting = content.current ? focusFirstField(content.current) : undefined;
    return () => {
      stopWaiting?.();
      if (element.close) element.close();
      else element.removeAttribute('open');
    };
  }, [open]);
  return { ref, content };
}

/** A question or a task above the page. */
export function Dialog({ open, onClose, title, closeLabel, children, actions, variant = 'box', keepOnOutside, className }: DialogProps) {
  const { ref, content } = useModal(open);
  const titleId = useId();
  const pressBeside = (event: MouseEvent) => {
    if (event.target === ref.current && !keepOnOutside) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the press beside it is for pointers; keys have Escape and the cross
    <dialog
      css={[dialog, variant === 'wide' && wide, variant !== 'box' && sheet]}
      className={className}
      ref={ref}
      aria-labelledby={titleId}
      data-modal=""
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={pressBeside}
    >
      {open && (
        <div css={frame}>
          <div css={head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div css={body} ref={content}>
            {children}
          </div>
          {actions && <div css={foot}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
