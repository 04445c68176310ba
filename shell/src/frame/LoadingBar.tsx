import { css, keyframes } from '@emotion/react';
import { useEffect, useState } from 'react';
import { openRequests, useSignal } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { token } from '@straits/ui/tokens';

/** Answers that come sooner need no bar (M207). */
const SHOW_AFTER_MS = 300;

const run = keyframes`
  from { transform: translateX(-60%) scaleX(.3); }
  50% { transform: translateX(10%) scaleX(.6); }
  to { transform: translateX(110%) scaleX(.3); }
`;
const bar = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 90;
  block-size: 3px;
  background: ${token.color.coral};
  transform-origin: left;
  animation: ${run} 1.2s ease-in-out infinite;
`;

/** While requests are under way for longer than a moment. It is drawn over the page, and a part of its main content, which it is about: nothing moves. */
export function LoadingBar() {
  const { t } = useTexts('shell');
  const isBusy = useSignal(openRequests, 0) > 0;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isBusy) return setShown(false);
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isShown ? <div css={bar} role="progressbar" aria-label={t('loading.bar')} data-print="hide" /> : null;
}
