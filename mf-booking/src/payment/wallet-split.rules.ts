import type { Money, Wallet } from '@straits/api-contract';

export interface WalletSplit {
  /** What can be spent in the order's currency: balance, and credit where it is kept in that currency. */
  available: number;
  fromBalance: number;
  fromCredit: number;
  /** What can be spent after it, 0 when it does not reach. */
  left: number;
  shortfall: number;
}

/**
 * How an order would be paid: the balance of its currency first, then credit, unless that is blocked. One that was reserved (A39) is paid by what was
 * kept for it, which is no longer among what can be spent. Minor units.
 */
export function walletSplit(
  wallet: Pick<Wallet, 'balances' | 'currency' | 'availableCredit' | 'isBlocked'>,
  total: Money,
  kept: Money | null = null,
): WalletSplit {
  const balance = wallet.balances.find(({ currency }) => currency === total.currency)?.available.amount ?? 0;
  const credit = wallet.currency === total.currency && !wallet.isBlocked ? wallet.availableCredit.amount : 0;
  const available = balance + credit;
  if (kept?.currency === total.currency && kept.amount === total.amount)
    return { available, fromBalance: 0, fromCredit: total.amount, left: available, shortfall: 0 };
  const fromBalance = Math.min(balance, total.amount);
  return {
    available,
    fromBalance,
    fromCredit: Math.min(credit, total.amount - fromBalance),
    left: Math.max(0, available - total.amount),
    shortfall: Math.max(0, total.amount - available),
  };
}
