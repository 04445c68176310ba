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

type Means = Pick<Wallet, 'balances' | 'currency' | 'availableCredit' | 'isBlocked'>;

/** What can be spent in a currency: its balance, and credit where it is kept in it and not blocked. */
function meansIn({ balances, currency: home, availableCredit, isBlocked }: Means, currency: string) {
  const balance = balances.find((one) => one.currency === currency)?.available.amount ?? 0;
  const credit = home === currency && !isBlocked ? availableCredit.amount : 0;
  return { balance, credit, available: balance + credit };
}

/**
 * How an order would be paid: the balance of its currency first, then credit, unless that is blocked. One that was reserved (A39) is paid by what was
 * kept for it, which is no longer among what can be spent. Minor units.
 */
export function walletSplit(wallet: Means, total: Money, kept: Money | null = null): WalletSplit {
  const { balance, credit, available } = meansIn(wallet, total.currency);
  if (kept?.amount === total.amount) return { available, fromBalance: 0, fromCredit: total.amount, left: available, shortfall: 0 };
  const fromBalance = Math.min(balance, total.amount);
  return {
    available,
    fromBalance,
    fromCredit: Math.min(credit, total.amount - fromBalance),
    left: Math.max(0, available - total.amount),
    shortfall: Math.max(0, total.amount - available),
  };
}
