import { createEffect, createEvent, createStore, sample } from 'effector';
import type { AskRate, RateQuote } from '@straits/api-contract';
import { http, refreshResource, type HttpFailure } from '@straits/http';
import { actFor, isUndecided, orThrow, type Act } from '../typing/act';

// events
export const rateAsked = createEvent<AskRate>();
export const convertAsked = createEvent();
/** Back to the form: the amount is kept there. */
export const quoteLeft = createEvent();

// stores
/** The rate that is offered. */
export const $quote = createStore<RateQuote | null>(null, { sid: 'wallet.quote' });
/** The server's time less this device's, in ms: the seconds of a rate are the server's. */
export const $clockOffset = createStore(0, { sid: 'wallet.quoteClock' });
/** The conversion that was made last. */
export const $converted = createStore<RateQuote | null>(null, { sid: 'wallet.converted' });
export const $convertFailure = createStore<HttpFailure | null>(null, { sid: 'wallet.convertFailure' });
const $asked = createStore<AskRate | null>(null, { sid: 'wallet.rateAsked' });
const $act = createStore<Act | null>(null, { sid: 'wallet.convertAct' });

// effects
export const askRateFx = createEffect<AskRate, RateQuote, HttpFailure>(async (asked) =>
  orThrow(await http.post<RateQuote>('/wallet/conversions/quotes', asked, { notices: false })),
);
export const convertFx = createEffect<{ quoteId: string; act: Act }, RateQuote, HttpFailure>(async ({ quoteId, act }) =>
  orThrow(await http.post<RateQuote>('/wallet/conversions', { quoteId }, { notices: false, idempotencyKey: act.key })),
);
const refreshFx = createEffect(async () => void (await refreshResource('/wallet')));

// wires
// 1. a rate is asked for: with the form, or again when it ran out
sample({ clock: rateAsked, source: askRateFx.pending, filter: (pending) => !pending, fn: (_, asked) => asked, target: askRateFx });
$asked.on(rateAsked, (_, asked) => asked);
$convertFailure.reset(askRateFx, quoteLeft);
$converted.reset(rateAsked);
$quote.on(askRateFx.doneData, (_, quote) => quote).reset(quoteLeft);
$clockOffset.on(askRateFx.doneData, (_, { serverNow }) => Date.parse(serverNow) - Date.now());
// 2. it is taken, once
const begun = sample({
  clock: convertAsked,
  source: { quote: $quote, act: $act, isBusy: convertFx.pending },
  filter: ({ quote, isBusy }) => quote !== null && !isBusy,
  fn: ({ quote, act }) => ({ quoteId: quote?.id ?? '', act: actFor(act, quote?.id) }),
});
$act.on(begun, (_, { act }) => act);
sample({ clock: begun, target: convertFx });
$convertFailure.on([askRateFx.failData, convertFx.failData], (_, failure) => failure).reset(convertFx);
// 3. the balances are other ones now
$converted.on(convertFx.doneData, (_, converted) => converted);
$quote.reset(convertFx.done);
$act.on(convertFx.failData, (act, failure) => (isUndecided(failure) ? act : null)).reset(convertFx.done);
sample({ clock: convertFx.finally, fn: () => undefined, target: refreshFx });
export const askAgain = createEvent();
sample({ clock: askAgain, source: $asked, filter: (asked) => asked !== null, fn: (asked) => asked as AskRate, target: rateAsked });
