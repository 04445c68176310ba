import { css } from '@emotion/react';
import type { RemoteFailure } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { token } from '@straits/ui/tokens';

const box = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  font-size: ${token.text.small};
  color: ${token.color.muted};
  button {
    min-block-size: 2.75rem;
    border: 0;
    padding-inline: 0.25rem;
    background: none;
    color: ${token.color.link};
    text-decoration: underline;
  }
`;

/** In a fragment's own room; the rest of the page goes on. */
export function FragmentFailed({ failure, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  const { t } = useTexts('shell');
  return (
    <span css={box} role="group" data-failure={failure.code}>
      {t('failure.fragment')}
      <button type="button" onClick={onRetry} title={failure.code}>
        {t('failure.retry')}
      </button>
    </span>
  );
}
