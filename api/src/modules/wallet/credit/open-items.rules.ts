/** A use of credit, newest first where several are given. */
export interface CreditUse {
  amountMinor: number;
  /** The last day to pay it. */
  dueOn: string;
  description: string;
}
export interface OpenItem extends CreditUse {
  isOverdue: boolean;
}
export interface Credit {
  /** What is owed. */
  outstandingMinor: number;
  /** The part of it whose day is over. */
  overdueMinor: number;
  /** When the next part falls due; null when nothing is to come. */
  nextDueDate: string | null;
  /** What is still open, oldest first. */
  open: OpenItem[];
}

/**
 * What of an agency's credit is owed, and since when. Money that comes in settles the oldest use first, so what is still open is the newest uses
 * (given newest first) up to the outstanding sum.
 */
export function creditOf(outstandingMinor: number, newestFirst: CreditUse[], today: string): Credit {
  const open: OpenItem[] = [];
  let left = outstandingMinor;
  for (const use of newestFirst) {
    if (left <= 0) break;
    const amountMinor = Math.min(left, use.amountMinor);
    left -= amountMinor;
    open.unshift({ ...use, amountMinor, isOverdue: use.dueOn < today });
  }
  const overdueMinor = open.reduce((sum, item) => sum + (item.isOverdue ? item.amountMinor : 0), 0);
  const coming = open.filter(({ isOverdue }) => !isOverdue).map(({ dueOn }) => dueOn);
  return { outstandingMinor, overdueMinor, nextDueDate: coming.sort()[0] ?? null, open };
}
