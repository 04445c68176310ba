import { createEffect, createEvent, createStore, sample } from 'effector';
import type { HttpFailure } from '@straits/http';
import { holdLineAgain } from './cart.api';

// events
/** The shopper wants the places of these lines back. */
export const allHeldAgain = createEvent<string[]>();

// stores
export const $holdFailure = createStore<HttpFailure | null>(null, { sid: 'booking.holdFailure' });

// effects
export const holdAllFx = createEffect<string[], void, HttpFailure>(async (lineIds) => {
  // One after the other: each answer is the whole cart, and the last one must be the newest.
  for (const lineId of lineIds) {
    const answer = await holdLineAgain(lineId);
    if (!answer.ok) throw answer.failure;
  }
});

// wires
sample({ clock: allHeldAgain, source: holdAllFx.pending, filter: (pending) => !pending, fn: (_, lineIds) => lineIds, target: holdAllFx });
$holdFailure.on(holdAllFx.failData, (_, failure) => failure).reset(holdAllFx);
