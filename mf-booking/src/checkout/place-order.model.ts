import { createEffect, createEvent, createStore, sample } from 'effector';
import type { CartLine, PlacedOrders, PlaceOrder } from '@straits/api-contract';
import { http, newIdempotencyKey, refusalCode, refreshResource, type HttpFailure } from '@straits/http';
import { actFor, isUndecided, type Act } from '../acts/act.rules';
import { draftUsed } from './draft.model';

export interface OrderAsked {
  order: PlaceOrder;
  /** The lines as the shopper saw them, to show what a changed price was. */
  seen: CartLine[];
}

// events
export const orderAsked = createEvent<OrderAsked>();
/** The shopper read the new prices and agrees. */
export const pricesAccepted = createEvent();
/** The page has gone on to the payment, or the shopper went back to change something. */
export const outcomeLeft = createEvent();

// stores
const $act = createStore<Act | null>(null, { sid: 'booking.orderAct' });
export const $placed = createStore<PlacedOrders | null>(null, { sid: 'booking.placed' });
export const $orderFailure = createStore<HttpFailure | null>(null, { sid: 'booking.orderFailure' });
/** The lines as they were seen before the API said that a price has changed; until the shopper accepts the new ones. */
export const $seenBefore = createStore<CartLine[] | null>(null, { sid: 'booking.seenBefore' });

// effects
export const placeOrderFx = createEffect<OrderAsked & { key: string }, PlacedOrders, HttpFailure>(async ({ order, key }) => {
  const answer = await http.post<PlacedOrders>('/orders', order, { notices: false, idempotencyKey: key });
  if (!answer.ok) throw answer.failure;
  return answer.value;
});
export const refreshCartFx = createEffect(async () => void (await refreshResource('/cart')));

// wires
// 1. one order per act: a second press while it runs is not heard, a repeat after a lost answer has the same key (A5)
const orderBegun = sample({
  clock: orderAsked,
  source: { act: $act, pending: placeOrderFx.pending },
  filter: ({ pending }) => !pending,
  fn: ({ act }, asked) => ({ ...asked, act: actFor(act, asked.order, newIdempotencyKey) }),
});
$act.on(orderBegun, (_, { act }) => act);
$orderFailure.reset(orderBegun);
sample({ clock: orderBegun, fn: ({ order, seen, act }) => ({ order, seen, key: act.key }), target: placeOrderFx });
// 2. refused: the answer ends the act; changed prices are shown beside the seen ones (A6)
$act.on(placeOrderFx.failData, (act, failure) => (isUndecided(failure) ? act : null)).reset(placeOrderFx.done);
$orderFailure.on(placeOrderFx.failData, (_, failure) => failure).reset(pricesAccepted, outcomeLeft);
$seenBefore
  .on(placeOrderFx.fail, (before, { params, error }) => (refusalCode(error) === 'price_changed' ? params.seen : before))
  .reset(pricesAccepted, placeOrderFx.done);
sample({ clock: placeOrderFx.failData, filter: (failure) => failure.kind === 'refused', fn: () => undefined, target: refreshCartFx });
// 3. placed: the draft is used up; the page goes on by itself
$placed.on(placeOrderFx.doneData, (_, placed) => placed).reset(outcomeLeft);
sample({ clock: placeOrderFx.done, fn: () => undefined, target: draftUsed });
