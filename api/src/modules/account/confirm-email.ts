import type { FastifyRequest } from 'fastify';
import type { EmailConfirmed, SignedIn } from '@straits/api-contract';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { hashOf } from '../../secrets';
import { lockOneTimeToken, markTokenUsed } from './sessions.sql';
import { startSession } from './start-session';
import { findUser, markEmailConfirmed } from './users.sql';

/** Confirms an address by its link. Refuses: confirmation_link_invalid, confirmation_link_expired. */
export async function confirmEmail(deps: Deps, token: string): Promise<EmailConfirmed> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const found = (await lockOneTimeToken(trx, hashOf(token), 'confirm_email')) ?? refuse('confirmation_link_invalid');
    if (found.usedAt) return { state: 'already_confirmed', next: found.next };
    if (found.expiresAt <= now) refuse('confirmation_link_expired');
    await markTokenUsed(trx, hashOf(token), now);
    await markEmailConfirmed(trx, found.userId, now);
    return { state: 'confirmed', next: found.next };
  });
}

/** Changes a one-time token from an address into a session (M203, R1). A replayed one is refused: token_invalid. */
export async function exchangeToken(deps: Deps, request: FastifyRequest, token: string): Promise<SignedIn> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const found = await lockOneTimeToken(trx, hashOf(token), 'sign_in');
    if (!found || found.usedAt || found.expiresAt <= now) refuse('token_invalid');
    await markTokenUsed(trx, hashOf(token), now);
    const user = (await findUser(trx, found.userId)) ?? refuse('token_invalid');
    return startSession(deps, trx, { request, user });
  });
}
