import { createEffect, createEvent, createStore, sample } from 'effector';
import type { AskCancelQuote, CancelOrder, CancelQuote, Order } from '@straits/api-contract';
import { http, newIdempotencyKey, refreshResource, refusalCode, replaceResource, type HttpError } from '@straits/http';
import { answerOf } from '../answer';

/** Which order, by its owner's session or a guest's key. */
export interface OrderRef {
  code: string;
  key: string | undefined;
}
export type Parts = AskCancelQuote['lines'] | null;
interface Asking {
  order: OrderRef;
  parts: Parts;
}
export interface Cancelling {
  order: OrderRef;
  body: CancelOrder;
}

// events
export const cancellationOpened = createEvent();
/** What is to be given up; null for nothing yet. */
export const partsChosen = createEvent<Asking>();
export const cancelAsked = createEvent<Cancelling>();

// stores
const $asking = createStore<Asking | null>(null, { sid: 'account.cancelAsking' });
/** What the parts chosen last would give back; null until the API has said. */
export const $quote = createStore<CancelQuote | null>(null, { sid: 'account.cancelQuote' });
export const $cancelFailure = createStore<HttpError | null>(null, { sid: 'account.cancelFailure' });
/** The last cancellation went through: its dialog is done. */
export const $isCancelled = createStore(false, { sid: 'account.isCancelled' });
/** One act, one key: what is sent again after a lost answer counts once. */
const $act = createStore<{ wish: string; key: string } | null>(null, { sid: 'account.cancelAct' });

// effects
const pathOf = ({ code }: OrderRef, act: string) => `/orders/${encodeURIComponent(code)}/${act}`;
export const quoteFx = createEffect<Asking, CancelQuote, HttpError>(({ order, parts }) =>
  answerOf(
    http.post<CancelQuote>(pathOf(order, 'cancel-quote'), { lines: parts ?? undefined }, { query: { key: order.key }, notices: false }),
  ),
);
export const cancelFx = createEffect<Cancelling & { idempotencyKey: string }, Order, HttpError>(({ order, body, idempotencyKey }) =>
  answerOf(http.post<Order>(pathOf(order, 'cancel'), body, { query: { key: order.key }, notices: false, idempotencyKey })),
);
/** What came back to a wallet stands in the header too. */
const refreshWalletFx = createEffect(async () => void (await refreshResource('/wallet')));
const showFx = createEffect((order: Order) => replaceResource(`/orders/${order.code}`, order));

// wires
// 1. each choice is priced by the API; an answer to an older choice is not heard
$asking.on(partsChosen, (_, asking) => asking).reset(cancellationOpened);
$quote.reset(partsChosen, cancellationOpened);
sample({ clock: partsChosen, filter: ({ parts }) => parts !== null, target: quoteFx });
const isLast = (asking: Asking | null, { params }: { params: Asking }) => asking === params;
sample({ clock: quoteFx.done, source: $asking, filter: isLast, fn: (_, { result }) => result, target: $quote });
sample({ clock: quoteFx.fail, source: $asking, filter: isLast, fn: (_, { error }) => error, target: $cancelFailure });
// 2. cancelled at what was shown
const begun = sample({
  clock: cancelAsked,
  source: { act: $act, isBusy: cancelFx.pending },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ act }, asked) => {
    const wish = JSON.stringify(asked);
    return { asked, act: act?.wish === wish ? act : { wish, key: newIdempotencyKey() } };
  },
});
$act.on(begun, (_, { act }) => act);
sample({ clock: begun, fn: ({ asked, act }) => ({ ...asked, idempotencyKey: act.key }), target: cancelFx });
$cancelFailure.on(cancelFx.failData, (_, failure) => failure).reset(cancellationOpened, partsChosen, begun);
// 3. another refund than was shown: it is asked for again and shown
const repriced = sample({
  clock: cancelFx.failData,
  filter: (thrown) => refusalCode(thrown.failure) === 'price_changed',
  fn: () => undefined,
});
sample({ clock: repriced, source: $asking, filter: Boolean, target: quoteFx });
// 4. the page shows the order as it is now
sample({ clock: cancelFx.doneData, target: showFx });
sample({
  clock: cancelFx.doneData,
  filter: ({ paymentMethod }) => paymentMethod === 'wallet',
  fn: () => undefined,
  target: refreshWalletFx,
});
$isCancelled.on(cancelFx.done, () => true).reset(cancellationOpened);
