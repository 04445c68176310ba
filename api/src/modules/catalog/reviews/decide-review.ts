import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { insertPublished, markDecided } from './written-reviews.sql';

/** Staff has read it: everybody sees it, and its stars count. Refuses what does not wait: not_found. */
export async function publishReview(deps: Deps, { id, staffId }: { id: string; staffId: string }): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    const productId = (await markDecided(trx, { id, status: 'published', staffId, now, reason: null })) ?? refuse('not_found');
    await insertPublished(trx, id, productId);
  });
}

/** Staff does not show it, and says why to its writer. Refuses what does not wait: not_found. */
export async function refuseReview(deps: Deps, { id, staffId, reason }: { id: string; staffId: string; reason: string }): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    if (!(await markDecided(trx, { id, status: 'refused', staffId, now, reason }))) refuse('not_found');
  });
}
