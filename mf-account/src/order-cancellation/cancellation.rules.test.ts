import { canStillCancel, cancellationSteps, termsNow } from './cancellation.rules';

const total = { amount: 12_801, currency: 'SGD' };
const terms = [
  { until: '2026-12-08T16:00:00Z', refundPercent: 50 },
  { until: '2026-12-01T16:00:00Z', refundPercent: 100 },
];

describe('cancellationSteps', () => {
  it('stand in the order of time and end with no refund', () => {
    const steps = cancellationSteps(terms, total, Date.parse('2026-12-03T00:00:00Z'));

    expect(steps.map(({ refundPercent, when }) => [refundPercent, when])).toEqual([
      [100, 'past'],
      [50, 'now'],
      [0, 'later'],
    ]);
  });

  it('round the refund down, and the fee is the rest', () => {
    const [, half] = cancellationSteps(terms, total, 0);

    expect([half?.refund.amount, half?.fee.amount]).toEqual([6400, 6401]);
  });

  it('keep an open end that the terms have themselves', () => {
    expect(cancellationSteps([{ until: null, refundPercent: 0 }], total, 0)).toHaveLength(1);
  });

  it('are none when there are no terms', () => {
    expect(cancellationSteps([], total, 0)).toEqual([]);
  });
});

describe('termsNow', () => {
  it('names the step in force of each line that still stands', () => {
    const lines = [
      { cancellation: terms, total, isCancelled: false },
      { cancellation: [], total, isCancelled: false },
      { cancellation: terms, total, isCancelled: true },
    ];

    expect(termsNow(lines, Date.parse('2026-12-03T00:00:00Z')).map(({ step: { refundPercent } }) => refundPercent)).toEqual([50, 0]);
  });
});

describe('canStillCancel', () => {
  it('knows that a finished order has no cancellation any more', () => {
    expect((['ORDERED', 'paid', 'completed', 'CANCELLED', 'EXPIRED'] as const).filter((status) => canStillCancel({ status }))).toEqual([
      'ORDERED',
      'paid',
    ]);
  });
});
