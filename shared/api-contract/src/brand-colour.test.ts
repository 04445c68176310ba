import { contrastOnWhite, isReadableColour } from './brand-colour';

it.each([
  ['#000000', 21, true],
  ['#ffffff', 1, false],
  ['#767676', 4.54, true],
  ['#777777', 4.48, false],
  ['#0b3c49', 11.95, true],
])('%s has contrast %d with white', (hex, contrast, isReadable) => {
  expect(contrastOnWhite(hex)).toBeCloseTo(contrast, 1);
  expect(isReadableColour(hex)).toBe(isReadable);
});

it.each([['red'], ['#fff'], ['#0B3C49'], ['#000000; background: url(x)']])('%s is no colour', (typed) => {
  expect(isReadableColour(typed)).toBe(false);
});
