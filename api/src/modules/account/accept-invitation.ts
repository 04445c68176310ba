import type { FastifyRequest } from 'fastify';
import type { AcceptInvitation, InvitationFound, SignedIn } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { hashOf } from '../../secrets';
import { findInvitation, insertAct, markAccepted, markJoined, markLimits } from '../agency';
import { hashPassword, requireUncommon } from './passwords';
import { deleteDoors } from './sessions.sql';
import { startSession } from './start-session';
import { findUser, findUserByEmail, insertUser, markEmailConfirmed, markOwner, type UserRow } from './users.sql';

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** What a mailed invitation is for. Refuses: invitation_invalid (used, withdrawn or too old). */
export async function lookAtInvitation(deps: Deps, token: string): Promise<InvitationFound> {
  const { agencyName, email, role } = (await findInvitation(deps.db, hashOf(token), deps.clock.now())) ?? refuse('invitation_invalid');
  return { agencyName, email, role, hasAccount: isProven(await findUserByEmail(deps.db, email)) };
}

/** Somebody may have registered an address that is not theirs. */
const isProven = (user: UserRow | undefined) => Boolean(user?.emailConfirmedAt);

/** Whoever has the mail has the address: a new account is confirmed with it, and one that nobody has confirmed becomes theirs, with their name and password alone. */
async function ensureAccount(
  trx: Trx,
  { email }: Invitation,
  made: { name: string | undefined; passwordHash: string | null; lang: Language; currency: string; now: Date },
): Promise<string> {
  const known = await findUserByEmail(trx, email);
  if (known && isProven(known)) return known.id;
  const { name, passwordHash, lang, currency, now } = made;
  if (!name || !passwordHash)
    refuse('request_malformed', [
      { field: 'name', message: 'is needed for a new account' },
      { field: 'password', message: 'is needed for a new account' },
    ]);
  if (known) {
    await markOwner(trx, known.id, { name, passwordHash });
    await deleteDoors(trx, known.id);
    return known.id;
  }
  const userId = await insertUser(trx, {
    email,
    name,
    passwordHash,
    phone: null,
    nationality: null,
    currency,
    agencyId: null,
    lang,
    registeredIn: null,
    now,
  });
  return userId ?? refuse('user_exists');
}

/**
 * Makes the holder of a mailed invitation one of the agency's people and signs them in; an address without an account gets one. Refuses:
 * invitation_invalid, agency_member_exists, password_too_common.
 */
export async function acceptInvitation(
  deps: Deps,
  request: FastifyRequest,
  { token, name, password, lang, currency }: AcceptInvitation & { lang: Language; currency: string },
): Promise<SignedIn> {
  if (password !== undefined) requireUncommon(password);
  const now = deps.clock.now();
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return deps.db.transaction().execute(async (trx) => {
    const invitation = (await findInvitation(trx, hashOf(token), now)) ?? refuse('invitation_invalid');
    if (!(await markAccepted(trx, invitation.id, now))) refuse('invitation_invalid');
    const userId = await ensureAccount(trx, invitation, { name, passwordHash, lang, currency, now });
    const { agencyId, role, perOrder, perMonth, email } = invitation;
    if (!(await markJoined(trx, userId, { agencyId, role }))) refuse('agency_member_exists');
    await markEmailConfirmed(trx, userId, now);
    await markLimits(trx, userId, { perOrder, perMonth });
    await insertAct(trx, { agencyId, userId, act: 'person_joined', subject: email, details: { role }, at: now });
    return startSession(deps, trx, { request, user: (await findUser(trx, userId)) ?? refuse('invitation_invalid') });
  });
}
