import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { TOAST_MS } from '@straits/api-contract/constants';
import { closeToast, type Toast } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Icon } from '@straits/ui/Icon';
import { token } from '@straits/ui/tokens';

const box = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${token.space(1)} ${token.space(3)};
  align-items: start;
  padding: ${token.space(4)};
  border: 1px solid ${token.color.line};
  border-inline-start: 4px solid ${token.color.lagoon};
  border-radius: ${token.radius.small};
  background: ${token.color.raised};
  box-shadow: ${token.shadow.high};
  pointer-events: auto;
  p {
    grid-column: 2;
  }
  button {
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
    border: 0;
    background: none;
  }
`;
const tones = {
  error: css`
    border-inline-start-color: ${token.color.danger};
    > svg {
      color: ${token.color.danger};
    }
  `,
  success: css`
    border-inline-start-color: ${token.color.success};
    > svg {
      color: ${token.color.success};
    }
  `,
  info: null,
};
const close = css`
  grid-column: 3;
  grid-row: 1 / span 2;
  margin: -${token.space(2)};
`;
const act = css`
  grid-column: 2;
  justify-self: start;
  padding: 0;
  color: ${token.color.link};
  font-weight: 600;
  text-decoration: underline;
`;

/** Goes away after 5 s, counted anew after each pause; an error or an offer stays until it is closed (M329). */
function useFading(toast: Toast | null, isPaused: boolean) {
  useEffect(() => {
    if (!toast || isPaused || toast.tone === 'error' || toast.action) return;
    const timer = setTimeout(closeToast, TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, isPaused]);
}

export function ToastBox({ toast }: { toast: Toast }) {
  const { t } = useTexts('shell');
  // Two reasons to wait, and one that ends does not end the other.
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  useFading(toast, isPointedAt || hasFocus);
  return (
    <div
      css={[box, tones[toast.tone]]}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Icon name={toast.tone === 'error' ? 'warning' : toast.tone === 'success' ? 'check' : 'info'} />
      <strong>{toast.title}</strong>
      <p>{toast.text}</p>
      {toast.action && (
        <button type="button" css={act} onClick={toast.action.onAct}>
          {toast.action.label}
        </button>
      )}
      <button type="button" css={close} aria-label={t('toast.close')} onClick={closeToast}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
