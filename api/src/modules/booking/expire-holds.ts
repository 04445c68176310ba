import type { Deps } from '../../deps';
import { offerToWaiting } from './after-sale/offer-to-waiting';
import { lockDueHolds } from './holds.sql';
import { releaseHolds } from './place-hold';

/**
 * Ends holds whose time is over and frees their places, in batches; answers how many. Several processes may run it at once:
 * each skips what another has locked.
 */
export async function expireHolds(deps: Deps): Promise<number> {
  return deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    const due = await lockDueHolds(trx, now);
    await releaseHolds(trx, due, 'EXPIRED');
    await offerToWaiting(
      trx,
      due.flatMap(({ places }) => places),
      now,
    );
    return due.length;
  });
}
