import type { Money, Wallet } from '@straits/api-contract';

/** An agency's wallet that could pay this much on credit, and has no balance. */
export function aWallet({ amount, currency }: Money, change: Partial<Wallet> = {}): Wallet {
  const money = (minor: number) => ({ amount: minor, currency });
  return {
    currency,
    agencyName: 'Lim Travel',
    availableBalance: money(0),
    balances: [],
    creditLimit: money(amount),
    availableCredit: money(amount),
    outstandingBalance: money(0),
    overdueBalance: money(0),
    reserved: money(0),
    subAgents: money(0),
    availableLimit: money(amount),
    nextDueDate: null,
    creditDays: 30,
    isBlocked: false,
    mayMove: true,
    mayAudit: true,
    topUpMethods: ['paynow', 'bank_transfer', 'card'],
    ...change,
  };
}
