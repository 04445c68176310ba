import { cancellationStages, cutOffSpan } from './cancellation.rules';

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
