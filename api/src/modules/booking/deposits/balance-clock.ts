import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { cancelOrder } from '../after-sale/cancel-order';
import { isMoneyMatched, markMatchedStuck } from '../matched-money.sql';
import { mailOrderMoment } from '../order-mail';
import { lockOrder } from '../orders.sql';
import { balanceDatesUntil } from './deposit.rules';
import { findUnpaidBalances, markTold } from './deposits.sql';

/** The latest word first: who has not heard of it hears only that. */
const STAGES = [3, 2, 1] as const;

/** Tells whose balance is due within a week, tomorrow, or has passed; each once. Answers how many. */
export async function remindBalances(deps: Deps): Promise<number> {
  const at = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    let count = 0;
    for (const stage of STAGES) {
      const ids = await markTold(trx, { stage, until: balanceDatesUntil(stage, at), at });
      for (const id of ids) await mailOrderMoment(trx, id, stage === 3 ? 'balance_overdue' : 'balance_reminder');
      count += ids.length;
    }
    return count;
  });
}

/** Cancels an order whose balance did not come; one that is being paid, was in this moment, or whose money the bank's file shows, stays. Answers whether it did. */
export async function endUnpaidBalance(trx: Trx, deps: Deps, orderId: string): Promise<boolean> {
  const order = await lockOrder(trx, orderId);
  const at = deps.clock.now();
  if (order.status !== 'ORDERED' || order.expiresAt === null || order.expiresAt > at) return false;
  if (await isMoneyMatched(trx, orderId)) return false;
  await cancelOrder(trx, { orderId, wanted: {}, at, termsAt: order.expiresAt, actor: 'system', reason: 'balance_unpaid' });
  return true;
}

/**
 * Cancels orders whose balance did not come, by their terms, each in its own transaction: money is locked last in each (decision 0096). Orders whose
 * money stands in the bank's file are shown to staff instead. Answers how many were cancelled.
 */
export async function endUnpaidBalances(deps: Deps): Promise<number> {
  const at = deps.clock.now();
  await markMatchedStuck(deps.db, at);
  let count = 0;
  for (const orderId of await findUnpaidBalances(deps.db, at))
    if (await deps.db.transaction().execute((trx) => endUnpaidBalance(trx, deps, orderId))) count += 1;
  return count;
}
