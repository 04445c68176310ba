import { useTexts } from '@straits/i18n';
import { useLocation } from '@straits/router';
import { loginPath, useSession } from '@straits/session';
import { Container } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';

/** Unknown, somebody else's, or a link without its key: the answer is the same, and so is the way on. */
export function NoOrder() {
  const { t } = useTexts('account');
  const { pathname, search } = useLocation();
  const isSigned = useSession().status === 'signed';
  return (
    <Container narrow>
      <EmptyState
        level={1}
        title={t('order.missing')}
        actions={
          <>
            {isSigned ? (
              <ButtonLink href="/order-history" prominence="main">
                {t('order.crumb')}
              </ButtonLink>
            ) : (
              <ButtonLink href={loginPath(pathname + search)} prominence="main">
                {t('order.signIn')}
              </ButtonLink>
            )}
            <ButtonLink href="/find-booking">{t('order.find')}</ButtonLink>
          </>
        }
      >
        {t('order.missingText')}
      </EmptyState>
    </Container>
  );
}
