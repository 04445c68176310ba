import { addMinutes } from '../../clock';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { addJob } from '../../jobs/jobs';
import { takeLateMoney } from './after-sale/late-money';
import { markStuck } from './after-sale/stuck.sql';
import type { ChargeOutcome } from './card-provider';
import { accessKeyOf } from './order-access';
import { insertHistory } from './order-history.sql';
import { lockOrder, type OrderRow } from './orders.sql';
import { findPayment, lockPayment, markAction, markPayment, type PaymentRow } from './payments.sql';
import { failPayment, settlePayment } from './settle-payment';

/** After a refused card the shopper has this long for another try. */
export const RETRY_MINUTES = 15;

const AMOUNT_DIFFERS = 'card_amount_differs';

/** Whether the provider took what was asked for. Who says how much it took must say it right; the demonstration's cards do not say. */
const isPaidInFull = ({ amountMinor, currency }: PaymentRow, { paid }: Extract<ChargeOutcome, { status: 'success' }>) =>
  paid === undefined || (paid?.amount === amountMinor && paid.currency === currency);

/** The provider took another sum: nothing is sold for it, the shopper is told, and staff sees what came. */
async function keepUnclear(
  trx: Trx,
  payment: PaymentRow,
  { outcome, at }: { outcome: Extract<ChargeOutcome, { status: 'success' }>; at: Date },
) {
  if (payment.status === 'failed' && payment.reason === AMOUNT_DIFFERS) return;
  if (payment.status === 'pending')
    await failPayment(trx, payment, { at, actor: 'provider', reason: AMOUNT_DIFFERS, payUntil: addMinutes(at, RETRY_MINUTES) });
  await markPayment(trx, payment.id, { status: 'failed', reason: AMOUNT_DIFFERS, providerRef: outcome.providerRef });
  const { id: orderId, status } = await lockOrder(trx, payment.orderId);
  await insertHistory(trx, { orderId, from: status, to: status, at, actor: 'provider', reason: AMOUNT_DIFFERS });
  await markStuck(trx, orderId, { reason: 'card_amount', at });
}

/** The provider took money for a payment that was given up: it is never kept in silence, and settled once. */
async function applyLate(trx: Trx, payment: PaymentRow, { outcome, at }: { outcome: ChargeOutcome; at: Date }) {
  if (payment.status !== 'failed' || payment.reason === 'late_refunded' || outcome.status !== 'success') return;
  if (!isPaidInFull(payment, outcome)) return keepUnclear(trx, payment, { outcome, at });
  if (payment.reason === AMOUNT_DIFFERS) return;
  await takeLateMoney(trx, { payment, at, actor: 'provider', providerRef: outcome.providerRef });
}

async function applyToOpen(trx: Trx, payment: PaymentRow, { outcome, at }: { outcome: ChargeOutcome; at: Date }) {
  if (outcome.status === 'success' && !isPaidInFull(payment, outcome)) await keepUnclear(trx, payment, { outcome, at });
  else if (outcome.status === 'success') await settlePayment(trx, payment, { at, actor: 'provider', providerRef: outcome.providerRef });
  else if (outcome.status === 'pending')
    await markAction(trx, payment.id, { providerRef: outcome.providerRef, actionUrl: outcome.actionUrl ?? null });
  else await failPayment(trx, payment, { at, actor: 'provider', reason: outcome.reason, payUntil: addMinutes(at, RETRY_MINUTES) });
}

/** Writes down what the provider said; `pending` leaves the payment open for `checkPayment`. */
export async function applyOutcome(deps: Deps, paymentId: string, outcome: ChargeOutcome): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, paymentId);
    if (!payment) return;
    const said = { outcome, at: deps.clock.now() };
    await (payment.status === 'pending' ? applyToOpen(trx, payment, said) : applyLate(trx, payment, said));
  });
}

/** The bank's page leads back to the payment page; a guest's key travels as in a mailed link, and the page hides it at once. */
export const returnUrlOf = (deps: Deps, order: Pick<OrderRow, 'id' | 'code'>) =>
  `${deps.settings.siteUrl}/payment?order=${order.code}&key=${accessKeyOf(deps, order.id)}`;

type Charged = Pick<OrderRow, 'id' | 'code'>;
/** From the provider's page, without paying: the payment ends at once, and another way can be chosen. */
const leftUrlOf = (deps: Deps, order: Charged, paymentId: string) =>
  `${deps.settings.siteUrl}/travel/v1/payments/${paymentId}/card-page-left?key=${accessKeyOf(deps, order.id)}`;

function charge(
  deps: Deps,
  { order, payment, cardToken }: { order: Charged; payment: PaymentRow; cardToken?: string },
): Promise<ChargeOutcome> {
  const { id: paymentId, createdAt: since } = payment;
  const amount = { amount: payment.amountMinor, currency: payment.currency };
  const returnUrl = returnUrlOf(deps, order);
  if (cardToken !== undefined) return deps.cards.charge({ paymentId, amount, cardToken, returnUrl });
  if (!deps.cards.page) throw new Error('a charge without a card');
  return deps.cards.page.open({
    paymentId,
    amount,
    page: { name: order.code, since, returnUrl, leftUrl: leftUrlOf(deps, order, paymentId) },
  });
}

/** Charges the card of a payment that was just started; an answer that never came is asked for later, never taken for a refusal. */
export async function chargeCard(
  deps: Deps,
  { order, paymentId, cardToken }: { order: Charged; paymentId: string; cardToken?: string },
): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment || payment.status !== 'pending') return;
  try {
    await applyOutcome(deps, paymentId, await charge(deps, { order, payment, cardToken }));
  } catch (error) {
    deps.log.warn({ err: error, paymentId }, 'card charge without an answer: it is looked up later');
  }
}

/** Who comes back waits no longer than this for the provider's word. */
const LEAVE_MS = 4_000;

/** Nobody is led to the page any more; `check_payment` closes it, and hears what became of the payment, should the provider be silent now. */
async function markLeft(trx: Trx, paymentId: string, { providerRef, now }: { providerRef: string; now: Date }) {
  await markAction(trx, paymentId, { providerRef, actionUrl: null });
  const runAt = new Date(now.getTime() + 2 * LEAVE_MS);
  await addJob(trx, { name: 'check_payment', payload: { paymentId }, key: `check_payment:${paymentId}`, runAt });
}

/** The shopper came back from the provider's page without paying. What the provider says then counts: the card may have been charged in this moment. */
export async function leaveCardPage(deps: Deps, { id: paymentId, status, providerRef }: PaymentRow): Promise<void> {
  if (status !== 'pending' || !providerRef || !deps.cards.page?.isPage(providerRef)) return;
  await deps.db.transaction().execute((trx) => markLeft(trx, paymentId, { providerRef, now: deps.clock.now() }));
  try {
    const outcome = await deps.cards.page.close(providerRef, AbortSignal.timeout(LEAVE_MS));
    if (outcome.status !== 'pending') await applyOutcome(deps, paymentId, outcome);
  } catch (error) {
    deps.log.warn({ err: error, paymentId }, 'a card page could not be closed: its payment is looked up later');
  }
}
