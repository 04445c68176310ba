import type { Order } from '@straits/api-contract';
import { dueOf } from '@straits/api-contract/amount-due';
import { useFormat, useTexts } from '@straits/i18n';
import type { IconName } from '@straits/ui/Icon';
import { ButtonLink } from '@straits/ui/Link';
import { Notice, type Tone } from '@straits/ui/Notice';
import { Icon } from '@straits/ui/Icon';
import { openBalanceOf, paymentPath } from '../order-status.rules';
import { SHOP_ZONE } from '../shop-zone';
import { BookAgain } from '../book-again/BookAgain';
import { nextTextKey } from './order-detail.rules';
import { useReasonText } from '../order-reason/history-reason';

const LOOKS: Record<Order['status'], { tone: Tone; icon: IconName }> = {
  ENTRY: { tone: 'info', icon: 'cart' },
  ORDERED: { tone: 'warning', icon: 'clock' },
  pending: { tone: 'info', icon: 'refresh' },
  VERIFYING: { tone: 'info', icon: 'clock' },
  paid: { tone: 'success', icon: 'ticket' },
  completed: { tone: 'success', icon: 'check' },
  CANCELLED: { tone: 'danger', icon: 'close' },
  EXPIRED: { tone: 'warning', icon: 'clock' },
};

/** What happens next and when, with the one thing to do. Said again when the status changes while the page is open. */
export function NextStep({ order, guestKey }: { order: Order; guestKey: string | undefined }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const reason = useReasonText()(reasonOf(order));
  const balance = order.status === 'ORDERED' ? openBalanceOf(order) : undefined;
  return (
    <Notice {...LOOKS[order.status]} role="status" title={t('order.next')} actions={<Act order={order} guestKey={guestKey} />}>
      <p>{t(`order.nextText.${nextTextKey(order)}`, { email: order.contact.email })}</p>
      {balance ? (
        <>
          <strong>{t('order.balanceBy', { date: format.date(balance.balanceOn) })}</strong>
          <p>{t('order.balanceEnds', { at: format.instant(balance.endsAt, SHOP_ZONE) })}</p>
        </>
      ) : (
        isToPay(order) && <strong>{t('order.payBy', { at: format.instant(order.expiresAt, SHOP_ZONE) })}</strong>
      )}
      {reason && <p>{reason}</p>}
    </Notice>
  );
}

const isToPay = (order: Order): order is Order & { expiresAt: string } => order.status === 'ORDERED' && order.expiresAt !== null;

/** Why a proof was refused, or why it is cancelled: that has nothing to do with a card that was declined before. */
function reasonOf({ status, payment, history }: Order) {
  const ofStatus = history.at(-1)?.reason;
  if (status === 'CANCELLED') return ofStatus ?? payment?.reason;
  if (status !== 'ORDERED') return null;
  const reason = payment?.reason ?? ofStatus;
  // That the deposit is there is said above.
  return reason === 'deposit_paid' ? null : reason;
}

function Act({ order, guestKey }: { order: Order; guestKey: string | undefined }) {
  if (order.status === 'ORDERED') return <PayLink order={order} guestKey={guestKey} />;
  return OVER.includes(order.status) ? <BookAgain order={order} /> : null;
}

const OVER: Order['status'][] = ['EXPIRED', 'CANCELLED', 'completed'];

const payKeyOf = (order: Order) => (!order.plan ? 'order.pay' : openBalanceOf(order) ? 'order.payBalance' : 'order.payDeposit');

function PayLink({ order, guestKey }: { order: Order; guestKey: string | undefined }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const isProof = order.payment?.status === 'awaiting_proof';
  return (
    <ButtonLink
      data-print="hide"
      href={paymentPath(order.code, guestKey, openBalanceOf(order) !== undefined)}
      prominence="main"
      icon={<Icon name={isProof ? 'upload' : 'card'} size={18} />}
    >
      {isProof ? t('order.proof') : t(payKeyOf(order), { amount: format.money(dueOf(order)) })}
    </ButtonLink>
  );
}
