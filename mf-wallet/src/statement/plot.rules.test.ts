import { areaPath, heightOf, scaleOf, stepPath } from './plot.rules';

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

  it('has a height even when all is zero', () => {
    const { min, max } = scaleOf([0, 0]);

    expect(max).toBeGreaterThan(min);
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
