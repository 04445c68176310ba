import type { Wallet } from '@straits/api-contract';

/** An agency's wallet for tests; builders show only what matters. */
export function aPurse(change: Partial<Wallet> = {}): Wallet {
  const sgd = (amount: number) => ({ amount, currency: 'SGD' });
  return {
    currency: 'SGD',
    agencyName: 'Lim Travel',
    availableBalance: sgd(100_000),
    balances: [{ currency: 'SGD', available: sgd(100_000), incoming: sgd(0), rate: null, rateAt: null, value: null }],
    creditLimit: sgd(0),
    availableCredit: sgd(0),
    outstandingBalance: sgd(0),
    overdueBalance: sgd(0),
    reserved: sgd(0),
    subAgents: sgd(0),
    availableLimit: sgd(100_000),
    nextDueDate: null,
    creditDays: 30,
    isBlocked: false,
    mayMove: true,
    mayAudit: true,
    topUpMethods: ['paynow', 'bank_transfer', 'card'],
    ...change,
  };
}
