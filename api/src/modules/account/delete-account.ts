import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { addJob } from '../../jobs/jobs';
import { deleteUser, findOwnPhotos, hasOpenBusiness } from './own-data.sql';
import { provePassword } from './prove-password';

/**
 * Deletes an account for who knows its password. Orders that were paid stay for the time that the law wants accounts kept, without the account.
 * Refuses: rate_limited (10 wrong passwords an hour), password_wrong, account_in_use.
 */
export async function deleteAccount(deps: Deps, { userId, password }: { userId: string; password: string }): Promise<void> {
  const user = await provePassword(deps, { userId, password });
  await deps.db.transaction().execute(async (trx) => {
    if (await hasOpenBusiness(trx, userId, deps.clock.now())) refuse('account_in_use');
    const photos = await findOwnPhotos(trx, userId);
    if (photos.length > 0) await addJob(trx, { name: 'remove_review_photos', payload: { photos } });
    await deleteUser(trx, { userId, email: user.email }, deps.clock.now());
  });
}
