import type { FastifyRequest } from 'fastify';
import type { SignedIn, SignIn } from '@straits/api-contract';
import type { Deps } from '../../deps';
import { countTry } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import { isPasswordRight } from './passwords';
import { startSession } from './start-session';
import { findUserByEmail } from './users.sql';

/**
 * Opens a session for an e-mail address and password. Tries are counted per address and per caller, before the password is looked at.
 * Refuses: rate_limited, sign_in_failed (whichever was wrong), email_not_verified (only with the right password).
 */
export async function signIn(deps: Deps, request: FastifyRequest, { username, password }: SignIn): Promise<SignedIn> {
  const now = deps.clock.now();
  const address = username.trim().toLowerCase();
  // Per account and caller first, so that a stranger's guesses cannot lock the owner out at home.
  await countTry(deps.db, now, { bucket: `sign-in:${address}:${request.ip}`, tries: 10, windowMinutes: 60 });
  await countTry(deps.db, now, { bucket: `sign-in-ip:${request.ip}`, tries: 100, windowMinutes: 60 });
  const user = await findUserByEmail(deps.db, address);
  if (!(await isPasswordRight(user?.passwordHash, password)) || !user) refuse('sign_in_failed');
  if (!user.emailConfirmedAt) refuse('email_not_verified');
  return deps.db.transaction().execute((trx) => startSession(deps, trx, { request, user }));
}
