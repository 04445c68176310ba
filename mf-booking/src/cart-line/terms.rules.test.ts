import { currentTerm, wholeTerms } from './terms.rules';

const full = { until: '2026-11-29T11:15:00.000Z', refundPercent: 100 };
const nothing = { until: null, refundPercent: 0 };

describe('wholeTerms', () => {
  it.each([
    [[full], [full, nothing]],
    [[], [nothing]],
    [
      [full, nothing],
      [full, nothing],
    ],
    [[{ until: null, refundPercent: 100 }], [{ until: null, refundPercent: 100 }]],
  ])('writes %j to its end', (terms, whole) => {
    expect(wholeTerms(terms)).toEqual(whole);
  });
});

describe('currentTerm', () => {
  it.each([
    ['2026-11-28T00:00:00.000Z', 0],
    ['2026-11-29T11:15:00.000Z', 1],
    ['2026-12-24T00:00:00.000Z', 1],
  ])('is at %s number %i', (now, index) => {
    expect(currentTerm([full, nothing], Date.parse(now))).toBe(index);
  });
});
