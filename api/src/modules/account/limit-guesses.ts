import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { ensureCartCookie } from '../../http/caller';
import { refuse } from '../../http/refusal';
import { hashOf, newToken } from '../../secrets';
import { isKnownBrowser, markKnownBrowser, returnCheck, takeCheck } from './password-checks.sql';

const BROWSER_COOKIE = 'straits_browser';
const YEAR_S = 366 * 86_400;
const CHECKS = 10;
const CALLER_CHECKS = 100;
const WINDOW_MINUTES = 60;

/** Of the cookie that this browser keeps for its accounts. */
export const browserOf = (request: FastifyRequest) => {
  const cookie = request.cookies[BROWSER_COOKIE];
  return cookie ? hashOf(cookie) : null;
};

interface Guess {
  request: FastifyRequest;
  /** The typed address, whether or not it has an account. */
  address: string;
  userId: string | undefined;
}

/**
 * Whether this password may be looked at: 10 wrong ones in any hour per account for all strangers of the world together, however many
 * addresses they call from, and 10 for each browser in which the account was signed in before. So guesses are useless, and the owner's own
 * browser is never locked out by them. A caller that goes through many accounts ends after 100; tries that are refused use up nothing of
 * that, so one attacker behind a shared address does not shut it for the others. Answers what a right password gives back by `forgiveGuess`.
 * Refuses: rate_limited.
 */
export async function limitGuesses({ db, clock }: Deps, { request, address, userId }: Guess): Promise<string[]> {
  const [now, cookieHash] = [clock.now(), browserOf(request)];
  const take = async (bucket: string, checks: number) => {
    if (!(await takeCheck(db, { bucket, now, checks, windowMinutes: WINDOW_MINUTES }))) refuse('rate_limited');
    return bucket;
  };
  if (cookieHash && userId && (await isKnownBrowser(db, cookieHash, userId)))
    return [await take(`known:${userId}:${cookieHash.toString('hex')}`, CHECKS)];
  return [await take(`account:${address}`, CHECKS), await take(`caller:${request.network}`, CALLER_CHECKS)];
}

/** The password was right: what was taken for the look at it is given back. */
export async function forgiveGuess({ db }: Deps, buckets: string[]): Promise<void> {
  for (const bucket of buckets) await returnCheck(db, bucket);
}

/** The browser's cookie, given to it where it has none. It is no credential: it opens nothing. Answers its hash. */
export function ensureBrowser(request: FastifyRequest, reply: FastifyReply): Buffer {
  const token = request.cookies[BROWSER_COOKIE] ?? newToken();
  void reply.setCookie(BROWSER_COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/travel/v1/auth',
    maxAge: YEAR_S,
    secure: request.protocol === 'https',
  });
  return hashOf(token);
}

/** From now on this browser is one of the account's own; what is typed when its session ends can wait for it (typed-forms.routes.ts, draft.routes.ts). */
export async function rememberBrowser(
  { db, clock }: Deps,
  { request, reply, userId }: { request: FastifyRequest; reply: FastifyReply; userId: string },
): Promise<void> {
  await markKnownBrowser(db, ensureBrowser(request, reply), { userId, now: clock.now() });
  ensureCartCookie(request, reply);
}
