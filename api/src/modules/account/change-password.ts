import type { FastifyRequest } from 'fastify';
import type { ChangePassword } from '@straits/api-contract';
import type { Deps } from '../../deps';
import { requireUser } from '../../http/caller';
import { refuse } from '../../http/refusal';
import { tellPasswordChanged } from './account-mail';
import { takeCheck } from './password-checks.sql';
import { hashPassword, isPasswordRight, requireUncommon } from './passwords';
import { deleteDoors } from './sessions.sql';
import { findUser, markPassword } from './users.sql';

/**
 * A new password for who knows the present one: a device that was left open must not be enough. Every other session ends, and a mail tells
 * the owner. Refuses: rate_limited (10 wrong ones an hour), password_wrong, password_too_common.
 */
export async function changePassword(deps: Deps, request: FastifyRequest, { current, password }: ChangePassword): Promise<void> {
  const { userId, sessionId } = requireUser(request);
  const user = (await findUser(deps.db, userId)) ?? refuse('unauthenticated');
  requireUncommon(password);
  if (!(await takeCheck(deps.db, { bucket: `change:${userId}`, now: deps.clock.now(), checks: 10, windowMinutes: 60 })))
    refuse('rate_limited');
  if (!(await isPasswordRight(user.passwordHash, current))) refuse('password_wrong', [{ field: 'current', message: 'is not right' }]);
  const passwordHash = await hashPassword(password);
  await deps.db.transaction().execute(async (trx) => {
    await markPassword(trx, userId, passwordHash);
    await deleteDoors(trx, userId, { except: sessionId });
    await tellPasswordChanged(trx, { userId, request, at: deps.clock.now() });
  });
}
