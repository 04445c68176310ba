import { keptDepositMinor } from '../deposits/deposit.rules';
import { isPaid } from '../order-status.rules';
import type { OrderLineRow, OrderRow } from '../orders.sql';
import { asDeposit, type LineCancellation } from './cancellation.rules';

export type Going = LineCancellation<OrderLineRow>;

/** Nothing comes back for what was never paid. */
const asUnpaid = (going: Going[]): Going[] => going.map((line) => ({ ...line, paidMinor: 0, refundMinor: 0 }));

/** What was paid for lines that go, and what of it comes back: by the terms, and all of it where it is our fault. */
export function whatComesBack(order: OrderRow, going: Going[], isOurFault = false): Going[] {
  const deposit = keptDepositMinor(order);
  if (!isPaid(order.status) && deposit === 0) return asUnpaid(going);
  const byTerms = deposit === 0 ? going : asDeposit(going, deposit);
  return isOurFault ? byTerms.map((one) => ({ ...one, refundMinor: one.paidMinor })) : byTerms;
}
