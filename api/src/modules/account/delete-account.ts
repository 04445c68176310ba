import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { deleteUser, hasOpenBusiness } from './own-data.sql';
import { takeCheck } from './password-checks.sql';
import { isPasswordRight } from './passwords';
import { findUser } from './users.sql';

/**
 * Deletes an account for who knows its password. Orders that are paid or over stay for the time that the law wants accounts kept, without
 * the account. Refuses: rate_limited (10 wrong passwords an hour), password_wrong, account_in_use.
 */
export async function deleteAccount(deps: Deps, { userId, password }: { userId: string; password: string }): Promise<void> {
  const user = (await findUser(deps.db, userId)) ?? refuse('unauthenticated');
  if (!(await takeCheck(deps.db, { bucket: `change:${userId}`, now: deps.clock.now(), checks: 10, windowMinutes: 60 })))
    refuse('rate_limited');
  if (!(await isPasswordRight(user.passwordHash, password))) refuse('password_wrong', [{ field: 'password', message: 'is not right' }]);
  await deps.db.transaction().execute(async (trx) => {
    if (await hasOpenBusiness(trx, userId, deps.clock.now())) refuse('account_in_use');
    await deleteUser(trx, { userId, email: user.email });
  });
}
