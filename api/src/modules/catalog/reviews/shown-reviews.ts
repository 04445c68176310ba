import type { ReportReview } from '@straits/api-contract';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { deleteReports, deleteShown, insertReport, updateAnswer, updateTranslation, type TranslatedReview } from './shown-reviews.sql';
import { countStars } from './written-reviews.sql';

/** A reader says that a review should not stand. Staff decides; the reader learns only that it was received. Refuses what is not shown: not_found. */
export async function reportReview(deps: Deps, ask: { id: string; reporter: string; reason: ReportReview['reason'] }): Promise<void> {
  if (!(await insertReport(deps.db, { ...ask, now: deps.clock.now() }))) refuse('not_found');
}

/** Staff answers in public, under the review. Refuses what is not shown: not_found. */
export async function answerReview(deps: Deps, ask: { id: string; text: string; staffId: string }): Promise<void> {
  if (!(await updateAnswer(deps.db, { ...ask, now: deps.clock.now() }))) refuse('not_found');
}

/** Staff says in another language what a review and its answer say. Refuses what is not shown, or was written in that language: not_found. */
export async function translateReview(deps: Deps, translated: TranslatedReview): Promise<void> {
  if (!(await updateTranslation(deps.db, translated))) refuse('not_found');
}

/** Staff has looked at the reports, and the review stays. Refuses where nothing was reported: not_found. */
export async function keepReview(deps: Deps, id: string): Promise<void> {
  if ((await deleteReports(deps.db, id)) === 0) refuse('not_found');
}

/** Nobody sees the review any more, and its stars do not count; who wrote it reads why. Refuses what is not shown: not_found. */
export async function removeReview(deps: Deps, ask: { id: string; staffId: string; reason: string }): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    const productId = (await deleteShown(trx, { ...ask, now })) ?? refuse('not_found');
    await countStars(trx, productId);
  });
}
