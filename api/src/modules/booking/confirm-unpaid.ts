import type { Trx } from '../../database/connection';
import { toPayMinor } from './deposits/deposit.rules';
import type { OrderRow } from './orders.sql';
import { completeSale } from './settle-payment';

/** An order of which nothing is to be paid (a code took the whole price off) is confirmed without a payment; every other one waits for its money. */
export async function confirmUnpaid(trx: Trx, order: OrderRow, at: Date): Promise<void> {
  if (order.status !== 'ORDERED' || toPayMinor(order) > 0) return;
  await completeSale(trx, order, { at, actor: 'system', reason: 'nothing_to_pay', method: null });
}
