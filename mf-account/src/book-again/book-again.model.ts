import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Cart, OrderLine } from '@straits/api-contract';
import { http, newIdempotencyKey, refreshResource, type HttpFailure } from '@straits/http';
import { asPutLine, tripsOf, withoutGone, type Lessened } from './book-again.rules';

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
/** Puts a trip into the cart; a line alone without what is gone of it since, one thing after the other. */
async function putWhatIsLeft(trip: OrderLine[]) {
  const gone: string[] = [];
  let [left, answer] = [trip, await put(trip)];
  while (!answer.ok && left.length === 1 && answer.failure.kind === 'refused') {
    const less: Lessened | undefined = withoutGone(left[0]!, answer.failure.error);
    if (!less) break;
    gone.push(...less.gone);
    left = [less.line];
    answer = await put(left);
  }
  return { answer, gone };
}

export const bookAgainFx = createEffect<OrderLine[], { added: number; not: NotAdded[]; without: Lessened[] }>(async (lines) => {
  const not: NotAdded[] = [];
  const without: Lessened[] = [];
  let added = 0;
  // One after the other: they share stock, and the first refusal must not keep the others out.
  for (const trip of tripsOf(lines)) {
    const { answer, gone } = await putWhatIsLeft(trip);
    if (answer.ok) {
      added += trip.length;
      if (gone.length > 0) without.push({ line: trip[0]!, gone });
    } else not.push(...trip.map((line) => ({ line, failure: answer.failure })));
  }
  return { added, not, without };
});
const refreshCartFx = createEffect(async () => void (await refreshResource('/cart')));

// stores
export const $notAdded = createStore<NotAdded[]>([], { sid: 'account.notAdded' })
  .on(bookAgainFx.doneData, (_, { not }) => not)
  .reset(bookAgainAsked, bookAgainLeft);
/** What is in the cart without something that is gone since. */
export const $addedWithout = createStore<Lessened[]>([], { sid: 'account.addedWithout' })
  .on(bookAgainFx.doneData, (_, { without }) => without)
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
