import type { z } from 'zod';
import type { EmailAndNext } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { addMinutes } from '../../clock';
import type { Sql } from '../../database/connection';
import type { Deps } from '../../deps';
import { countTry } from '../../http/rate-limit';
import { hashOf, newToken } from '../../secrets';
import { mailAccount } from './account-mail';
import { safeNext } from './next.rules';
import { deleteUnusedTokens, insertOneTimeToken } from './sessions.sql';
import { findUserByEmail } from './users.sql';

const LINK_MINUTES = 30;

/** A one-time token for an address (`?token=` on any page, M203). The one before it stops working. */
async function newSignInToken(deps: Deps, db: Sql, userId: string): Promise<string> {
  const now = deps.clock.now();
  const token = newToken();
  await deleteUnusedTokens(db, userId, 'sign_in');
  const expiresAt = addMinutes(now, LINK_MINUTES);
  await insertOneTimeToken(db, { tokenHash: hashOf(token), purpose: 'sign_in', userId, next: null, now, expiresAt });
  return token;
}

const pathWithToken = (path: string, token: string) => `${path}${path.includes('?') ? '&' : '?'}token=${token}`;

/**
 * Mails a link that signs in, for who forgot the password or may not try it any more. The answer is the same for every address.
 * Refuses: rate_limited (5 an hour per address and caller, 20 per caller).
 */
export async function sendSignInLink(
  deps: Deps,
  { email, next, lang, network }: z.output<typeof EmailAndNext> & { lang: Language; network: string },
): Promise<void> {
  const now = deps.clock.now();
  await countTry(deps.db, now, { bucket: `link-network:${network}`, tries: 20, windowMinutes: 60 });
  await countTry(deps.db, now, { bucket: `link:${email}:${network}`, tries: 5, windowMinutes: 60 });
  const user = await findUserByEmail(deps.db, email);
  if (!user?.emailConfirmedAt) return;
  await deps.db.transaction().execute(async (trx) => {
    const token = await newSignInToken(deps, trx, user.id);
    await mailAccount(trx, { userId: user.id, kind: 'sign_in_link', lang, path: pathWithToken(safeNext(next) ?? '/', token) });
  });
}

/** The same link for staff to hand over, or null when nobody may use one: with one of staff's own they would act as each other. */
export async function newSignInLink(deps: Deps, email: string): Promise<string | null> {
  const user = await findUserByEmail(deps.db, email);
  if (!user?.emailConfirmedAt || user.isStaff) return null;
  const token = await deps.db.transaction().execute((trx) => newSignInToken(deps, trx, user.id));
  return deps.settings.siteUrl + pathWithToken('/', token);
}
