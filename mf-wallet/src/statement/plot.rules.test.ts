import { areaPath, heightOf, labelDigits, scaleOf, stepPath } from './plot.rules';

const points = [
  { x: 0, amount: 1000 },
  { x: 0.5, amount: 1500 },
  { x: 1, amount: 1500 },
];

describe('scaleOf', () => {
  it('begins at zero and ends on a round figure', () => {
    expect(scaleOf([1234, 8050])).toEqual({ min: 0, max: 10_000, ticks: [0, 5000, 10_000] });
  });

  it('goes below zero when the balance does', () => {
    expect(scaleOf([-300, 500])).toEqual({ min: -500, max: 500, ticks: [-500, 0, 500] });
  });

  it('holds zero when all that is shown is owed', () => {
    expect(scaleOf([-1800, -2440])).toEqual({ min: -3000, max: 0, ticks: [-3000, -2000, -1000, 0] });
  });

  it.each([
    ['all is zero', [0, 0], [0, 5000, 10_000]],
    ['there is a cent', [0, 1], [0, 1]],
  ])('has whole units when %s', (_case, amounts, ticks) => {
    expect(scaleOf(amounts).ticks).toEqual(ticks);
  });
});

describe('labelDigits', () => {
  it.each([
    [[0, 5000, 10_000], 2, 0],
    [[0, 20, 40, 60], 2, 2],
    [[0, 1, 2], 0, 0],
  ])('of %j with %s digits are %s', (ticks, exponent, digits) => {
    expect(labelDigits({ min: 0, max: 1, ticks }, exponent)).toBe(digits);
  });
});

describe('stepPath', () => {
  it('holds each amount until the next', () => {
    expect(stepPath(points, { min: 0, max: 2000, ticks: [] })).toBe('M0 50H50V25H100V25');
  });

  it('is nothing without points', () => {
    expect(stepPath([], { min: 0, max: 1, ticks: [] })).toBe('');
  });
});

describe('areaPath', () => {
  it('closes at the line of zero', () => {
    expect(areaPath(points, { min: -2000, max: 2000, ticks: [] })).toBe('M0 25H50V12.5H100V12.5V50H0Z');
  });
});

describe('heightOf', () => {
  it('is 0 at the top and 100 at the foot', () => {
    expect([heightOf(10, { min: 0, max: 10, ticks: [] }), heightOf(0, { min: 0, max: 10, ticks: [] })]).toEqual([0, 100]);
  });
});
