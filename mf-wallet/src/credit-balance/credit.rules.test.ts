import { creditParts } from './credit.rules';

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const parts = (limit: number, [overdue, outstanding, reserved, subAgents]: [number, number, number, number]) =>
  creditParts({
    creditLimit: sgd(limit),
    outstandingBalance: sgd(outstanding),
    overdueBalance: sgd(overdue),
    reserved: sgd(reserved),
    subAgents: sgd(subAgents),
  });

describe('creditParts', () => {
  it('splits the limit into what is owed, kept, used below and free', () => {
    expect(parts(1000, [150, 400, 100, 50])).toEqual({ limit: 1000, overdue: 150, due: 250, reserved: 100, subAgents: 50, free: 450 });
  });

  it('never shows more than the limit', () => {
    expect(parts(100, [0, 400, 50, 0])).toEqual({ limit: 100, overdue: 0, due: 100, reserved: 0, subAgents: 0, free: 0 });
  });
});
