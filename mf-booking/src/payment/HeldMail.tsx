import type { Order } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { TextLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';

/** Too many letters were asked for at the order's address: its mails wait for the payment, and this page says what they would have said. */
export function HeldMail({ order }: { order: Order }) {
  const { t } = useTexts('booking');
  if (!order.heldMail) return null;
  const { insurersUrl } = order.heldMail;
  return (
    <Notice tone="warning" title={t('payment.heldMail.title')}>
      <p>{t('payment.heldMail.text', { code: order.code, email: order.contact.email })}</p>
      {insurersUrl && <TextLink href={insurersUrl}>{t('payment.heldMail.insurers')}</TextLink>}
    </Notice>
  );
}
