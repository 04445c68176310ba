import type { Deps } from '../../deps';
import { addMinutes } from '../../clock';
import { removeLooseFiles } from '../../files/loose-files';
import { CART_DAYS } from '../../http/caller';
import { forgetTries, TRIES_DAYS } from '../../http/rate-limit';
import { ANSWER_DAYS, forgetAnswers } from '../../http/run-once';
import type { Job } from '../../jobs/jobs';
import { NOTIFICATION_MONTHS } from '@straits/api-contract/constants';
import { deleteLooksBefore, DRAFT_HOURS, ENDED_HOLD_DAYS, forgetCarts, forgetHolds, forgetTurns, RENEWED_HOURS } from '../booking';
import { deleteNotificationsBefore } from '../notifications';
import { forgetPapers } from './agency-papers';
import { deleteOldChecks } from './password-checks.sql';
import { purgePassengers } from './passengers.sql';
import { deleteDetailsAfterTravel } from './privacy.sql';
import { todayOf } from './save-passengers';
import { TYPED_FORM_MINUTES } from './typed-forms.routes';
import { deleteTypedFormsBefore } from './typed-forms.sql';

declare module '../../jobs/jobs' {
  interface Jobs {
    /** Deletes what is no longer needed; it may run at any time and as often as one likes. */
    forget: Record<string, never>;
  }
}

const DAY_MINUTES = 24 * 60;
const MONTH_MINUTES = 31 * DAY_MINUTES;
/** Weekly looks at net prices are kept so long. */
const LOOK_MONTHS = 3;

/** A deleted traveller can be had back so long. */
export const UNDO_MINUTES = 10;

/** Everything whose time is over: deleted travellers, clients past their day, passports and travellers' answers after the journey, papers of declined agencies, files that no row names, old looks at net prices, forms that waited for a sign-in, drafts of checkouts, carts of browsers that are gone, holds that ended, answers of calls that nobody sends again, old tries. */
export async function forgetWhatIsOver(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await purgePassengers(deps.db, { since: addMinutes(now, -UNDO_MINUTES), today: todayOf(deps) });
  await deleteDetailsAfterTravel(deps.db, todayOf(deps));
  await deleteNotificationsBefore(deps.db, addMinutes(now, -NOTIFICATION_MONTHS * MONTH_MINUTES));
  await removeLooseFiles(deps, addMinutes(now, -DAY_MINUTES));
  await forgetPapers(deps, addMinutes(now, -MONTH_MINUTES));
  await deleteLooksBefore(deps.db, addMinutes(now, -LOOK_MONTHS * MONTH_MINUTES));
  await deleteTypedFormsBefore(deps.db, addMinutes(now, -TYPED_FORM_MINUTES));
  await forgetCarts(deps.db, {
    draftsBefore: addMinutes(now, -DRAFT_HOURS * 60),
    guestsBefore: addMinutes(now, -(CART_DAYS + 1) * DAY_MINUTES),
  });
  await forgetTurns(deps.db, addMinutes(now, -RENEWED_HOURS * 60));
  await forgetHolds(deps.db, addMinutes(now, -ENDED_HOLD_DAYS * DAY_MINUTES));
  await forgetAnswers(deps.db, addMinutes(now, -ANSWER_DAYS * DAY_MINUTES));
  await forgetTries(deps.db, addMinutes(now, -TRIES_DAYS * DAY_MINUTES));
  await deleteOldChecks(deps.db, now);
}

export const forget: Job<'forget'> = (_payload, deps) => forgetWhatIsOver(deps);
