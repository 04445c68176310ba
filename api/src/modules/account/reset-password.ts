import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ResetPassword, SignedIn } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { addMinutes } from '../../clock';
import type { Deps } from '../../deps';
import { countTry } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import { hashOf } from '../../secrets';
import { mailResetCode } from './account-mail';
import { hashPassword, isCommonPassword } from './passwords';
import { deleteDoors, deleteUnusedTokens, insertOneTimeToken, lockOneTimeToken, markTokenUsed } from './sessions.sql';
import { startSession } from './start-session';
import { findUserByEmail, markEmailConfirmed, markPassword } from './users.sql';

const CODE_MINUTES = 30;

// A short code is safe only together with its account and few tries; so the account is part of what is hashed.
export const hashOfCode = (userId: string, code: string) => hashOf(`${userId}:${code.replaceAll(/[\s-]/g, '')}`);

/** Mails a code of eight digits. Refuses: rate_limited (5 an hour per address and caller), email_not_found (R10). */
export async function sendResetCode(deps: Deps, asked: { email: string; network: string; lang: Language }): Promise<void> {
  const now = deps.clock.now();
  await countTry(deps.db, now, { bucket: `forgot-network:${asked.network}`, tries: 5, windowMinutes: 60 });
  await countTry(deps.db, now, { bucket: `forgot:${asked.email}`, tries: 5, windowMinutes: 60 });
  const user = (await findUserByEmail(deps.db, asked.email)) ?? refuse('email_not_found');
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  await deps.db.transaction().execute(async (trx) => {
    await deleteUnusedTokens(trx, user.id, 'reset_password');
    await insertOneTimeToken(trx, {
      tokenHash: hashOfCode(user.id, code),
      purpose: 'reset_password',
      userId: user.id,
      next: null,
      now,
      expiresAt: addMinutes(now, CODE_MINUTES),
    });
    await mailResetCode(trx, { userId: user.id, code, lang: asked.lang });
  });
}

/**
 * Sets a new password by the mailed code, ends all sessions and opens a new one. The code proves the address too.
 * Refuses: rate_limited (10 tries an hour per address and caller, 100 per address), password_too_common, reset_code_invalid (wrong, used or too old).
 */
export async function resetPassword(deps: Deps, request: FastifyRequest, given: ResetPassword): Promise<SignedIn> {
  const now = deps.clock.now();
  // Per caller too, so that a stranger's tries do not keep the owner from using the code.
  await countTry(deps.db, now, { bucket: `reset:${given.email}:${request.network}`, tries: 10, windowMinutes: 60 });
  await countTry(deps.db, now, { bucket: `reset:${given.email}`, tries: 100, windowMinutes: 60 });
  if (isCommonPassword(given.password)) refuse('password_too_common', [{ field: 'password', message: 'is used by many people' }]);
  const user = (await findUserByEmail(deps.db, given.email)) ?? refuse('reset_code_invalid');
  const passwordHash = await hashPassword(given.password);
  return deps.db.transaction().execute(async (trx) => {
    const tokenHash = hashOfCode(user.id, given.code);
    const token = await lockOneTimeToken(trx, tokenHash, 'reset_password');
    if (!token || token.usedAt || token.expiresAt <= now) refuse('reset_code_invalid');
    await markTokenUsed(trx, tokenHash, now);
    await markPassword(trx, user.id, passwordHash);
    await markEmailConfirmed(trx, user.id, now);
    await deleteDoors(trx, user.id);
    return startSession(deps, trx, { request, user });
  });
}
