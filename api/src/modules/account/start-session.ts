import type { FastifyRequest } from 'fastify';
import type { SignedIn, User } from '@straits/api-contract';
import { addMinutes } from '../../clock';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { hashOf, newToken } from '../../secrets';
import { mergeCarts, takeDraft } from '../booking';
import { deviceOf } from './device.rules';
import { insertSession } from './sessions.sql';
import type { UserRow } from './users.sql';

const SESSION_MINUTES = 30 * 24 * 60;

const yes = (value: boolean) => (value ? 'true' : 'false');

/** The user in the specification's spelling: IsB2B and IsB2C are the strings 'true' and 'false'. */
export const viewUser = (user: UserRow): User => ({
  Id: user.id,
  Name: user.name,
  Username: user.email,
  Email: user.email,
  Phone: user.phone,
  Nationality: user.nationality,
  CurrencyObj: { Code: user.currency },
  IsB2B: yes(user.agencyId !== null),
  IsB2C: yes(user.agencyId === null),
  IsStaff: yes(user.isStaff),
  AgencyName: user.agencyName,
  AgencyRole: user.agencyRole ?? undefined,
});

interface Who {
  request: FastifyRequest;
  user: UserRow;
}

/** Opens a session: a new opaque token, of which only the hash is kept. */
async function openSession(deps: Deps, trx: Trx, { request, user }: Who): Promise<Omit<SignedIn, 'cartMerge'>> {
  const now = deps.clock.now();
  const token = newToken();
  const device = deviceOf(request);
  await insertSession(trx, { tokenHash: hashOf(token), userId: user.id, now, expiresAt: addMinutes(now, SESSION_MINUTES), device });
  return { token, user: viewUser(user) };
}

/** Somebody signs in: the browser's cart goes into the customer's. */
export async function startSession(deps: Deps, trx: Trx, who: Who): Promise<SignedIn> {
  const session = await openSession(deps, trx, who);
  const { cartCookieHash: cookieHash } = who.request.caller;
  return { ...session, cartMerge: cookieHash ? await mergeCarts(trx, deps, { cookieHash, userId: who.user.id }) : null };
}

/**
 * A link signed somebody in, who may be somebody else than its reader: the browser's cart stays as it is until they say that it is them. Only what
 * this person's own session lost when it ended comes back.
 */
export async function startSessionOfLink(deps: Deps, trx: Trx, who: Who): Promise<SignedIn> {
  const session = await openSession(deps, trx, who);
  const { cartCookieHash: cookieHash } = who.request.caller;
  if (cookieHash) await takeDraft(trx, { cookieHash, userId: who.user.id, hasLines: false, now: deps.clock.now() });
  return { ...session, cartMerge: null };
}
