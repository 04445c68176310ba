import { css } from '@emotion/react';
import { currentToast, useSignal } from '@straits/http';
import { media, token } from '@straits/ui/tokens';
import { ToastBox } from './lazy-parts';

const region = css`
  position: fixed;
  inset-inline: ${token.space(4)};
  inset-block-end: ${token.space(4)};
  z-index: 80;
  pointer-events: none;
  ${media.tablet} {
    inset-inline-start: auto;
    max-inline-size: 26rem;
  }
`;

/** One toast at a time. The two live regions are there from the start, because screen readers ignore those that come with their text. */
export function ToastRegion() {
  const toast = useSignal(currentToast, null);
  const isError = toast?.tone === 'error';
  return (
    <div css={region} data-print="hide">
      <div role="status">{toast && !isError && <ToastBox key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast && isError && <ToastBox key={toast.id} toast={toast} />}</div>
    </div>
  );
}
