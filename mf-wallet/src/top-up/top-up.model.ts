import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Money, SandboxCard, SandboxCardToken, StartTopUp, TopUp, TopUpMethod } from '@straits/api-contract';
import { http, refreshResource, type HttpFailure } from '@straits/http';
import { actFor, isUndecided, orThrow, type Act } from '../typing/act';

export interface TopUpAsked {
  method: TopUpMethod;
  amount: Money;
  agentName: string;
  /** For `card`: it goes to the card company only. */
  card?: SandboxCard;
}

// events
export const topUpAsked = createEvent<TopUpAsked>();
/** Back to the form: another top-up, or another way. */
export const topUpLeft = createEvent();

// stores
const $act = createStore<Act | null>(null, { sid: 'wallet.topUpAct' });
/** A token that a lost try already has: sending another would be another act. */
const $cardToken = createStore<string | null>(null, { sid: 'wallet.topUpCard' });
/** The top-up that was started last. */
export const $topUp = createStore<TopUp | null>(null, { sid: 'wallet.topUp' });
export const $topUpFailure = createStore<HttpFailure | null>(null, { sid: 'wallet.topUpFailure' });

// effects
export const startTopUpFx = createEffect<{ asked: TopUpAsked; act: Act; cardToken: string | null }, { topUp: TopUp }, HttpFailure>(
  async ({ asked: { method, amount, agentName, card }, act, cardToken }) => {
    const token =
      cardToken ?? (card ? orThrow(await http.post<SandboxCardToken>('/sandbox/cards', card, { notices: false })).cardToken : '');
    if (card) tokenized(token);
    const body: StartTopUp = method === 'card' ? { method, amount, agentName, cardToken: token } : { method, amount, agentName };
    return { topUp: orThrow(await http.post<TopUp>('/wallet/top-ups', body, { notices: false, idempotencyKey: act.key })) };
  },
);
const tokenized = createEvent<string>();
export const refreshWalletFx = createEffect(async () => void (await refreshResource('/wallet')));

// wires
// 1. one top-up per act: presses while it runs are not heard; what was lost is repeated with the same key and token
const begun = sample({
  clock: topUpAsked,
  source: { act: $act, cardToken: $cardToken, isBusy: startTopUpFx.pending },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ act, cardToken }, asked) => {
    const next = actFor(act, { ...asked, card: asked.card?.number.slice(-4) });
    return { asked, act: next, cardToken: next === act ? cardToken : null };
  },
});
$act.on(begun, (_, { act }) => act);
$cardToken.on(begun, (_, { cardToken }) => cardToken).on(tokenized, (_, token) => token);
$topUpFailure.reset(begun, topUpLeft);
sample({ clock: begun, target: startTopUpFx });
// 2. its answer ends the act
$topUp.on(startTopUpFx.doneData, (_, { topUp }) => topUp).reset(topUpLeft);
$topUpFailure.on(startTopUpFx.failData, (_, failure) => failure);
$act.on(startTopUpFx.failData, (act, failure) => (isUndecided(failure) ? act : null)).reset(startTopUpFx.done);
$cardToken.on(startTopUpFx.failData, (token, failure) => (isUndecided(failure) ? token : null)).reset(startTopUpFx.done);
// 3. the wallet says what there is now
sample({ clock: startTopUpFx.done, fn: () => undefined, target: refreshWalletFx });
