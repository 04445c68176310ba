import type { WalletStatement } from '@straits/api-contract';

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

export interface MonthTotals {
  credit: number;
  debit: number;
}

/** What came in and what went out in the month, in minor units; cancelled entries moved nothing. */
export function monthTotals(entries: WalletStatement['entries']): MonthTotals {
  const moved = entries.filter(({ status }) => status !== 'CANCELLED');
  return {
    credit: moved.reduce((sum, { credit }) => sum + (credit?.amount ?? 0), 0),
    debit: moved.reduce((sum, { debit }) => sum + (debit?.amount ?? 0), 0),
  };
}

export interface BalancePoint {
  /** Share of the month that has gone by, 0 to 1. */
  x: number;
  /** Minor units. */
  amount: number;
  at: string;
}

/** The balance as a step line through the month, from its opening to its end or to now. */
export function balancePoints(statement: WalletStatement, now: number): BalancePoint[] {
  const [year = 0, month = 1] = statement.month.split('-').map(Number);
  const start = Date.UTC(year, month - 1, 1) - AHEAD_MS;
  const end = Date.UTC(year, month, 1) - AHEAD_MS;
  const share = (at: number) => Math.min(1, Math.max(0, (at - start) / (end - start)));
  const inOrder = [...statement.entries].filter(({ status }) => status !== 'CANCELLED').sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const moves = inOrder.map((entry) => ({ x: share(Date.parse(entry.at)), amount: entry.balance.amount, at: entry.at }));
  const last = new Date(Math.min(end, Math.max(start, now))).toISOString();
  return [
    { x: 0, amount: statement.opening.amount, at: new Date(start).toISOString() },
    ...moves,
    { x: share(Date.parse(last)), amount: statement.closing.amount, at: last },
  ];
}
