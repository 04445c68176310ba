import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { returnCheck, takeCheck } from './password-checks.sql';
import { isPasswordRight } from './passwords';
import { findUser, type UserRow } from './users.sql';

/**
 * The person, who knows the password: for what a device that was left open must not be enough. `field` is where the form has the password.
 * Refuses: rate_limited (10 wrong ones an hour), password_wrong.
 */
export async function provePassword(
  { db, clock }: Deps,
  { userId, password, field = 'password' }: { userId: string; password: string; field?: string },
): Promise<UserRow> {
  const user = (await findUser(db, userId)) ?? refuse('unauthenticated');
  const bucket = `change:${userId}`;
  if (!(await takeCheck(db, { bucket, now: clock.now(), checks: 10, windowMinutes: 60 }))) refuse('rate_limited');
  if (!(await isPasswordRight(user.passwordHash, password))) refuse('password_wrong', [{ field, message: 'is not right' }]);
  await returnCheck(db, bucket);
  return user;
}
