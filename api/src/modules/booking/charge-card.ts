import { addMinutes } from '../../clock';
import type { Deps } from '../../deps';
import { takeLateMoney } from './after-sale/late-money';
import type { ChargeOutcome } from './card-provider';
import { lockPayment } from './payments.sql';
import { failPayment, settlePayment } from './settle-payment';

/** After a refused card the shopper has this long for another try. */
export const RETRY_MINUTES = 15;

/** Writes down what the provider said; `pending` leaves the payment open for `checkPayment`. */
export async function applyOutcome(deps: Deps, paymentId: string, outcome: ChargeOutcome): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, paymentId);
    if (!payment) return;
    const at = deps.clock.now();
    if (payment.status !== 'pending') {
      // The provider took money for a payment that was given up: it is never kept in silence.
      if (payment.status === 'failed' && outcome.status === 'success')
        await takeLateMoney(trx, { payment, at, actor: 'provider', providerRef: outcome.providerRef });
      return;
    }
    if (outcome.status === 'success') await settlePayment(trx, payment, { at, actor: 'provider', providerRef: outcome.providerRef });
    if (outcome.status === 'failed')
      await failPayment(trx, payment, { at, actor: 'provider', reason: outcome.reason, payUntil: addMinutes(at, RETRY_MINUTES) });
  });
}

/** Charges the card of a payment that was just started; an answer that never came is asked for later, never taken for a refusal. */
export async function chargeCard(deps: Deps, paymentId: string, cardToken: string): Promise<void> {
  const payment = await deps.db.transaction().execute((trx) => lockPayment(trx, paymentId));
  if (!payment || payment.status !== 'pending') return;
  try {
    await applyOutcome(
      deps,
      paymentId,
      await deps.cards.charge({ paymentId, amount: { amount: payment.amountMinor, currency: payment.currency }, cardToken }),
    );
  } catch (error) {
    deps.log.warn({ err: error, paymentId }, 'card charge without an answer: it is looked up later');
  }
}
