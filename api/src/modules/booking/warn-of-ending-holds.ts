import { addMinutes } from '../../clock';
import type { Deps } from '../../deps';
import { notify } from '../notifications';
import { findEndingHolds } from './order-news.sql';

const WARN_MINUTES = 5;

/** Tells people whose places are kept for five more minutes, once for each end (N8, N10); a renewed hold is told of again. Answers how many. */
export async function warnOfEndingHolds(deps: Deps): Promise<number> {
  const at = deps.clock.now();
  const ending = await findEndingHolds(deps.db, { now: at, before: addMinutes(at, WARN_MINUTES) });
  for (const { userId, expiresAt } of ending) {
    const until = expiresAt.toISOString();
    await notify(deps.db, [userId], { kind: 'hold_ending', facts: { until }, path: '/cart', onceKey: `hold_ending:${until}`, at });
  }
  return ending.length;
}
