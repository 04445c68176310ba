import type { Money, WalletStatement } from '@straits/api-contract';

/** Below zero as the entries write it: the sign before the currency. */
export const signedMoney = ({ exact }: { exact: (money: Money) => string }, money: Money) =>
  money.amount < 0 ? `−${exact({ ...money, amount: -money.amount })}` : exact(money);

/** Months of a year ago up to now can be chosen. */
const MONTHS_BACK = 12;

/** Statements run by the shop's months: Singapore is eight hours ahead of UTC all year. */
const AHEAD_MS = 8 * 3_600_000;
export const presentMonth = (at: Date) => new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 7);

/** The month of the address, or the present one when it is none that can be chosen. */
export function chosenMonth(asked: string | null, now: Date): string {
  return asked && monthChoices(now).includes(asked) ? asked : presentMonth(now);
}

/** `2026-11`, `2026-10` …: the newest first. */
export function monthChoices(now: Date): string[] {
  const [year = 0, month = 1] = presentMonth(now).split('-').map(Number);
  return Array.from({ length: MONTHS_BACK + 1 }, (_, back) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7));
}

export interface BalancePoint {
  /** Share of the month that has gone by, 0 to 1. */
  x: number;
  /** Minor units. */
  amount: number;
}

/** The balance as a step line through the month: from its opening, by the end of each day, to its end or to now. */
export function balancePoints(
  { month, opening, closing, days }: Pick<WalletStatement, 'month' | 'opening' | 'closing' | 'days'>,
  now: number,
): BalancePoint[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const start = Date.UTC(year, number - 1, 1) - AHEAD_MS;
  const end = Date.UTC(year, number, 1) - AHEAD_MS;
  const share = (at: number) => Math.min(1, Math.max(0, (at - start) / (end - start)));
  const last = share(Math.min(end, now));
  const moves = days.map(({ balance }, index) => ({
    x: Math.min(last, (index + 0.5) / ((end - start) / 86_400_000)),
    amount: balance.amount,
  }));
  return [{ x: 0, amount: opening.amount }, ...moves, { x: last, amount: closing.amount }];
}
