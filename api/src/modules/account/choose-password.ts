import type { FastifyRequest } from 'fastify';
import type { ChoosePassword, SignedIn } from '@straits/api-contract';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { countTry } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import { hashOf } from '../../secrets';
import { tellAccount } from './account-mail';
import { hashPassword, requireUncommon } from './passwords';
import { setForgottenPassword } from './reset-password';
import { deleteDoors, lockOneTimeToken, markTokenUsed } from './sessions.sql';
import { startSession } from './start-session';
import { findUser, markEmailConfirmed, markPassword } from './users.sql';

type Chosen = Parameters<typeof setForgottenPassword>[1];

/** By the link that a member of staff was handed. */
async function setFirstPassword(trx: Trx, { user, passwordHash, at }: Chosen): Promise<void> {
  if (!user.isStaff) refuse('password_link_invalid');
  await markPassword(trx, user.id, passwordHash);
  await markEmailConfirmed(trx, user.id, at);
  await deleteDoors(trx, user.id);
  await tellAccount(trx, { userId: user.id, kind: 'password_changed' }, at);
}

/** Links that choose a password, by what they were given for. A code of a reset is no such token: what is hashed of one has a colon in it. */
const LINKS = { choose_password: setFirstPassword, reset_password: setForgottenPassword };

async function lockLink(trx: Trx, token: string) {
  for (const purpose of ['choose_password', 'reset_password'] as const) {
    const found = await lockOneTimeToken(trx, hashOf(token), purpose);
    if (found) return { ...found, set: LINKS[purpose] };
  }
  return undefined;
}

/**
 * A member of staff by the link that was handed over, or anybody by the link of a reset's mail, chooses a password and is signed in. Refuses: rate_limited (60 tries an hour per caller),
 * password_too_common, password_link_invalid (used, withdrawn or too old).
 */
export async function choosePassword(deps: Deps, request: FastifyRequest, { token, password }: ChoosePassword): Promise<SignedIn> {
  const now = deps.clock.now();
  await countTry(deps.db, now, { bucket: `choose-password:${request.network}`, tries: 60, windowMinutes: 60 });
  requireUncommon(password);
  const passwordHash = await hashPassword(password);
  return deps.db.transaction().execute(async (trx) => {
    const found = await lockLink(trx, token);
    if (!found || found.usedAt || found.expiresAt <= now) refuse('password_link_invalid');
    const user = (await findUser(trx, found.userId)) ?? refuse('password_link_invalid');
    await markTokenUsed(trx, hashOf(token), now);
    await found.set(trx, { user, passwordHash, request, at: now });
    return startSession(deps, trx, { request, user: (await findUser(trx, user.id)) ?? refuse('password_link_invalid') });
  });
}
