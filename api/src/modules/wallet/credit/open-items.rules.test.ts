import { creditOf } from './open-items.rules';

const TODAY = '2026-11-21';
const use = (dueOn: string, amountMinor: number) => ({ dueOn, amountMinor, description: 'ST1' });

describe('creditOf', () => {
  it('owes nothing when nothing is outstanding', () => {
    expect(creditOf(0, [use('2026-12-01', 900)], TODAY)).toEqual({ outstandingMinor: 0, overdueMinor: 0, nextDueDate: null, open: [] });
  });

  it('takes the newest uses for the open ones', () => {
    const credit = creditOf(300, [use('2026-12-10', 200), use('2026-12-05', 400), use('2026-10-01', 900)], TODAY);

    expect(credit).toMatchObject({ outstandingMinor: 300, overdueMinor: 0, nextDueDate: '2026-12-05' });
    expect(credit.open.map(({ amountMinor }) => amountMinor)).toEqual([100, 200]);
  });

  it.each([
    ['the day before', '2026-11-20', 400],
    ['today, which is still in time', '2026-11-21', 0],
  ])('is overdue when it was due %s', (_case, dueOn, overdueMinor) => {
    expect(creditOf(600, [use('2026-12-10', 200), use(dueOn, 900)], TODAY).overdueMinor).toBe(overdueMinor);
  });
});
