import { addMinutes } from '../../clock';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { changeOrderStatus } from './change-order-status';
import { waitsUntil } from './deposits/deposit.rules';
import { mailOrderMoment } from './order-mail';
import { lockOrder, markOrderExpiry, type OrderRow } from './orders.sql';
import { lockPayment, markPayment } from './payments.sql';
import { afterWorkingHours } from './working-hours.rules';

/** Within so many working hours staff look at a proof (N9). A picture alone keeps a guest's places no longer than that. */
const STAFF_HOURS = 2;
/** Whom the shop knows waits well beyond a weekend. */
const KNOWN_MINUTES = 7 * 24 * 60;

const verifiedBy = ({ userId }: Pick<OrderRow, 'userId'>, at: Date) =>
  userId === null ? afterWorkingHours(at, STAFF_HOURS) : addMinutes(at, KNOWN_MINUTES);

/**
 * "I have paid": the proof goes to staff and the order waits for their word. Claiming twice is claiming once.
 * Refuses: not_found, proof_missing, payment_state_refused, order_state_refused.
 */
export async function claimPaid(deps: Deps, paymentId: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const payment = (await lockPayment(trx, paymentId)) ?? refuse('not_found');
    if (payment.status === 'verifying') return;
    if (payment.status === 'awaiting_proof') refuse('proof_missing');
    if (payment.status !== 'proof_given') refuse('payment_state_refused');
    const order = await lockOrder(trx, payment.orderId);
    const at = deps.clock.now();
    await markPayment(trx, payment.id, { status: 'verifying', expiresAt: null });
    await changeOrderStatus(trx, order, { to: 'VERIFYING', at, actor: 'customer' });
    await markOrderExpiry(trx, order.id, waitsUntil(order, verifiedBy(order, at)));
    await mailOrderMoment(trx, order.id, 'proof_received');
  });
}
