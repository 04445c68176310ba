import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Cart, CartMerged, Common, PutBirthDates, PutCartLine, PutTrip, uuid } from '@straits/api-contract';
import type { Trx } from '../../database/connection';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { requireUser } from '../../http/caller';
import { NEEDS_SESSION } from '../../http/openapi';
import { languageOfQuery } from '../../http/view';
import { runOnce } from '../../http/run-once';
import { ensureOwner, holderOf, ownerOf } from './cart-owner';
import { viewCart } from './cart-view';
import { mergeCarts } from './merge-carts';
import { addCartLine, addTrip, changeCartLine, holdCartLineAgain, putBirthDates, removeCartLine, type Change } from './put-cart-line';

const LineId = z.object({ lineId: uuid });
const CHOICE_REFUSALS = [
  'option_unknown',
  'product_unavailable',
  'date_past',
  'cut_off_passed',
  'quantity_out_of_range',
  'unit_needs_companion',
  'stay_too_short',
  'guests_too_many',
  'answer_missing',
  'date_unavailable',
  'date_sold_out',
  'places_limited',
  'network_places_limited',
  'hold_used_up',
] as const;

type Asked = FastifyRequest & { query: Common };

/** How the caller sees prices and words now. */
export const viewOfRequest = (deps: Deps, { query, shopHost }: Asked) => ({
  language: languageOfQuery(query),
  currency: query.currency ?? shopHost.currency,
  now: deps.clock.now(),
});

/** A change of the caller's cart that answers the cart as it is afterwards. Run it in a transaction. */
function prepareChange(deps: Deps, request: Asked, reply: FastifyReply) {
  const owner = ensureOwner(request, reply);
  const view = viewOfRequest(deps, request);
  const shopHoldMinutes = request.shopHost.holdMinutes;
  return (act: (trx: Trx, change: Change) => Promise<void>) => async (trx: Trx) => {
    await act(trx, { deps, owner, shopHoldMinutes, holder: holderOf(deps, request) });
    return viewCart(trx, owner, view);
  };
}

/** The cart: looking into it and putting things into it. */
export function cartRoutes(app: App, deps: Deps) {
  app.get(
    '/cart',
    { schema: { operationId: 'getCart', tags: ['booking'], summary: "The caller's cart", querystring: Common, response: answers(Cart) } },
    async (request) => viewCart(deps.db, ownerOf(request), viewOfRequest(deps, request)),
  );
  app.post(
    '/cart/merge',
    {
      schema: {
        operationId: 'mergeCart',
        tags: ['booking'],
        summary: "Put the browser's cart into the person's: whom a link signed in says that it is them",
        querystring: Common,
        security: NEEDS_SESSION,
        response: answers(CartMerged),
      },
    },
    async (request) => {
      const { userId } = requireUser(request);
      const { cartCookieHash: cookieHash } = request.caller;
      if (!cookieHash) return { cartMerge: null };
      return { cartMerge: await deps.db.transaction().execute((trx) => mergeCarts(trx, deps, { cookieHash, userId })) };
    },
  );
  app.post(
    '/cart/lines',
    {
      schema: {
        operationId: 'addCartLine',
        tags: ['booking'],
        summary: 'Put a choice into the cart and hold its places',
        querystring: Common,
        body: PutCartLine,
        response: answers(Cart, ...CHOICE_REFUSALS, 'idempotency_key_missing', 'idempotency_key_reused'),
      },
    },
    async (request, reply) => {
      const changing = prepareChange(deps, request, reply);
      return runOnce(
        deps,
        request,
        changing((trx, change) => addCartLine(trx, change, request.body)),
      );
    },
  );
  app.post(
    '/cart/trips',
    {
      schema: {
        operationId: 'addTrip',
        tags: ['booking'],
        summary: 'Put choices that belong together into the cart: all are held or none',
        querystring: Common,
        body: PutTrip,
        response: answers(Cart, ...CHOICE_REFUSALS, 'idempotency_key_missing', 'idempotency_key_reused'),
      },
    },
    async (request, reply) => {
      const changing = prepareChange(deps, request, reply);
      return runOnce(
        deps,
        request,
        changing((trx, change) => addTrip(trx, change, request.body.lines)),
      );
    },
  );
}

/** One line of the cart: changing it, holding it again, taking it out. Others' lines are not there. */
export function cartLineRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: ['booking'],
    querystring: Common,
    params: LineId,
  });

  app.put(
    '/cart/lines/:lineId',
    {
      schema: {
        ...schemaOf('changeCartLine', 'Change date, package or travellers in place'),
        body: PutCartLine,
        response: answers(Cart, ...CHOICE_REFUSALS),
      },
    },
    async (request, reply) => {
      const changing = prepareChange(deps, request, reply);
      const { params, body } = request;
      return deps.db.transaction().execute(changing((trx, change) => changeCartLine(trx, change, { lineId: params.lineId, chosen: body })));
    },
  );
  app.post(
    '/cart/lines/:lineId/hold',
    {
      schema: {
        ...schemaOf('holdCartLineAgain', 'Hold the places of an expired line again'),
        response: answers(Cart, ...CHOICE_REFUSALS),
      },
    },
    async (request, reply) => {
      const changing = prepareChange(deps, request, reply);
      return deps.db.transaction().execute(changing((trx, change) => holdCartLineAgain(trx, change, request.params.lineId)));
    },
  );
  app.put(
    '/cart/lines/:lineId/birth-dates',
    {
      schema: {
        ...schemaOf('putBirthDates', "Put a line's travellers into the units of their ages, at those prices"),
        body: PutBirthDates,
        response: answers(Cart, ...CHOICE_REFUSALS),
      },
    },
    async (request, reply) => {
      const changing = prepareChange(deps, request, reply);
      const { birthDates } = request.body;
      const { lineId } = request.params;
      return deps.db.transaction().execute(changing((trx, change) => putBirthDates(trx, change, { lineId, birthDates })));
    },
  );
  app.delete(
    '/cart/lines/:lineId',
    { schema: { ...schemaOf('removeCartLine', 'Take a line out and free its places'), response: answers(Cart) } },
    async (request, reply) => {
      const changing = prepareChange(deps, request, reply);
      return deps.db.transaction().execute(changing((trx, change) => removeCartLine(trx, change, request.params.lineId)));
    },
  );
}
