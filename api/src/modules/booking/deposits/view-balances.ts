import type { OpenBalances } from '@straits/api-contract';
import type { Deps } from '../../../deps';
import { balanceEndsAt, isOverdue } from './deposit.rules';
import { findOpenBalances } from './deposits.sql';

/** What staff sees of orders that wait for their balance, the earliest date first. */
export async function viewOpenBalances({ db, clock }: Deps): Promise<OpenBalances['items']> {
  const now = clock.now();
  return (await findOpenBalances(db)).map(
    ({ code, contactName, contactEmail, status, totalMinor, depositMinor, balanceDue, currency, expiresAt }) => ({
      ...{ code, contactName, contactEmail, status },
      deposit: { amount: depositMinor, currency },
      balance: { amount: totalMinor - depositMinor, currency },
      balanceOn: balanceDue,
      endsAt: (expiresAt ?? balanceEndsAt(balanceDue)).toISOString(),
      isOverdue: isOverdue({ status, balanceDue }, now),
    }),
  );
}
