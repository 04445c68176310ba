import type { FastifyRequest } from 'fastify';
import type { SignedIn, User } from '@straits/api-contract';
import { addMinutes } from '../../clock';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { hashOf, newToken } from '../../secrets';
import { mergeCarts } from '../booking';
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

/** Opens a session: a new opaque token, of which only the hash is kept, and the browser's cart goes into the customer's. */
export async function startSession(deps: Deps, trx: Trx, who: { request: FastifyRequest; user: UserRow }): Promise<SignedIn> {
  const { request, user } = who;
  const now = deps.clock.now();
  const token = newToken();
  const device = deviceOf(request);
  await insertSession(trx, { tokenHash: hashOf(token), userId: user.id, now, expiresAt: addMinutes(now, SESSION_MINUTES), device });
  const { cartCookieHash } = request.caller;
  const cartMerge = cartCookieHash ? await mergeCarts(trx, deps, { cookieHash: cartCookieHash, userId: user.id }) : null;
  return { token, user: viewUser(user), cartMerge };
}
