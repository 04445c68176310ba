import type { Wallet } from '@straits/api-contract';

/** Parts of the credit limit in minor units, in the order in which they are drawn; together they never pass the limit. */
export function creditParts(wallet: Pick<Wallet, 'creditLimit' | 'outstandingBalance' | 'overdueBalance' | 'reserved' | 'subAgents'>) {
  const limit = Math.max(0, wallet.creditLimit.amount);
  let left = limit;
  const take = (amount: number) => {
    const taken = Math.min(left, Math.max(0, amount));
    left -= taken;
    return taken;
  };
  const overdue = take(wallet.overdueBalance.amount);
  const due = take(wallet.outstandingBalance.amount - wallet.overdueBalance.amount);
  const reserved = take(wallet.reserved.amount);
  const subAgents = take(wallet.subAgents.amount);
  return { limit, overdue, due, reserved, subAgents, free: left };
}
