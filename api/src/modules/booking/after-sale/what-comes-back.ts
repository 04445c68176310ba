import { shareOut } from '../discounts/discount.rules';
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

/** The same, but no more than is left of the order's payments: the card company may have given money back by itself. */
export function withinLeft(going: Going[], leftMinor: number): Going[] {
  const due = going.reduce((sum, { refundMinor }) => sum + refundMinor, 0);
  if (due <= leftMinor) return going;
  const shares = shareOut(
    leftMinor,
    going.map(({ line, refundMinor }) => ({ id: line.id, totalMinor: refundMinor })),
  );
  return going.map((one) => ({ ...one, refundMinor: shares.get(one.line.id) ?? 0 }));
}
