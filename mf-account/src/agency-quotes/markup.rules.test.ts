import { markupOf, priceWith } from './markup.rules';

const english = { digits: 2, language: 'en' };
test.each([
  [
    { kind: 'percent', typed: '12.5' },
    { kind: 'percent', value: 125 },
  ],
  [
    { kind: 'percent', typed: '' },
    { kind: 'percent', value: 0 },
  ],
  [{ kind: 'percent', typed: '-5' }, null],
  [{ kind: 'percent', typed: '1001' }, null],
  [{ kind: 'percent', typed: '1.25' }, null],
  [
    { kind: 'sum', typed: '1,250.50' },
    { kind: 'sum', value: 125_050 },
  ],
] as const)('%j is the markup %j', (typed, markup) => {
  expect(markupOf(typed, english)).toEqual(markup);
});

test('the price is net with its markup, a half rounded up', () => {
  const net = { amount: 9_999, currency: 'SGD' };
  expect(priceWith({ net }, { kind: 'percent', value: 125 })).toEqual({ amount: 11_249, currency: 'SGD' });
  expect(priceWith({ net }, { kind: 'sum', value: 1 })).toEqual({ amount: 10_000, currency: 'SGD' });
});
