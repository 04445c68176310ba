import { css } from '@emotion/react';
import type { RemoteFailure } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { ButtonLink } from '@straits/ui/Link';
import { token } from '@straits/ui/tokens';
import { ErrorPage } from './ErrorPage';

const code = css`
  font-size: ${token.text.small};
  color: ${token.color.muted};
`;

/** A page's remote did not come or broke: said in its place, with everything around it working. */
export function PageFailed({ failure, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  const { t } = useTexts('shell');
  return (
    <ErrorPage
      title={t('failure.page.title')}
      text={t('failure.page.text')}
      actions={
        <>
          <Button prominence="main" onClick={onRetry}>
            {t('failure.retry')}
          </Button>
          <ButtonLink href="/">{t('failure.home')}</ButtonLink>
        </>
      }
    >
      <p css={code}>{t('failure.code', { code: failure.code })}</p>
    </ErrorPage>
  );
}
