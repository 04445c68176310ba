import type { Deps } from '../../deps';
import { addMinutes } from '../../clock';
import type { Job } from '../../jobs/jobs';
import { deleteOldChecks } from './password-checks.sql';
import { purgePassengers } from './passengers.sql';
import { deletePassportsAfterTravel } from './privacy.sql';
import { todayOf } from './save-passengers';

declare module '../../jobs/jobs' {
  interface Jobs {
    /** Deletes what is no longer needed; it may run at any time and as often as one likes. */
    forget: Record<string, never>;
  }
}

/** A deleted traveller can be had back so long. */
export const UNDO_MINUTES = 10;

/** Everything whose time is over: deleted travellers, clients past their day, passports after the journey, old tries. */
export async function forgetWhatIsOver(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await purgePassengers(deps.db, { since: addMinutes(now, -UNDO_MINUTES), today: todayOf(deps) });
  await deletePassportsAfterTravel(deps.db, todayOf(deps));
  await deleteOldChecks(deps.db, now);
}

export const forget: Job<'forget'> = (_payload, deps) => forgetWhatIsOver(deps);
