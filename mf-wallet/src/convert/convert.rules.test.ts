import { convertFaults } from './convert.rules';

const purse = { free: { SGD: 50_000 }, digitsIn: () => 2, language: 'en' };

it.each([
  [{ amount: '500', from: 'SGD', to: 'IDR' }, {}],
  [{ amount: '500.01', from: 'SGD', to: 'IDR' }, { amount: { key: 'amountBalance' } }],
  [{ amount: '1', from: 'MYR', to: 'IDR' }, { amount: { key: 'amountBalance' } }],
  [
    { amount: '', from: 'SGD', to: 'SGD' },
    { amount: { key: 'amountMissing' }, to: { key: 'sameCurrency' } },
  ],
])('%j has the faults %j', (values, faults) => {
  expect(convertFaults(values, purse)).toEqual(faults);
});
