import { walletSplit } from './wallet-split.rules';

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const wallet = (balance: number, credit: number, isBlocked = false) => ({
  currency: 'SGD',
  balances: [{ currency: 'SGD', available: sgd(balance), incoming: sgd(0), rate: null, rateAt: null, value: null }],
  availableCredit: sgd(credit),
  isBlocked,
});

it.each([
  [wallet(100, 50), { available: 150, fromBalance: 80, fromCredit: 0, left: 70, shortfall: 0 }],
  [wallet(50, 50), { available: 100, fromBalance: 50, fromCredit: 30, left: 20, shortfall: 0 }],
  [wallet(0, 50), { available: 50, fromBalance: 0, fromCredit: 50, left: 0, shortfall: 30 }],
  [wallet(50, 50, true), { available: 50, fromBalance: 50, fromCredit: 0, left: 0, shortfall: 30 }],
])('an order of 80 from %j', (given, expected) => {
  expect(walletSplit(given, sgd(80))).toEqual(expected);
});

it('uses the balance of the order’s currency, and no credit in another', () => {
  expect(walletSplit(wallet(500, 500), { amount: 80, currency: 'IDR' })).toMatchObject({ available: 0, shortfall: 80 });
});

it.each([
  [wallet(50, 0), { available: 50, fromBalance: 0, fromCredit: 80, left: 50, shortfall: 0 }],
  [wallet(0, 0, true), { available: 0, fromBalance: 0, fromCredit: 80, left: 0, shortfall: 0 }],
])('an order of 80 that was reserved is paid by what was kept, from %j', (given, expected) => {
  expect(walletSplit(given, sgd(80), sgd(80))).toEqual(expected);
});

it('does not count what was kept for another sum', () => {
  expect(walletSplit(wallet(50, 0), sgd(80), sgd(70))).toMatchObject({ fromBalance: 50, shortfall: 30 });
});
