import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';

/** What could not be loaded can be asked for again, in its own place. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('catalog');
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('failure.title')}
      actions={
        <Button size="small" onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      }
    >
      {t('failure.text')}
    </Notice>
  );
}
