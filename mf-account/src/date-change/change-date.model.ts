import { createEffect, createEvent, createStore, sample } from 'effector';
import type { AskDateChange, DateQuote, Order } from '@straits/api-contract';
import { http, newIdempotencyKey, replaceResource, type HttpError } from '@straits/http';
import { answerOf } from '../answer';

/** Which line of which order, by its owner's session or a guest's key. */
export interface LineRef {
  code: string;
  key: string | undefined;
  lineId: string;
}
interface Asking {
  line: LineRef;
  /** Null while nothing whole is chosen. */
  to: AskDateChange | null;
}
interface Wish {
  line: LineRef;
  to: AskDateChange;
}
interface Changing extends Wish {
  quote: DateQuote;
}

// events
export const dateChangeOpened = createEvent();
export const newDateChosen = createEvent<Asking>();
export const dateChangeAsked = createEvent<Changing>();

// stores
const $asking = createStore<Asking | null>(null, { sid: 'account.dateAsking' });
export const $dateQuote = createStore<DateQuote | null>(null, { sid: 'account.dateQuote' });
export const $dateFailure = createStore<HttpError | null>(null, { sid: 'account.dateFailure' });
/** The last change went through: its dialog is done. */
export const $isMoved = createStore(false, { sid: 'account.isMoved' });
/** One act, one key: what is sent again after a lost answer counts once. */
const $act = createStore<{ wish: string; key: string } | null>(null, { sid: 'account.dateAct' });

// effects
const pathOf = ({ code, lineId }: LineRef, act: string) => `/orders/${encodeURIComponent(code)}/lines/${lineId}/${act}`;
export const quoteDateFx = createEffect<Wish, DateQuote, HttpError>(({ line, to }) =>
  answerOf(http.post<DateQuote>(pathOf(line, 'date-quote'), to, { query: { key: line.key }, notices: false })),
);
export const changeDateFx = createEffect<Changing & { idempotencyKey: string }, Order, HttpError>(({ line, to, quote, idempotencyKey }) =>
  answerOf(
    http.post<Order>(
      pathOf(line, 'date'),
      { ...to, expectedRefund: quote.refund },
      { query: { key: line.key }, notices: false, idempotencyKey },
    ),
  ),
);
const showFx = createEffect((order: Order) => replaceResource(`/orders/${order.code}`, order));

// wires
// 1. each date is priced by the API; an answer to an older choice is not heard
const isWhole = (asking: Asking): asking is Wish => asking.to !== null;
$asking.on(newDateChosen, (_, asking) => asking).reset(dateChangeOpened);
$dateQuote.reset(newDateChosen, dateChangeOpened);
sample({ clock: newDateChosen, filter: isWhole, target: quoteDateFx });
sample({
  clock: quoteDateFx.done,
  source: $asking,
  filter: (asking, { params }) => asking === params,
  fn: (_, { result }) => result,
  target: $dateQuote,
});
sample({
  clock: quoteDateFx.fail,
  source: $asking,
  filter: (asking, { params }) => asking === params,
  fn: (_, { error }) => error,
  target: $dateFailure,
});
// 2. changed at what was shown
const begun = sample({
  clock: dateChangeAsked,
  source: { act: $act, isBusy: changeDateFx.pending },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ act }, asked) => {
    const wish = JSON.stringify(asked);
    return { asked, act: act?.wish === wish ? act : { wish, key: newIdempotencyKey() } };
  },
});
$act.on(begun, (_, { act }) => act);
sample({ clock: begun, fn: ({ asked, act }) => ({ ...asked, idempotencyKey: act.key }), target: changeDateFx });
$dateFailure.on(changeDateFx.failData, (_, failure) => failure).reset(dateChangeOpened, newDateChosen, begun);
// 3. the page shows the order as it is now
sample({ clock: changeDateFx.doneData, target: showFx });
$isMoved.on(changeDateFx.done, () => true).reset(dateChangeOpened);
