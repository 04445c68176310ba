import type { OwnReview, OwnVisits, WriteReview } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { otherLangOf, pictureOf, textsOf } from '../texts.rules';
import { findOwnLine, findVisits, insertWritten } from './written-reviews.sql';

/** What the person bought and used, with the review of it. */
export async function viewVisits(deps: Deps, userId: string, language: Language): Promise<OwnVisits> {
  const rows = await findVisits(deps.db, userId, deps.clock.now());
  return {
    items: rows.map(({ texts, picture, ...row }) => ({
      ...row,
      name: textsOf(texts, language).name,
      lang: otherLangOf(texts, language),
      picture: pictureOf(picture ? [picture] : [], language),
    })),
  };
}

/**
 * Takes a review of something that the person bought and used; staff reads it before others do. Refuses: not_found for what is not theirs,
 * review_not_yet before it is used, review_exists, and request_malformed where a hotel's scores are missing or another kind has some.
 */
export async function writeReview(deps: Deps, userId: string, given: WriteReview): Promise<OwnReview> {
  const now = deps.clock.now();
  const line = (await findOwnLine(deps.db, { userId, lineId: given.lineId, now })) ?? refuse('not_found');
  if (!line.wasUsed) refuse('review_not_yet');
  if (line.isReviewed) refuse('review_exists');
  const needsScores = line.kind === 'hotel';
  if (needsScores !== Boolean(given.scores))
    refuse('request_malformed', [{ field: 'scores', message: needsScores ? 'are asked of a hotel' : 'are for hotels only' }]);
  return (await insertWritten(deps.db, { userId, now, given })) ?? refuse('review_exists');
}
