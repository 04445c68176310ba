import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Cart, OrderLine } from '@straits/api-contract';
import { http, newIdempotencyKey, refreshResource, type HttpFailure } from '@straits/http';
import { asPutLine, tripsOf } from './book-again.rules';

/** What could not be put into the cart, and why. */
export interface NotAdded {
  line: OrderLine;
  failure: HttpFailure;
}

// events
export const bookAgainAsked = createEvent<OrderLine[]>();
export const bookAgainLeft = createEvent();

// effects
const put = (trip: OrderLine[]) => {
  const options = { notices: false, idempotencyKey: newIdempotencyKey() };
  const lines = trip.map(asPutLine);
  return lines.length > 1 ? http.post<Cart>('/cart/trips', { lines }, options) : http.post<Cart>('/cart/lines', lines[0], options);
};
export const bookAgainFx = createEffect<OrderLine[], { added: number; not: NotAdded[] }>(async (lines) => {
  const not: NotAdded[] = [];
  let added = 0;
  // One after the other: they share stock, and the first refusal must not keep the others out.
  for (const trip of tripsOf(lines)) {
    const answer = await put(trip);
    if (answer.ok) added += trip.length;
    else not.push(...trip.map((line) => ({ line, failure: answer.failure })));
  }
  return { added, not };
});
const refreshCartFx = createEffect(async () => void (await refreshResource('/cart')));

// stores
export const $notAdded = createStore<NotAdded[]>([], { sid: 'account.notAdded' })
  .on(bookAgainFx.doneData, (_, { not }) => not)
  .reset(bookAgainAsked, bookAgainLeft);
/** Something is in the cart: the page goes on there when nothing was refused. */
export const $added = createStore(0, { sid: 'account.addedAgain' })
  .on(bookAgainFx.doneData, (_, { added }) => added)
  .reset(bookAgainAsked, bookAgainLeft);

// wires
sample({
  clock: bookAgainAsked,
  source: bookAgainFx.pending,
  filter: (isBusy) => !isBusy,
  fn: (_, lines) => lines,
  target: bookAgainFx,
});
sample({ clock: bookAgainFx.done, fn: () => undefined, target: refreshCartFx });
