import type { Order } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { TextLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';

/** Too many letters were asked for at the order's address: its mails wait for the payment, and this page says what they would have said. */
export function HeldMail({ order }: { order: Order }) {
  const { t } = useTexts('account');
  if (!order.heldMail) return null;
  const { insurersUrl } = order.heldMail;
  return (
    <Notice tone="warning" title={t('order.heldMail.title')}>
      <p>{t('order.heldMail.text', { code: order.code, email: order.contact.email })}</p>
      {insurersUrl && <TextLink href={insurersUrl}>{t('order.heldMail.insurers')}</TextLink>}
    </Notice>
  );
}
