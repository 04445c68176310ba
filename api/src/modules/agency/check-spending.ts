import type { Trx } from '../../database/connection';
import { refuse } from '../../http/refusal';
import { convert, findCurrencies } from '../shop';
import { isApproved } from './approvals.sql';
import { findAgencyName } from './people.sql';
import { isWithin } from './spending.rules';
import { findSpentBesides, insertSpending, lockLimits, type SpendingKey } from './spending.sql';

/** An agency's order that somebody is about to pay or reserve. */
export interface AgencyOrder {
  id: string;
  agencyId: string | null;
  totalMinor: number;
  currency: string;
}
export interface SpendingBy {
  userId: string | null;
  now: Date;
  /** What of the order is paid; without it all of it. */
  of?: { part: SpendingKey['part']; amountMinor: number };
}

/**
 * Lets a person of an agency pay an order of it within their limits, or above them with an approval of its price, and counts what is paid for their month (decision 0162).
 * Call it in the payment's transaction, after the order is locked. Orders of nobody's agency pass. Refuses: approval_needed.
 */
export async function checkSpending(trx: Trx, order: AgencyOrder, { userId, now, of }: SpendingBy): Promise<void> {
  if (!order.agencyId || !userId) return;
  const agency = await findAgencyName(trx, order.agencyId);
  if (!agency) return;
  const currencies = await findCurrencies(trx);
  const inTheirs = (amount: number) => convert({ amount, currency: order.currency }, agency.currency, currencies).amount;
  const { part, amountMinor } = of ?? { part: 'whole', amountMinor: order.totalMinor };
  const [orderTotal, amount] = [inTheirs(order.totalMinor), inTheirs(amountMinor)];
  const limits = await lockLimits(trx, userId);
  const whose = { userId, orderId: order.id, part, agencyId: agency.id };
  if (limits) {
    const spent = await findSpentBesides(trx, { ...whose, now });
    if (!isWithin(limits, { orderTotal, amount, spent }) && !(await isApproved(trx, order))) refuse('approval_needed');
  }
  await insertSpending(trx, { ...whose, amountMinor: amount, at: now });
}
