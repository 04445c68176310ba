import type { Movement } from './accounts.sql';

/** What happens to a transaction: posted at once; reserved, and later settled or cancelled. */
export type Step = 'post' | 'reserve' | 'settle' | 'cancel';

export interface MovedLeg {
  accountId: string;
  /** An agency's account: what it gives while it waits is reserved. */
  isOwned: boolean;
  amountMinor: number;
  /** Receivable accounts of the agencies above, where used credit counts as well. */
  above: string[];
}

const RESERVED: Record<Step, number> = { post: 0, reserve: 1, settle: -1, cancel: -1 };
/** Used credit of a sub-agent counts above from when it is reserved until it is cancelled or paid back. */
const COUNTED_ABOVE: Record<Step, number> = { post: 1, reserve: 1, settle: 0, cancel: -1 };

// JSON knows no negative zero, and neither does a ledger.
const times = (amount: number, factor: number) => (factor === 0 || amount === 0 ? 0 : amount * factor);

/** How a leg changes the figures of its account and of those above. */
export function movementsOf({ accountId, isOwned, amountMinor, above }: MovedLeg, step: Step): Movement[] {
  const posts = step === 'post' || step === 'settle';
  const taken = isOwned && amountMinor < 0 ? -amountMinor : 0;
  // What comes back counts down above only once it is there.
  const used = amountMinor < 0 ? times(-amountMinor, COUNTED_ABOVE[step]) : posts ? -amountMinor : 0;
  return [
    { accountId, balance: posts ? amountMinor : 0, reserved: times(taken, RESERVED[step]), subUsed: 0, posts },
    ...above.map((id) => ({ accountId: id, balance: 0, reserved: 0, subUsed: used, posts: false })),
  ];
}

/** One movement an account, since one statement changes each row once. */
export function mergeMovements(movements: Movement[]): Movement[] {
  const merged = new Map<string, Movement>();
  for (const next of movements) {
    const known = merged.get(next.accountId);
    merged.set(
      next.accountId,
      known
        ? {
            ...known,
            balance: known.balance + next.balance,
            reserved: known.reserved + next.reserved,
            subUsed: known.subUsed + next.subUsed,
            posts: known.posts || next.posts,
          }
        : next,
    );
  }
  return [...merged.values()];
}
