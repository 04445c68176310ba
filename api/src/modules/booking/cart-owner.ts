import type { FastifyReply, FastifyRequest } from 'fastify';
import { ensureCartCookie } from '../../http/caller';
import type { CartOwner } from './cart.sql';

/** The caller's cart, or null for a browser that has put nothing into one yet. */
export function ownerOf(request: FastifyRequest): CartOwner | null {
  const { user, cartCookieHash } = request.caller;
  if (user) return { userId: user.userId };
  return cartCookieHash ? { cookieHash: cartCookieHash } : null;
}

/** The caller's cart; a browser without one gets its cookie now. */
export const ensureOwner = (request: FastifyRequest, reply: FastifyReply): CartOwner =>
  ownerOf(request) ?? { cookieHash: ensureCartCookie(request, reply) };
