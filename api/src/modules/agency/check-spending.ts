import type { Trx } from '../../database/connection';
import { refuse } from '../../http/refusal';
import { convert, findCurrencies } from '../shop';
import { isApproved } from './approvals.sql';
import { findAgencyName } from './people.sql';
import { isWithin } from './spending.rules';
import { findSpentBesides, insertSpending, lockLimits } from './spending.sql';

/** An agency's order that somebody is about to pay or reserve. */
export interface AgencyOrder {
  id: string;
  agencyId: string | null;
  totalMinor: number;
  currency: string;
}

/**
 * Lets a person of an agency pay an order of it within their limits, or above them with an approval of this sum, and counts it for their month.
 * Call it in the payment's transaction, after the order is locked. Orders of nobody's agency pass. Refuses: approval_needed.
 */
export async function checkSpending(trx: Trx, order: AgencyOrder, { userId, now }: { userId: string | null; now: Date }): Promise<void> {
  if (!order.agencyId || !userId) return;
  const agency = await findAgencyName(trx, order.agencyId);
  if (!agency) return;
  const { amount } = convert({ amount: order.totalMinor, currency: order.currency }, agency.currency, await findCurrencies(trx));
  const limits = await lockLimits(trx, userId);
  const whose = { userId, orderId: order.id, agencyId: agency.id };
  if (limits && !isWithin(limits, { amount, spent: await findSpentBesides(trx, { ...whose, now }) }) && !(await isApproved(trx, order)))
    refuse('approval_needed');
  await insertSpending(trx, { ...whose, amountMinor: amount, at: now });
}
