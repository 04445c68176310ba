import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Redeemed } from '@straits/api-contract';
import { http, refreshResource, type HttpFailure } from '@straits/http';
import { actFor, isUndecided, orThrow, type Act } from '../typing/act';

// events
export const redeemAsked = createEvent<string>();

// stores
export const $redeemed = createStore<Redeemed | null>(null, { sid: 'wallet.redeemed' });
export const $redeemFailure = createStore<HttpFailure | null>(null, { sid: 'wallet.redeemFailure' });
const $act = createStore<Act | null>(null, { sid: 'wallet.redeemAct' });

// effects
export const redeemFx = createEffect<{ code: string; act: Act }, Redeemed, HttpFailure>(async ({ code, act }) =>
  orThrow(await http.post<Redeemed>('/wallet/redemptions', { code }, { notices: false, idempotencyKey: act.key })),
);
const refreshFx = createEffect(async () => void (await refreshResource('/wallet')));

// wires
// 1. one redemption per act; what was lost is sent again under its key
const begun = sample({
  clock: redeemAsked,
  source: { act: $act, isBusy: redeemFx.pending },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ act }, code) => ({ code, act: actFor(act, code) }),
});
$act.on(begun, (_, { act }) => act);
$redeemed.reset(begun);
$redeemFailure.reset(begun);
sample({ clock: begun, target: redeemFx });
// 2. its answer ends the act
$redeemed.on(redeemFx.doneData, (_, redeemed) => redeemed);
$redeemFailure.on(redeemFx.failData, (_, failure) => failure);
$act.on(redeemFx.failData, (act, failure) => (isUndecided(failure) ? act : null)).reset(redeemFx.done);
sample({ clock: redeemFx.done, fn: () => undefined, target: refreshFx });
