import type { Wallet } from '@straits/api-contract';

/** Parts of the credit limit in minor units; what is overdue is a part of what is used. */
export function creditParts(wallet: Pick<Wallet, 'creditLimit' | 'outstandingBalance' | 'overdueBalance'>) {
  const limit = Math.max(0, wallet.creditLimit.amount);
  const used = Math.min(limit, Math.max(0, wallet.outstandingBalance.amount));
  const overdue = Math.min(used, Math.max(0, wallet.overdueBalance.amount));
  return { limit, overdue, due: used - overdue, free: limit - used };
}
