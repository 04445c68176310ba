import type { FastifyRequest } from 'fastify';
import { ApplyDiscount, Cart, Common } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { countTry } from '../../../http/rate-limit';
import { refuse } from '../../../http/refusal';
import { ensureOwner } from '../cart-owner';
import { viewCart } from '../cart-view';
import { lockCart } from '../cart.sql';
import { viewOfRequest } from '../cart.routes';
import { findDiscount, markCartDiscount } from './discounts.sql';

/** A cart's discount code: applied before the order, so that its price is seen (A6). */
export function discountRoutes(app: App, deps: Deps) {
  const sightOf = (request: FastifyRequest & { query: Common }) => viewOfRequest(deps, request);
  app.put(
    '/cart/discount',
    {
      schema: {
        operationId: 'applyDiscount',
        tags: ['booking'],
        summary: 'Apply a discount code to the cart',
        querystring: Common,
        body: ApplyDiscount,
        response: answers(Cart, 'discount_refused'),
      },
    },
    async (request, reply) => {
      const view = sightOf(request);
      await countTry(deps.db, view.now, { bucket: `discount:${request.network}`, tries: 30, windowMinutes: 60 });
      const owner = ensureOwner(request, reply);
      return deps.db.transaction().execute(async (trx) => {
        const terms = (await findDiscount(trx, request.body.code, view.now)) ?? refuse('discount_refused');
        await markCartDiscount(trx, await lockCart(trx, owner, view.now), terms.code);
        const cart = await viewCart(trx, owner, view);
        // Applied to nothing it would be a promise that is not kept.
        return cart.discount ? cart : refuse('discount_refused');
      });
    },
  );
  app.delete(
    '/cart/discount',
    {
      schema: {
        operationId: 'removeDiscount',
        tags: ['booking'],
        summary: 'Take the discount code off the cart',
        querystring: Common,
        response: answers(Cart),
      },
    },
    async (request, reply) => {
      const view = sightOf(request);
      const owner = ensureOwner(request, reply);
      return deps.db.transaction().execute(async (trx) => {
        await markCartDiscount(trx, await lockCart(trx, owner, view.now), null);
        return viewCart(trx, owner, view);
      });
    },
  );
}
