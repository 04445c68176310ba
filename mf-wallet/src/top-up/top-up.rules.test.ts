import { claimFaults, currencyOf, topUpFaults, type TopUpValues } from './top-up.rules';

const typed: TopUpValues = {
  method: 'card',
  amount: '500',
  currency: 'SGD',
  agentName: 'Budi',
  number: '4242 4242 4242 4242',
  expiry: '12 / 30',
  cvc: '123',
  holder: 'Budi Santoso',
};
const faults = (change: Partial<TopUpValues>) =>
  Object.entries(topUpFaults({ ...typed, ...change }, { digitsIn: (currency) => (currency === 'JPY' ? 0 : 2), language: 'en' })).map(
    ([field, { key }]) => `${field}: ${key}`,
  );

it.each([
  [{}, []],
  [{ amount: '0' }, ['amount: amountPositive']],
  [{ amount: '1.234' }, ['amount: amountDecimals']],
  [{ amount: '10.5', currency: 'JPY' }, ['amount: amountWhole']],
  [{ agentName: ' ' }, ['agentName: agentName']],
  [{ number: '4242 4242 4242 4241' }, ['number: cardNumber']],
  [{ expiry: '13/30', cvc: '1', holder: '' }, ['expiry: cardExpiry', 'cvc: cardCvc', 'holder: cardHolder']],
  [{ method: 'paynow', number: '', expiry: '', cvc: '', holder: '' }, []],
] as [Partial<TopUpValues>, string[]][])('a top-up with %j has the faults %j', (change, expected) => {
  expect(faults(change)).toEqual(expected);
});

it('is in the bank’s currency unless it is by card', () => {
  expect([currencyOf({ method: 'card', currency: 'IDR' }), currencyOf({ method: 'paynow', currency: 'IDR' })]).toEqual(['IDR', 'SGD']);
});

it('asks for what the bank says of a transfer; the note may be left out', () => {
  expect(Object.keys(claimFaults({ bankFrom: '', confirmationCode: 'ab', transactionDate: '', note: '' }))).toEqual([
    'bankFrom',
    'confirmationCode',
    'transactionDate',
  ]);
});
