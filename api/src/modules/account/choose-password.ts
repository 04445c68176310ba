import type { FastifyRequest } from 'fastify';
import type { ChoosePassword, SignedIn } from '@straits/api-contract';
import type { Deps } from '../../deps';
import { countTry } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import { hashOf } from '../../secrets';
import { tellAccount } from './account-mail';
import { hashPassword, requireUncommon } from './passwords';
import { deleteDoors, lockOneTimeToken, markTokenUsed } from './sessions.sql';
import { startSession } from './start-session';
import { findUser, markEmailConfirmed, markPassword } from './users.sql';

/**
 * A member of staff chooses a password by the link that was handed over, and is signed in. Refuses: rate_limited (60 tries an hour per caller),
 * password_too_common, password_link_invalid (used, withdrawn or too old).
 */
export async function choosePassword(deps: Deps, request: FastifyRequest, { token, password }: ChoosePassword): Promise<SignedIn> {
  const now = deps.clock.now();
  await countTry(deps.db, now, { bucket: `choose-password:${request.network}`, tries: 60, windowMinutes: 60 });
  requireUncommon(password);
  const passwordHash = await hashPassword(password);
  return deps.db.transaction().execute(async (trx) => {
    const found = await lockOneTimeToken(trx, hashOf(token), 'choose_password');
    if (!found || found.usedAt || found.expiresAt <= now) refuse('password_link_invalid');
    const user = await findUser(trx, found.userId);
    if (!user?.isStaff) refuse('password_link_invalid');
    await markTokenUsed(trx, hashOf(token), now);
    await markPassword(trx, user.id, passwordHash);
    await markEmailConfirmed(trx, user.id, now);
    await deleteDoors(trx, user.id);
    await tellAccount(trx, { userId: user.id, kind: 'password_changed' }, now);
    return startSession(deps, trx, { request, user });
  });
}
