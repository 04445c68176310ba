import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Money, ReservationList } from '@straits/api-contract';
import { http, newIdempotencyKey, refreshResource, type HttpFailure } from '@straits/http';
import { actFor, isUndecided, type Act } from '../acts/act.rules';
import { refreshOrderFx } from './payment.model';

export interface ReserveAsked {
  orderCode: string;
  /** What stands on the page. */
  expected: Money;
}

// events
export const reserveAsked = createEvent<ReserveAsked>();

// stores
export const $reserveFailure = createStore<HttpFailure | null>(null, { sid: 'booking.reserveFailure' });
const $act = createStore<Act | null>(null, { sid: 'booking.reserveAct' });

// effects
export const reserveFx = createEffect<ReserveAsked & { idempotencyKey: string }, ReservationList, HttpFailure>(
  async ({ orderCode, expected, idempotencyKey }) => {
    const answer = await http.post<ReservationList>('/wallet/reservations', { orderCode, expected }, { notices: false, idempotencyKey });
    if (answer.ok) return answer.value;
    throw answer.failure;
  },
);
const refreshWalletFx = createEffect(async () => void (await refreshResource('/wallet')));

// wires
// 1. one reservation per act; what was lost is sent again under its key (A5)
const begun = sample({
  clock: reserveAsked,
  source: { act: $act, isBusy: reserveFx.pending },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ act }, asked) => ({ asked, act: actFor(act, asked, newIdempotencyKey) }),
});
$act.on(begun, (_, { act }) => act);
$reserveFailure.reset(begun);
sample({ clock: begun, fn: ({ asked, act }) => ({ ...asked, idempotencyKey: act.key }), target: reserveFx });
// 2. its answer ends the act
$reserveFailure.on(reserveFx.failData, (_, failure) => failure);
$act.on(reserveFx.failData, (act, failure) => (isUndecided(failure) ? act : null)).reset(reserveFx.done);
// 3. wallet and order say what there is now
sample({ clock: reserveFx.done, fn: () => undefined, target: refreshWalletFx });
sample({ clock: reserveFx.finally, fn: ({ params }) => params.orderCode, target: refreshOrderFx });
