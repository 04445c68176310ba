import { creditOf } from './credit.rules';

const now = new Date('2026-11-21T00:00:00Z');
const spend = (day: string, amountMinor: number) => ({ at: new Date(`${day}T00:00:00Z`), amountMinor });
const terms = { creditDays: 30, now };

describe('creditOf', () => {
  it('owes nothing while the balance is above zero', () => {
    expect(creditOf(500, [spend('2026-11-01', 900)], terms)).toEqual({ outstandingMinor: 0, overdueMinor: 0, nextDueDate: null });
  });

  it('takes the newest spends for the open ones', () => {
    const credit = creditOf(-300, [spend('2026-11-10', 200), spend('2026-11-05', 400), spend('2026-09-01', 900)], terms);

    expect(credit).toEqual({ outstandingMinor: 300, overdueMinor: 0, nextDueDate: '2026-12-05' });
  });

  it('says what is overdue', () => {
    const credit = creditOf(-600, [spend('2026-11-10', 200), spend('2026-10-01', 900)], terms);

    expect(credit).toEqual({ outstandingMinor: 600, overdueMinor: 400, nextDueDate: '2026-12-10' });
  });
});
