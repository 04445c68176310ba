import { addDays } from '../../../clock';

/** The month (`2026-10`) whose statement goes out today; null on other days. */
export function statementMonthOf(today: string, statementDay: number): string | null {
  if (Number(today.slice(8)) !== statementDay) return null;
  return addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
}

const DAY_MS = 86_400_000;

/** The reminder that is to be out by today for what was due on a day: the latest of its days that has come; null before the first. */
export function reminderOf(dueOn: string, today: string, reminderDays: number[]): string | null {
  const late = (Date.parse(today) - Date.parse(dueOn)) / DAY_MS;
  const day = Math.max(-1, ...reminderDays.filter((days) => days <= late));
  return day < 0 ? null : `${dueOn}+${day}`;
}
