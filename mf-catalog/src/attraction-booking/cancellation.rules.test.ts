import { byTerms, cancellationStages, cutOffSpan, isOver } from './cancellation.rules';

describe('cancellationStages', () => {
  it('covers full, part and no refund up to the visit', () => {
    const rules = [
      { hoursBefore: 24, refundPercent: 50 },
      { hoursBefore: 72, refundPercent: 100 },
    ];

    expect(cancellationStages(rules)).toEqual([
      { refundPercent: 100, untilHours: 72 },
      { refundPercent: 50, untilHours: 24 },
      { refundPercent: 0, untilHours: null },
    ]);
  });

  it('is no refund at all without rules', () => {
    expect(cancellationStages([])).toEqual([{ refundPercent: 0, untilHours: null }]);
  });

  it('lasts until the visit when the rule says 0 hours', () => {
    expect(cancellationStages([{ hoursBefore: 0, refundPercent: 100 }])).toEqual([{ refundPercent: 100, untilHours: null }]);
  });
});

describe('byTerms', () => {
  it('keeps options with the same terms together, however their rules are ordered', () => {
    const half = { hoursBefore: 24, refundPercent: 50 };
    const all = { hoursBefore: 72, refundPercent: 100 };
    const inside = { id: 'inside', cancellation: [half, all] };
    const saver = { id: 'saver', cancellation: [] };
    const balcony = { id: 'balcony', cancellation: [all, half] };

    expect(byTerms([inside, saver, balcony])).toEqual([[inside, balcony], [saver]]);
  });
});

describe('isOver', () => {
  // The last hour of the day counts as its begin: who is told "no longer" is never told so too early.
  it.each([
    [48, '2026-12-10', false],
    [48, '2026-12-11', true],
    [720, '2026-11-12', false],
    [720, '2026-11-13', true],
    [null, '2026-12-12', false],
  ])('%s hours before 12 December, on %s: %s', (untilHours, today, over) => {
    expect(isOver({ refundPercent: 100, untilHours }, { date: '2026-12-12', today })).toBe(over);
  });
});

describe('cutOffSpan', () => {
  it.each([
    [30, { unit: 'minutes', count: 30 }],
    [120, { unit: 'hours', count: 2 }],
    [2880, { unit: 'days', count: 2 }],
    [90, { unit: 'minutes', count: 90 }],
  ])('says %i minutes as %o', (minutes, expected) => {
    expect(cutOffSpan(minutes)).toEqual(expected);
  });
});
