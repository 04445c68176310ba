import type { FastifyRequest } from 'fastify';
import type { ConfirmEmail, EmailConfirmed, SignedIn } from '@straits/api-contract';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { hashOf } from '../../secrets';
import { browserOf } from './limit-guesses';
import { hashPassword, isPasswordRight, requireUncommon } from './passwords';
import { deleteDoors, lockOneTimeToken, markTokenUsed } from './sessions.sql';
import { startSession, startSessionOfLink } from './start-session';
import { findUser, isOwnBrowser, markEmailConfirmed, markOwner, type UserRow } from './users.sql';

type Proof = Pick<ConfirmEmail, 'name' | 'password'>;

/**
 * Whoever confirms in another browser than the one that registered may be the address's owner while somebody else has typed the rest: they
 * prove that they know the password, or choose their own, and then nothing of what was typed before is left.
 */
async function proveRegistration(trx: Trx, user: UserRow, { password = '', name }: Proof): Promise<void> {
  if (await isPasswordRight(user.passwordHash, password)) return;
  if (name === undefined) refuse('password_wrong', [{ field: 'password', message: 'is not the one that was registered' }]);
  requireUncommon(password);
  await markOwner(trx, user.id, { name, passwordHash: await hashPassword(password) });
  await deleteDoors(trx, user.id);
}

/**
 * Confirms an address by its link. Refuses: confirmation_link_invalid, confirmation_link_expired, password_wrong, password_too_common.
 * The link stays good until the address is confirmed.
 */
export async function confirmEmail(deps: Deps, browser: Buffer | null, { token, ...proof }: ConfirmEmail): Promise<EmailConfirmed> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const found = (await lockOneTimeToken(trx, hashOf(token), 'confirm_email')) ?? refuse('confirmation_link_invalid');
    const user = (await findUser(trx, found.userId)) ?? refuse('confirmation_link_invalid');
    if (found.usedAt || user.emailConfirmedAt) return { state: 'already_confirmed', next: found.next };
    if (found.expiresAt <= now) refuse('confirmation_link_expired');
    if (!isOwnBrowser(user, browser)) {
      if (proof.password === undefined) return { state: 'password_needed', next: found.next };
      await proveRegistration(trx, user, proof);
    }
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
    // Who asked for the link in this browser is who opens it.
    const isAskers = found.browser !== null && browserOf(request)?.equals(found.browser);
    return (isAskers ? startSession : startSessionOfLink)(deps, trx, { request, user });
  });
}
