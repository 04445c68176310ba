import type { z } from 'zod';
import type { EmailAndNext } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { addMinutes } from '../../clock';
import type { Sql } from '../../database/connection';
import type { Deps } from '../../deps';
import type { Jobs } from '../../jobs/jobs';
import { hashOf, newToken } from '../../secrets';
import { askForLink, mailAccount } from './account-mail';
import { limitAccountLetters } from './limit-account-letters';
import { safeNext } from './next.rules';
import { insertOneTimeToken, type Asker, type NewOneTimeToken } from './sessions.sql';
import { findUserByEmail } from './users.sql';

const LINK_MINUTES = 30;

/** A one-time token for an address (`?token=` on any page, M203). Those before it work until their time is over: whoever asks for one takes away nobody else's. */
async function newSignInToken(db: Sql, userId: string, { now, asker }: { now: Date; asker?: NewOneTimeToken['asker'] }): Promise<string> {
  const token = newToken();
  const expiresAt = addMinutes(now, LINK_MINUTES);
  await insertOneTimeToken(db, { tokenHash: hashOf(token), purpose: 'sign_in', userId, next: null, asker, now, expiresAt });
  return token;
}

const pathWithToken = (path: string, token: string) => `${path}${path.includes('?') ? '&' : '?'}token=${token}`;

/**
 * Mails a link that signs in, for who forgot the password or may not try it any more. The answer is the same for every address.
 * Refuses: rate_limited.
 */
export async function sendSignInLink(
  deps: Deps,
  {
    email,
    next,
    lang,
    asker: { browser, network },
  }: z.output<typeof EmailAndNext> & { lang: Language; asker: Asker & { browser: Buffer } },
): Promise<void> {
  const now = deps.clock.now();
  await limitAccountLetters(deps, { kind: 'link', email, browser, network });
  await askForLink(deps.db, {
    kind: 'sign_in',
    email,
    next: safeNext(next),
    lang,
    at: now.toISOString(),
    browser: browser.toString('hex'),
  });
}

/** Mails the link where the address has an account that may use it. */
export async function mailSignInLink(deps: Deps, { email, next, lang, at, browser }: Jobs['asked_link_mail']): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  if (!user?.emailConfirmedAt) return;
  await deps.db.transaction().execute(async (trx) => {
    const asker = browser ? { browser: Buffer.from(browser, 'hex'), network: null } : undefined;
    const token = await newSignInToken(trx, user.id, { now: new Date(at), asker });
    await mailAccount(trx, { userId: user.id, kind: 'sign_in_link', lang, path: pathWithToken(next ?? '/', token) });
  });
}

/** The same link for staff to hand over, or null when nobody may use one: with one of staff's own they would act as each other. */
export async function newSignInLink(deps: Deps, email: string): Promise<string | null> {
  const user = await findUserByEmail(deps.db, email);
  if (!user?.emailConfirmedAt || user.isStaff) return null;
  const token = await deps.db.transaction().execute((trx) => newSignInToken(trx, user.id, { now: deps.clock.now() }));
  return deps.settings.siteUrl + pathWithToken('/', token);
}
