import { creditParts } from './credit.rules';

const sgd = (amount: number) => ({ amount, currency: 'SGD' });

describe('creditParts', () => {
  it('splits the limit into overdue, due and free', () => {
    expect(creditParts({ creditLimit: sgd(1000), outstandingBalance: sgd(400), overdueBalance: sgd(150) })).toEqual({
      limit: 1000,
      overdue: 150,
      due: 250,
      free: 600,
    });
  });

  it('never shows more than the limit', () => {
    expect(creditParts({ creditLimit: sgd(100), outstandingBalance: sgd(400), overdueBalance: sgd(0) })).toEqual({
      limit: 100,
      overdue: 0,
      due: 100,
      free: 0,
    });
  });
});
