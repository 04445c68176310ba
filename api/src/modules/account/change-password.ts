import type { FastifyRequest } from 'fastify';
import type { ChangePassword } from '@straits/api-contract';
import type { Deps } from '../../deps';
import { requireUser } from '../../http/caller';
import { tellPasswordChanged } from './account-mail';
import { hashPassword, requireUncommon } from './passwords';
import { provePassword } from './prove-password';
import { deleteDoors } from './sessions.sql';
import { markPassword } from './users.sql';

/**
 * A new password for who knows the present one: a device that was left open must not be enough. Every other session ends, and a mail tells
 * the owner. Refuses: rate_limited (10 wrong ones an hour), password_wrong, password_too_common.
 */
export async function changePassword(deps: Deps, request: FastifyRequest, { current, password }: ChangePassword): Promise<void> {
  const { userId, sessionId } = requireUser(request);
  requireUncommon(password);
  await provePassword(deps, { userId, password: current, field: 'current' });
  const passwordHash = await hashPassword(password);
  await deps.db.transaction().execute(async (trx) => {
    await markPassword(trx, userId, passwordHash);
    await deleteDoors(trx, userId, { except: sessionId });
    await tellPasswordChanged(trx, { userId, request, at: deps.clock.now() });
  });
}
