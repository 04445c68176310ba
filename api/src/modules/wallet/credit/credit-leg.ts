import { addDays } from '../../../clock';
import type { Trx } from '../../../database/connection';
import { refuse } from '../../../http/refusal';
import type { AccountRow } from '../ledger/accounts.sql';
import type { Leg } from '../ledger/post-transaction';
import { findCredit, isBlocked, ledgerDay } from './credit-state';
import { findTerms } from './terms.sql';

export interface CreditUse {
  amountMinor: number;
  now: Date;
  /** From when its days count; now when left out. */
  from?: Date;
}

/** The part of a payment that is taken on credit, with its due date. Refuses: wallet_insufficient (no credit at all), credit_overdue. */
export async function creditLeg(trx: Trx, receivable: AccountRow, { amountMinor, now, from = now }: CreditUse): Promise<Leg> {
  if (receivable.creditLimitMinor === 0) refuse('wallet_insufficient');
  const terms = await findTerms(trx, receivable.agencyId!);
  if (isBlocked(await findCredit(trx, receivable, now), terms)) refuse('credit_overdue');
  return { account: receivable, amountMinor: -amountMinor, dueOn: addDays(ledgerDay(from), terms.days) };
}
