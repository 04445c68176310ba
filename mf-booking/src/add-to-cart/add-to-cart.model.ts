import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Cart, PutCartLine } from '@straits/api-contract';
import { newIdempotencyKey, type HttpFailure } from '@straits/http';
import { actFor, isUndecided, type Act } from '../acts/act.rules';
import { postLine, postTrip } from '../held-places/cart.api';

/** 'stay' shows the confirmation here; 'checkout' goes on at once ("Book now"). */
export type Purpose = 'stay' | 'checkout';
/** One line, or the lines of a trip. */
export type Selection = PutCartLine | PutCartLine[];
export interface AddAsked {
  selection: Selection;
  purpose: Purpose;
}

export type Outcome =
  | { kind: 'added'; selection: Selection; purpose: Purpose; cart: Cart }
  | { kind: 'refused'; selection: Selection; failure: HttpFailure };

// events
export const addAsked = createEvent<AddAsked>();
/** The shopper saw the outcome, chose something else, or left. */
export const outcomeSeen = createEvent();

// stores
const $act = createStore<Act | null>(null, { sid: 'booking.addAct' });
export const $outcome = createStore<Outcome | null>(null, { sid: 'booking.addOutcome' });
/** Which of the two buttons works. */
export const $adding = createStore<Purpose | null>(null, { sid: 'booking.adding' });

// effects
export const postLineFx = createEffect<AddAsked & { key: string }, Cart, HttpFailure>(async ({ selection, key }) => {
  const answer = await (Array.isArray(selection) ? postTrip(selection, key) : postLine(selection, key));
  if (!answer.ok) throw answer.failure;
  return answer.value;
});

// wires
// 1. one act at a time; the key stays through lost answers
const addBegun = sample({
  clock: addAsked,
  source: { act: $act, pending: postLineFx.pending },
  filter: ({ pending }) => !pending,
  fn: ({ act }, asked) => ({ ...asked, act: actFor(act, asked.selection, newIdempotencyKey) }),
});
$act.on(addBegun, (_, { act }) => act);
$outcome.reset(addBegun);
$adding.on(addBegun, (_, { purpose }) => purpose).reset(postLineFx.finally);
sample({ clock: addBegun, fn: ({ selection, purpose, act }) => ({ selection, purpose, key: act.key }), target: postLineFx });
// 2. an answer ends the act; only a lost answer may be asked for again under the same key
$act.reset(postLineFx.done);
$act.on(postLineFx.failData, (act, failure) => (isUndecided(failure) ? act : null));
// 3. the outcome
$outcome
  .on(postLineFx.done, (_, { params, result }) => ({ kind: 'added', selection: params.selection, purpose: params.purpose, cart: result }))
  .on(postLineFx.fail, (_, { params, error }) => ({ kind: 'refused', selection: params.selection, failure: error }))
  .reset(outcomeSeen);
