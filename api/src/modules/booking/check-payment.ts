import type { Deps } from '../../deps';
import type { Job } from '../../jobs/jobs';
import { addMinutes } from '../../clock';
import type { ChargeOutcome } from './card-provider';
import { findPayment, lockPayment, type PaymentRow } from './payments.sql';
import { failPayment } from './settle-payment';
import { applyOutcome, RETRY_MINUTES } from './charge-card';

/** A page that the shopper has left is closed. */
function askProvider({ cards }: Deps, { id, providerRef, actionUrl }: PaymentRow): Promise<ChargeOutcome | undefined> {
  const isLeft = providerRef && !actionUrl && cards.page?.isPage(providerRef);
  return isLeft ? cards.page!.close(providerRef) : cards.find(id, providerRef);
}

/** Asks the provider what became of a charge. No such charge: it never arrived, the payment has failed. Still open: the job is tried again. */
export const checkPayment: Job<'check_payment'> = async ({ paymentId }, deps) => {
  const payment = await findPayment(deps.db, paymentId);
  if (payment?.status !== 'pending') return;
  const outcome = await askProvider(deps, payment);
  if (outcome?.status === 'pending') throw new Error(`payment ${paymentId} is still open at the provider`);
  if (outcome) return applyOutcome(deps, paymentId, outcome);
  await deps.db.transaction().execute(async (trx) => {
    const locked = await lockPayment(trx, paymentId);
    const at = deps.clock.now();
    // One that was opened while we asked is not the one we asked about.
    if (locked?.status === 'pending' && locked.providerRef === payment.providerRef)
      await failPayment(trx, locked, { at, actor: 'provider', reason: 'card_token_invalid', payUntil: addMinutes(at, RETRY_MINUTES) });
  });
};
