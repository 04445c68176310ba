import { createEffect, createEvent, createStore, sample } from 'effector';
import type { HttpFailure } from '@straits/http';
import { deleteDiscount, putDiscount } from '../held-places/cart.api';

// events
export const codeTyped = createEvent<string>();
export const applyAsked = createEvent();
export const removeAsked = createEvent();
/** The shopper wants to go on. */
export const leaveAsked = createEvent();

// stores
/** What stands in the field and is not applied yet. */
export const $code = createStore('', { sid: 'booking.discountCode' });
/** 'empty' and 'apply_first' are ours, the rest is the API's answer. */
export const $discountFault = createStore<'empty' | 'apply_first' | HttpFailure | null>(null, { sid: 'booking.discountFault' });

// effects
export const applyFx = createEffect<string, void, HttpFailure>(async (code) => {
  const answer = await putDiscount(code);
  if (!answer.ok) throw answer.failure;
});
export const removeFx = createEffect<void, void, HttpFailure>(async () => {
  const answer = await deleteDiscount();
  if (!answer.ok) throw answer.failure;
});

// derived
export const $isApplying = applyFx.pending;
/** A code that was typed but not applied holds the way on (specification, section 5). */
export const $mustApplyFirst = $code.map((code) => code.trim() !== '');

// wires
// 1. typing begins anew
$code.on(codeTyped, (_, code) => code);
$discountFault.reset(codeTyped);
// 2. an empty code fails here, another one is asked for once at a time
sample({ clock: applyAsked, source: $code, filter: (code) => code.trim() === '', fn: () => 'empty' as const, target: $discountFault });
sample({
  clock: applyAsked,
  source: { code: $code, isBusy: applyFx.pending },
  filter: ({ code, isBusy }) => code.trim() !== '' && !isBusy,
  fn: ({ code }) => code.trim(),
  target: applyFx,
});
sample({ clock: removeAsked, target: removeFx });
// 3. the outcome: the field is emptied only by success
$code.reset(applyFx.done);
$discountFault.on([applyFx.failData, removeFx.failData], (_, failure) => failure).reset([applyFx.done, removeFx.done]);
// 4. the guard
sample({ clock: leaveAsked, source: $mustApplyFirst, filter: Boolean, fn: () => 'apply_first' as const, target: $discountFault });
