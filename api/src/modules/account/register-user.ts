import type { z } from 'zod';
import type { Register } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { addMinutes } from '../../clock';
import type { Sql } from '../../database/connection';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { hashOf, newToken } from '../../secrets';
import { mailConfirmation } from './account-mail';
import { safeNext } from './next.rules';
import { hashPassword, isCommonPassword } from './passwords';
import { internationalPhone } from './phone';
import { deleteUnusedTokens, findLastNext, insertOneTimeToken } from './sessions.sql';
import { findUserByEmail, insertAgency, insertSubscription, insertUser } from './users.sql';

const LINK_MINUTES = 24 * 60;

interface Confirmation {
  userId: string;
  next: string | null;
  lang: Language;
}

/** Mails a link that confirms the address; links sent before stop working. */
async function sendConfirmation(deps: Deps, db: Sql, { userId, next, lang }: Confirmation): Promise<void> {
  const now = deps.clock.now();
  const token = newToken();
  await deleteUnusedTokens(db, userId, 'confirm_email');
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

/** Makes an account that can sign in once its address is confirmed; an agent's agency waits for staff. Refuses: password_too_common, phone_invalid, user_exists. */
export async function registerUser(
  deps: Deps,
  given: z.output<typeof Register>,
  shop: { lang: Language; currency: string },
): Promise<void> {
  if (isCommonPassword(given.password)) refuse('password_too_common', [{ field: 'password', message: 'is used by many people' }]);
  const passwordHash = await hashPassword(given.password);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    const { agent } = given;
    const agencyId = agent
      ? await insertAgency(trx, {
          name: agent.agencyName,
          licenceNumber: agent.licenceNumber,
          uniqueEntityNumber: agent.uniqueEntityNumber,
          currency: shop.currency,
          now,
        })
      : null;
    const userId = await insertUser(trx, {
      email: given.email,
      name: given.name,
      passwordHash,
      phone: given.phone ? internationalPhone(given.phone, given.phoneCountry ?? given.nationality ?? null) : null,
      nationality: given.nationality ?? null,
      currency: shop.currency,
      agencyId,
      lang: shop.lang,
      now,
    });
    if (!userId) refuse('user_exists');
    if (given.newsletter) await insertSubscription(trx, { email: given.email, lang: shop.lang, now });
    await sendConfirmation(deps, trx, { userId, next: safeNext(given.next), lang: shop.lang });
  });
}

/** Mails the link again where an account waits for it; for every other address it does nothing, and says so to nobody. */
export async function resendConfirmation(
  deps: Deps,
  { email, next, lang }: { email: string; next?: string | undefined; lang: Language },
): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  if (!user || user.emailConfirmedAt) return;
  await deps.db.transaction().execute(async (trx) => {
    // The page may not know any more where the person was going: the link before this one does.
    const goOn = safeNext(next) ?? (await findLastNext(trx, user.id, 'confirm_email'));
    await sendConfirmation(deps, trx, { userId: user.id, next: goOn, lang });
  });
}
