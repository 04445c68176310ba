import { refusalCode, type HttpError } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';
import { useFailureText } from './failures';

/** What a page could not load, in place, with another try; where one's role is the reason, another try would end the same. */
export function LoadFailed({ error, onRetry }: { error: HttpError; onRetry: () => void }) {
  const { t } = useTexts('account');
  const failureText = useFailureText();
  if (refusalCode(error.failure) === 'agency_role_refused') return <Notice title={failureText(error.failure)} />;
  return (
    <Notice tone="danger" role="alert" title={t('load.failed')} actions={<Button onClick={onRetry}>{t('history.retry')}</Button>}>
      {failureText(error.failure)}
    </Notice>
  );
}
