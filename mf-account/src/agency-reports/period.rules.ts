export const PERIODS = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const;
export type Period = (typeof PERIODS)[number];
export interface Days {
  from: string;
  until: string;
}

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** The days of a period as it is today: what runs still ends with its last day, so that an address stays the same all month. */
export function daysOf(period: Period, today: string): Days {
  const [year = 0, month = 0] = today.split('-').map(Number);
  if (period === 'thisYear') return { from: `${year}-01-01`, until: `${year}-12-31` };
  if (period === 'lastYear') return { from: `${year - 1}-01-01`, until: `${year - 1}-12-31` };
  const until = lastDayOf(year, period === 'thisMonth' ? month : month - 1);
  return { from: `${until.slice(0, 7)}-01`, until };
}

/** The period that some days are, or none. */
export const periodOf = ({ from, until }: Days, today: string): Period | undefined =>
  PERIODS.find((period) => daysOf(period, today).from === from && daysOf(period, today).until === until);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The days that an address names; where it names none that can be asked for, this month. */
export function daysIn(search: URLSearchParams, today: string): Days {
  const [from, until] = [search.get('from') ?? '', search.get('until') ?? ''];
  return DAY.test(from) && DAY.test(until) && from <= until ? { from, until } : daysOf('thisMonth', today);
}
