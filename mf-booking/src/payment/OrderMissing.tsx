import { useTexts } from '@straits/i18n';
import { useLocation } from '@straits/router';
import { loginPath, useSession } from '@straits/session';
import { Card } from '@straits/ui/Card';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';
import { useTabTitle } from '@straits/ui/tab-title';

/** An order that this visitor may not see, or that does not exist: the same words for both. */
export function OrderMissing() {
  const { t } = useTexts('booking');
  const { pathname, search } = useLocation();
  const session = useSession();
  const title = t('payment.missing.title');
  useTabTitle(title);
  return (
    <Card>
      <EmptyState
        level={1}
        title={title}
        actions={
          <>
            {session.status !== 'signed' && (
              <ButtonLink href={loginPath(pathname + search)} prominence="main">
                {t('payment.missing.signIn')}
              </ButtonLink>
            )}
            <ButtonLink href="/find-booking">{t('payment.missing.find')}</ButtonLink>
          </>
        }
      >
        {t('payment.missing.text')}
      </EmptyState>
    </Card>
  );
}
