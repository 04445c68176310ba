import { readPrice, writePrice } from './price.rules';

describe('readPrice', () => {
  it.each([
    ['', 'SGD', null],
    ['50', 'SGD', 5000],
    ['50.5', 'SGD', 5050],
    ['49,90', 'SGD', 4990],
    ['1,250', 'SGD', 125000],
    ['1.250.000', 'IDR', 125000000],
    ['1 250', 'SGD', 125000],
    ['5000', 'JPY', 5000],
    ['abc', 'SGD', undefined],
    ['-5', 'SGD', undefined],
    ['1e9', 'SGD', undefined],
    ['99999999999', 'SGD', undefined],
  ])('reads "%s" in %s as %s', (typed, currency, expected) => {
    expect(readPrice(typed, currency)).toBe(expected);
  });
});

describe('writePrice', () => {
  it.each([
    [null, 'SGD', ''],
    [5000, 'SGD', '50'],
    [5050, 'SGD', '50.50'],
    [5000, 'JPY', '5000'],
  ])('writes %s %s as "%s"', (minor, currency, expected) => {
    expect(writePrice(minor, currency)).toBe(expected);
  });
});
