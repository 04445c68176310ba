import type { z } from 'zod';
import type { Register } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { addMinutes } from '../../clock';
import type { Sql } from '../../database/connection';
import type { Deps } from '../../deps';
import { Refusal, refuse } from '../../http/refusal';
import type { Jobs } from '../../jobs/jobs';
import { limitLetters } from '../../mail/limit-letters';
import { hashOf, newToken } from '../../secrets';
import { mailConfirmation } from './account-mail';
import { safeNext } from './next.rules';
import { hashPassword, requireUncommon } from './passwords';
import { returnCheck, takeCheck } from './password-checks.sql';
import { internationalPhone } from './phone';
import { findLastNext, insertOneTimeToken } from './sessions.sql';
import { findUserByEmail, insertAgency, insertSubscription, insertUser } from './users.sql';

const LINK_MINUTES = 24 * 60;

interface Confirmation {
  userId: string;
  next: string | null;
  lang: Language;
  now: Date;
}

/** Mails a link that confirms the address; those before it work until their time is over. */
async function sendConfirmation(db: Sql, { userId, next, lang, now }: Confirmation): Promise<void> {
  const token = newToken();
  await insertOneTimeToken(db, {
    tokenHash: hashOf(token),
    purpose: 'confirm_email',
    userId,
    next,
    now,
    expiresAt: addMinutes(now, LINK_MINUTES),
  });
  await mailConfirmation(db, { userId, token, lang });
}

interface Origin {
  lang: Language;
  currency: string;
  network: string;
  browser: Buffer;
}

/** What has an account is told so often to one network in an hour (R10): after that it registers nobody, so that nothing can be read from it. */
const KNOWN_ADDRESSES = 5;

/**
 * Makes an account that can sign in once its address is confirmed; an agent's agency waits for staff. Refuses: rate_limited,
 * password_too_common, phone_invalid, user_exists.
 */
export async function registerUser(deps: Deps, given: z.output<typeof Register>, from: Origin): Promise<void> {
  const bucket = `register-known:${from.network}`;
  // Taken first and given back, so that calls at the same instant are counted one after the other.
  if (!(await takeCheck(deps.db, { bucket, now: deps.clock.now(), checks: KNOWN_ADDRESSES, windowMinutes: 60 }))) refuse('rate_limited');
  let isKnown = false;
  try {
    await insertAccount(deps, given, from);
  } catch (error) {
    isKnown = error instanceof Refusal && error.code === 'user_exists';
    throw error;
  } finally {
    if (!isKnown) await returnCheck(deps.db, bucket);
  }
}

async function insertAccount(deps: Deps, given: z.output<typeof Register>, from: Origin): Promise<void> {
  requireUncommon(given.password);
  const passwordHash = await hashPassword(given.password);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    const { agent } = given;
    const agencyId = agent
      ? await insertAgency(trx, {
          name: agent.agencyName,
          licenceNumber: agent.licenceNumber,
          uniqueEntityNumber: agent.uniqueEntityNumber,
          currency: from.currency,
          now,
        })
      : null;
    const userId = await insertUser(trx, {
      email: given.email,
      name: given.name,
      passwordHash,
      phone: given.phone ? internationalPhone(given.phone, given.phoneCountry ?? given.nationality ?? null) : null,
      nationality: given.nationality ?? null,
      currency: from.currency,
      agencyId,
      lang: from.lang,
      registeredIn: from.browser,
      now,
    });
    if (!userId) refuse('user_exists');
    // Without its link an account is of no use: nothing is made.
    await limitLetters(trx, { to: given.email, purpose: 'access', user: null, network: from.network, at: now });
    if (given.newsletter) await insertSubscription(trx, { email: given.email, lang: from.lang, now });
    await sendConfirmation(trx, { userId, next: safeNext(given.next), lang: from.lang, now });
  });
}

/** Mails the link again where an account waits for it; for every other address it does nothing, and says so to nobody. */
export async function mailConfirmationAgain(deps: Deps, { email, next, lang, at }: Jobs['asked_link_mail']): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  if (!user || user.emailConfirmedAt) return;
  await deps.db.transaction().execute(async (trx) => {
    // The page may not know any more where the person was going: the link before this one does.
    const goOn = next ?? (await findLastNext(trx, user.id, 'confirm_email'));
    await sendConfirmation(trx, { userId: user.id, next: goOn, lang, now: new Date(at) });
  });
}
