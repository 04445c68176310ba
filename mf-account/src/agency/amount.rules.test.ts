import fc from 'fast-check';
import { amountOf, typedAmount } from './amount.rules';

const english = { digits: 2, language: 'en' };
test.each([
  ['', english, null],
  [' ', english, null],
  ['1500', english, 150_000],
  ['1,500.5', english, 150_050],
  ['1.500,50', { digits: 2, language: 'id' }, 150_050],
  ['1.500.000', { digits: 0, language: 'id' }, 1_500_000],
  ['0', english, 0],
  ['1.505', english, 'wrong'],
  ['-5', english, 'wrong'],
  ['12 dollars', english, 'wrong'],
  ['9999999999999', english, 'wrong'],
])('%j is read as %j → %j', (typed, how, expected) => {
  expect(amountOf(typed, how)).toBe(expected);
});

test('what is shown for an amount is read as that amount again, in every language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e12 - 1 }),
      fc.constantFrom('en', 'id', 'zh-Hans'),
      fc.constantFrom(0, 2),
      (minor, language, digits) => {
        const how = { digits, language };
        return amountOf(typedAmount(minor, how), how) === minor;
      },
    ),
  );
});
