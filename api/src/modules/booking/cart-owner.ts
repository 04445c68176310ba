import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { ensureCartCookie } from '../../http/caller';
import type { CartOwner } from './cart.sql';
import type { Holder } from './hold-limits.sql';

/** The caller's cart, or null for a browser that has put nothing into one yet. */
export function ownerOf(request: FastifyRequest): CartOwner | null {
  const { user, cartCookieHash } = request.caller;
  if (user) return { userId: user.userId };
  return cartCookieHash ? { cookieHash: cartCookieHash } : null;
}

/** The caller's cart; a browser without one gets its cookie now. */
export const ensureOwner = (request: FastifyRequest, reply: FastifyReply): CartOwner =>
  ownerOf(request) ?? { cookieHash: ensureCartCookie(request, reply) };

/** Who is counted for the places that the caller keeps: an agency, or else the network, of which only a keyed hash is written down. */
export function holderOf({ secrets }: Pick<Deps, 'secrets'>, { caller: { user }, network }: FastifyRequest): Omit<Holder, 'cartId'> {
  const agencyId = user?.agencyId ?? null;
  return { agencyId, network: agencyId === null ? secrets.sign(`holds:${network}`) : null };
}
