import { forecastOf, FORECAST_DAYS } from './forecast.rules';

const item = (dueOn: string, amountMinor: number, isOverdue = false) => ({ dueOn, amountMinor, isOverdue, description: 'ST1' });

it('gives credit back on the days when it falls due, and never what is overdue', () => {
  const days = forecastOf({
    today: '2026-12-01',
    freeMinor: 400,
    open: [item('2026-11-20', 50, true), item('2026-12-03', 100), item('2027-01-15', 200), item('2027-06-01', 900)],
  });
  const on = (date: string) => days.find((day) => day.date === date)?.availableMinor;

  expect([on('2026-12-01'), on('2026-12-02'), on('2026-12-03'), on('2027-01-14'), on('2027-01-15')]).toEqual([400, 400, 500, 500, 700]);
  expect(days).toHaveLength(FORECAST_DAYS + 1);
});
