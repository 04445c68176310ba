import { createEffect, createEvent, createStore, sample } from 'effector';
import type { CartLine } from '@straits/api-contract';
import type { HttpFailure } from '@straits/http';
import { extendHolds } from './cart.api';

// events
/** The shopper wants more time for these lines. */
export const keepPlacesAsked = createEvent<CartLine[]>();

// stores
export const $keepFailure = createStore<HttpFailure | null>(null, { sid: 'booking.keepFailure' });

// effects
export const extendHoldsFx = createEffect<CartLine[], void, HttpFailure>(async (lines) => {
  const answer = await extendHolds(lines);
  if (!answer.ok) throw answer.failure;
});

// wires
// 1. one renewal at a time: a second press while it runs asks for nothing more
sample({
  clock: keepPlacesAsked,
  source: extendHoldsFx.pending,
  filter: (pending) => !pending,
  fn: (_, lines) => lines,
  target: extendHoldsFx,
});
// 2. the outcome
$keepFailure.on(extendHoldsFx.failData, (_, failure) => failure).reset(extendHoldsFx.done, keepPlacesAsked);
