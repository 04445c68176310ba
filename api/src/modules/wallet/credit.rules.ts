export interface Spend {
  at: Date;
  amountMinor: number;
}
export interface Credit {
  /** What is owed: how far the balance is below zero. */
  outstandingMinor: number;
  /** The part of it whose days are over. */
  overdueMinor: number;
  /** When the next part falls due; null when nothing is owed. */
  nextDueDate: string | null;
}

const DAY_MS = 86_400_000;

/**
 * What of an agency's credit is owed and since when. Payments settle the oldest spend first, so what is still open is the newest spends
 * (given newest first) up to the outstanding sum.
 */
export function creditOf(balanceMinor: number, newestFirst: Spend[], terms: { creditDays: number; now: Date }): Credit {
  const outstandingMinor = Math.max(0, -balanceMinor);
  let left = outstandingMinor;
  let overdueMinor = 0;
  let nextDue: number | null = null;
  for (const { at, amountMinor } of newestFirst) {
    if (left <= 0) break;
    const open = Math.min(left, amountMinor);
    left -= open;
    const due = at.getTime() + terms.creditDays * DAY_MS;
    if (due < terms.now.getTime()) overdueMinor += open;
    else nextDue = due;
  }
  return { outstandingMinor, overdueMinor, nextDueDate: nextDue === null ? null : new Date(nextDue).toISOString().slice(0, 10) };
}
