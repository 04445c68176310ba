import { css, keyframes } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTexts } from '@straits/i18n';
import { Container } from '@straits/ui/Container';
import { token } from '@straits/ui/tokens';

/** After this long a shopper is told that we are still at it. */
const STILL_LOADING_MS = 3_000;

const breathe = keyframes`50% { opacity: .55 }`;
const room = css`
  display: grid;
  gap: ${token.space(4)};
  align-content: start;
  min-block-size: 70vh;
  padding-block: ${token.space(8)};
  > div {
    border-radius: ${token.radius.small};
    background: ${token.color.sunken};
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;
const still = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space(3)};
  color: ${token.color.muted};
  button {
    min-block-size: 2.75rem;
    padding-inline: ${token.space(4)};
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.small};
    background: ${token.color.surface};
  }
`;

/** The room of a page that is coming: title, picture, lines. What hangs is not asked for twice by a browser: only a new page helps. */
export function PageSkeleton() {
  const { t } = useTexts('shell');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), STILL_LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Container>
      <div css={room} aria-busy="true">
        <div style={{ blockSize: '2.75rem', inlineSize: 'min(28rem, 80%)' }} />
        <div style={{ blockSize: 'clamp(12rem, 34vw, 24rem)' }} />
        <div style={{ blockSize: '1.25rem', inlineSize: '92%' }} />
        <div style={{ blockSize: '1.25rem', inlineSize: '74%' }} />
        <p css={still} role="status">
          {isSlow && (
            <>
              {t('loading.still')}
              <button type="button" onClick={() => window.location.reload()}>
                {t('failure.retry')}
              </button>
            </>
          )}
        </p>
      </div>
    </Container>
  );
}
