import type { ReviewPage, ReviewsQuery } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { countKinds, countReviews, findReviews, type ReviewsEnd } from './reviews.sql';
import { openCursor, sealCursor } from '../../http/signed-cursor';

/** A page of a product's reviews in the reader's language, as far as they are translated, with the counts of all stars. Refuses a cursor that is not one of ours: request_malformed. */
export async function findReviewPage(
  deps: Deps,
  productId: string,
  { language, sort, cursor, limit, written, photos }: ReviewsQuery & { language: Language },
): Promise<ReviewPage> {
  const list = `reviews ${productId} ${sort} ${written ?? ''} ${photos ?? ''}`;
  const end = cursor ? openCursor<ReviewsEnd>(deps.secrets, list, cursor) : null;
  if (end === undefined) refuse('request_malformed', [{ field: 'cursor', message: 'is not a cursor of this list' }]);
  const [found, histogram, kinds] = await Promise.all([
    findReviews(deps.db, productId, { sort, limit, language, end, written, photos }),
    countReviews(deps.db, productId),
    countKinds(deps.db, productId),
  ]);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    histogram,
    ...kinds,
    nextCursor:
      found.length > limit && last ? sealCursor(deps.secrets, list, { rating: last.rating, visitedOn: last.visitedOn, id: last.id }) : null,
  };
}
