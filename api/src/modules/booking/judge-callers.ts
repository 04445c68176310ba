import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { uuid } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { ownerOf } from './cart-owner';
import { findCartLine, findLineOfHold } from './cart.sql';
import { OrderCode, requireOrder } from './order-access';
import { requirePaymentOf } from './payment-access';
import { isQuoteKey } from './trade/quote-view';

const Query = z.object({ key: z.string().optional().catch(undefined) });

/** An address that no order, payment or line can have is nobody's. */
const read = <T extends z.ZodType>(schema: T, value: unknown): z.output<T> => schema.safeParse(value).data ?? refuse('not_found');
const idIn = ({ params }: FastifyRequest, name: string) => read(z.object({ [name]: uuid }), params)[name] ?? refuse('not_found');

type Judge = (deps: Deps, request: FastifyRequest) => unknown;
async function requireCartLine({ db }: Deps, request: FastifyRequest) {
  const [owner, lineId] = [ownerOf(request), idIn(request, 'lineId')];
  return (owner && (await findCartLine(db, owner, lineId))) ?? refuse('not_found');
}
async function requireHold({ db }: Deps, request: FastifyRequest) {
  const [owner, holdId] = [ownerOf(request), idIn(request, 'holdId')];
  return (owner && (await findLineOfHold(db, owner, holdId))) ?? refuse('not_found');
}
const requireOwnOrder: Judge = (deps, request) =>
  requireOrder(deps, { request, code: read(OrderCode, request.params).code, key: read(Query, request.query).key });
const requireOwnPayment: Judge = (deps, request) =>
  requirePaymentOf(deps, { request, paymentId: idIn(request, 'paymentId'), key: read(Query, request.query).key });
const requireQuoteKey: Judge = (deps, request) =>
  isQuoteKey(deps, idIn(request, 'quoteId'), read(Query, request.query).key ?? '') || refuse('not_found');

/** Whose the thing is that a call is about, by the beginning of its route. */
const JUDGES: Record<string, Judge> = {
  '/travel/v1/orders/:code': requireOwnOrder,
  '/travel/v1/payments/:paymentId': requireOwnPayment,
  '/travel/v1/cart/lines/:lineId': requireCartLine,
  '/travel/v1/holds/:holdId': requireHold,
  '/travel/v1/client-quotes/:quoteId': requireQuoteKey,
};

/**
 * A guest comes to an order, a line or a quote by a cookie or a key: who has none is told that there is nothing before the form of the call is looked at or
 * its body read, as everybody is who must sign in (judgeCaller).
 */
export function judgeCallers(app: App, deps: Deps) {
  app.addHook('onRequest', async (request) => {
    const { url = '' } = request.routeOptions;
    const found = Object.entries(JUDGES).find(([start]) => url.startsWith(start));
    await found?.[1](deps, request);
  });
}
