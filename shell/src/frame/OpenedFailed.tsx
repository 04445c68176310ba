import type { RemoteFailure } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Dialog } from '@straits/ui/Dialog';

export interface OpenedFailedProps {
  failure: RemoteFailure;
  onRetry: () => void;
  onClose: () => void;
}

/** In the place of a sheet or a dialog that somebody opened and whose file did not come: above the page, which stays as it is. */
export function OpenedFailed({ failure, onRetry, onClose }: OpenedFailedProps) {
  const { t } = useTexts('shell');
  const actions = (
    <>
      <Button onClick={onClose}>{t('failure.opened.close')}</Button>
      <Button prominence="main" onClick={onRetry}>
        {t('failure.retry')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('failure.opened.title')} closeLabel={t('failure.opened.close')} actions={actions}>
      <p data-failure={failure.code}>{t('failure.opened.text')}</p>
    </Dialog>
  );
}
