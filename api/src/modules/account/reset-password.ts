import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ResetPassword, SignedIn } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { addMinutes } from '../../clock';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { hashOf, newToken } from '../../secrets';
import { mailResetCode, tellPasswordChanged } from './account-mail';
import { limitAccountLetters } from './limit-account-letters';
import { browserOf } from './limit-guesses';
import { returnCheck, takeCheck } from './password-checks.sql';
import { hashPassword, requireUncommon } from './passwords';
import {
  deleteCodesAskedBy,
  deleteDoors,
  findOpenCodes,
  insertOneTimeToken,
  lockOneTimeToken,
  markTokenUsed,
  type Asker,
  type OpenCode,
} from './sessions.sql';
import { startSession } from './start-session';
import { findUser, findUserByEmail, isOwnBrowser, markEmailConfirmed, markOwner, markPassword, type UserRow } from './users.sql';

const CODE_MINUTES = 30;
const WINDOW_MINUTES = 60;
/** Wrong codes an hour: of who asked for a code, and of a network that did not. */
const TRIES = 10;
/** Wrong codes an hour for an account of everybody together who has not asked for one. */
const STRANGERS_TRIES = 50;

// A short code is safe only together with its account and few tries; so the account is part of what is hashed.
export const hashOfCode = (userId: string, code: string) => hashOf(`${userId}:${code.replaceAll(/[\s-]/g, '')}`);

interface CodeAsked {
  email: string;
  asker: Asker & { browser: Buffer };
  lang: Language;
}

/**
 * Mails a code of eight digits, and a link with a token that nobody can guess: it has no tries to be used up by others. The code that this browser asked
 * for before stops working, no other. Refuses: rate_limited, email_not_found (R10). */
export async function sendResetCode(deps: Deps, asked: CodeAsked): Promise<void> {
  const now = deps.clock.now();
  await limitAccountLetters(deps, { kind: 'forgot', email: asked.email, ...asked.asker });
  const user = (await findUserByEmail(deps.db, asked.email)) ?? refuse('email_not_found');
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  const linkToken = newToken();
  await deps.db.transaction().execute(async (trx) => {
    await deleteCodesAskedBy(trx, user.id, asked.asker.browser);
    const row = { purpose: 'reset_password', userId: user.id, next: null, now, expiresAt: addMinutes(now, CODE_MINUTES) } as const;
    await insertOneTimeToken(trx, { ...row, tokenHash: hashOfCode(user.id, code), asker: asked.asker });
    await insertOneTimeToken(trx, { ...row, tokenHash: hashOf(linkToken) });
    await mailResetCode(trx, { userId: user.id, code, linkToken, lang: asked.lang });
  });
}

/** Whose tries these are: of the browser that asked for a code, of the network that did, or of a stranger, who shares one account's few with all others. */
function bucketsOf(open: OpenCode[], email: string, { browser, network }: Asker): [bucket: string, checks: number][] {
  if (browser && open.some((code) => code.browser?.equals(browser))) return [[`reset:${email}:${browser.toString('hex')}`, TRIES]];
  const ofNetwork: [string, number] = [`reset-network:${network}`, TRIES];
  return open.some((code) => code.network === network) ? [ofNetwork] : [ofNetwork, [`reset:${email}`, STRANGERS_TRIES]];
}

/** Counts the try before the code is looked at, and does the same work whether or not there is an account. */
async function findCode(deps: Deps, asker: Asker, { email, code }: ResetPassword): Promise<{ userId: string; tokenHash: Buffer }> {
  const now = deps.clock.now();
  const open = await findOpenCodes(deps.db, email, now);
  const buckets = bucketsOf(open, email, asker);
  for (const [bucket, checks] of buckets)
    if (!(await takeCheck(deps.db, { bucket, now, checks, windowMinutes: WINDOW_MINUTES }))) refuse('rate_limited');
  const right = open.find(({ userId, tokenHash }) => tokenHash.equals(hashOfCode(userId, code))) ?? refuse('reset_code_invalid');
  for (const [bucket] of buckets) await returnCheck(deps.db, bucket);
  return right;
}

/**
 * Whoever has the mail sets a new password: it proves the address too. Of an account that somebody registered elsewhere and nobody confirmed, nothing
 * else is kept. All sessions end, and a mail says so.
 */
export async function setForgottenPassword(
  trx: Trx,
  { user, passwordHash, request, at }: { user: UserRow; passwordHash: string; request: FastifyRequest; at: Date },
): Promise<void> {
  if (user.emailConfirmedAt || isOwnBrowser(user, browserOf(request))) await markPassword(trx, user.id, passwordHash);
  else await markOwner(trx, user.id, { name: user.email, passwordHash });
  await markEmailConfirmed(trx, user.id, at);
  await deleteDoors(trx, user.id);
  await tellPasswordChanged(trx, { userId: user.id, request, at });
}

/**
 * Sets a new password by the mailed code and opens a session.
 * Refuses: rate_limited, password_too_common, reset_code_invalid (wrong, used or too old).
 */
export async function resetPassword(deps: Deps, request: FastifyRequest, given: ResetPassword): Promise<SignedIn> {
  const now = deps.clock.now();
  requireUncommon(given.password);
  const browser = browserOf(request);
  const { userId, tokenHash } = await findCode(deps, { browser, network: request.network }, given);
  const passwordHash = await hashPassword(given.password);
  return deps.db.transaction().execute(async (trx) => {
    const token = await lockOneTimeToken(trx, tokenHash, 'reset_password');
    const user = await findUser(trx, userId);
    if (!token || token.usedAt || token.expiresAt <= now || !user) refuse('reset_code_invalid');
    await markTokenUsed(trx, tokenHash, now);
    await setForgottenPassword(trx, { user, passwordHash, request, at: now });
    return startSession(deps, trx, { request, user: (await findUser(trx, userId)) ?? refuse('reset_code_invalid') });
  });
}
