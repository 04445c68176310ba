import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn, SignIn } from '@straits/api-contract';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { forgiveGuess, limitGuesses, rememberBrowser } from './limit-guesses';
import { isPasswordRight } from './passwords';
import { startSession } from './start-session';
import { findUserByEmail } from './users.sql';

/**
 * Opens a session for an e-mail address and password. Guesses are limited before the password is looked at; who is refused can still come in
 * by a code or link in a mail. Refuses: rate_limited, sign_in_failed (whichever was wrong), email_not_verified (only with the right password).
 */
export async function signIn(
  deps: Deps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { username, password }: SignIn,
): Promise<SignedIn> {
  const address = username.trim().toLowerCase();
  const user = await findUserByEmail(deps.db, address);
  const taken = await limitGuesses(deps, { request, address, userId: user?.id });
  if (!(await isPasswordRight(user?.passwordHash, password)) || !user) refuse('sign_in_failed');
  await forgiveGuess(deps, taken);
  if (!user.emailConfirmedAt) refuse('email_not_verified');
  const answer = await deps.db.transaction().execute((trx) => startSession(deps, trx, { request, user }));
  await rememberBrowser(deps, { request, reply, userId: user.id });
  return answer;
}
