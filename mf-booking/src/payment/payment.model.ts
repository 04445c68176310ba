import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Money, Payment, PaymentMethod, SandboxCard, SandboxCardToken, StartPayment } from '@straits/api-contract';
import { http, newIdempotencyKey, refreshResource, type HttpFailure, type Result } from '@straits/http';
import { actFor, isUndecided, type Act } from '../acts/act.rules';

export interface PayAsked {
  orderCode: string;
  /** A guest's key to the order. */
  key: string | undefined;
  method: PaymentMethod;
  /** What stands on the button. */
  expected: Money;
  /** Of an order in two parts, which of them the button pays. */
  part?: StartPayment['part'];
  /** For `card`: what was typed. It goes to the card provider only. */
  card?: SandboxCard;
}
interface Starting extends PayAsked {
  idempotencyKey: string;
  /** A token that a lost try already has: sending another would be another act. */
  cardToken: string | null;
}

// events
export const payAsked = createEvent<PayAsked>();
/** The shopper looks at another method, or leaves. */
export const payFailureSeen = createEvent();

// stores
const $act = createStore<Act | null>(null, { sid: 'booking.payAct' });
const $cardToken = createStore<string | null>(null, { sid: 'booking.cardToken' });
export const $payFailure = createStore<HttpFailure | null>(null, { sid: 'booking.payFailure' });
/** Which method is being tried. */
export const $paying = createStore<PaymentMethod | null>(null, { sid: 'booking.paying' });

// effects
const orThrow = <T>(answer: Result<T>): T => {
  if (answer.ok) return answer.value;
  throw answer.failure;
};
/** The card provider's own call: our payment calls never see a card number. */
export const tokenizeFx = createEffect<SandboxCard, string, HttpFailure>(
  async (card) => orThrow(await http.post<SandboxCardToken>('/sandbox/cards', card, { notices: false })).cardToken,
);

export const startPaymentFx = createEffect<Starting & { payment: StartPayment }, Payment, HttpFailure>(
  async ({ orderCode, key, payment, idempotencyKey }) =>
    orThrow(await http.post<Payment>(`/orders/${orderCode}/payments`, payment, { query: { key }, notices: false, idempotencyKey })),
);
/** To the card company's own page, which leads back here. */
export const goToCardPageFx = createEffect((url: string) => window.location.assign(url));
export const refreshOrderFx = createEffect(async (orderCode: string) => void (await refreshResource(`/orders/${orderCode}`)));
const refreshWalletFx = createEffect(async () => void (await refreshResource('/wallet')));

// wires
const lastFour = (card: SandboxCard | undefined) => card && `${card.number.replace(/\D/g, '').slice(-4)} ${card.expiry}`;
const bodyOf = ({ method, expected, part }: PayAsked, cardToken: string): StartPayment =>
  method === 'card' && cardToken ? { method, expected, part, cardToken } : { method, expected, part };
const $isSending = sample({
  source: { tokenizing: tokenizeFx.pending, starting: startPaymentFx.pending },
  fn: ({ tokenizing, starting }) => tokenizing || starting,
});
/** It was answered, but the page still shows the order as it was before: a press would pay what is paid. */
const $isSettling = createStore(false, { sid: 'booking.settling' }).on(startPaymentFx.done, () => true);
const orderSeen = sample({
  clock: refreshOrderFx.pending,
  source: $isSending,
  filter: (isSending, refreshing) => !refreshing && !isSending,
});
$isSettling.reset(orderSeen);
const $isBusy = sample({
  source: { sending: $isSending, settling: $isSettling },
  fn: ({ sending, settling }) => sending || settling,
});

// 1. one payment per act: presses while it runs, and until the page shows what the order has become, are not heard; what was lost is repeated with the same key and token (A5)
const payBegun = sample({
  clock: payAsked,
  source: { act: $act, isBusy: $isBusy, cardToken: $cardToken },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ act, cardToken }, asked) => {
    const { orderCode, method, expected, part } = asked;
    const next = actFor(act, { orderCode, method, expected, part, card: lastFour(asked.card) }, newIdempotencyKey);
    return { starting: { ...asked, idempotencyKey: next.key, cardToken: next === act ? cardToken : null }, act: next };
  },
});
$act.on(payBegun, (_, { act }) => act);
$payFailure.reset(payBegun);
$paying.on(payBegun, (_, { starting }) => starting.method);
const $starting = createStore<Starting | null>(null, { sid: 'booking.starting' }).on(payBegun, (_, { starting }) => ({
  ...starting,
  card: undefined,
}));
// 2. a card becomes a token first
const isNewCard = ({ starting }: { starting: Starting }) => starting.card !== undefined && starting.cardToken === null;
sample({
  clock: payBegun,
  filter: isNewCard,
  fn: ({ starting }) => starting.card ?? { number: '', expiry: '', cvc: '', holder: '' },
  target: tokenizeFx,
});
$cardToken.on(tokenizeFx.doneData, (_, token) => token);
// 3. then the order is paid
const ready = [
  sample({ clock: payBegun, filter: (begun) => !isNewCard(begun), fn: ({ starting }) => starting.cardToken ?? '' }),
  tokenizeFx.doneData,
];
sample({
  clock: ready,
  source: $starting,
  filter: (starting) => starting !== null,
  fn: (starting, token) => ({ ...(starting as Starting), payment: bodyOf(starting as Starting, token) }),
  target: startPaymentFx,
});
// 4. an answer ends the act; after a lost one the order itself says what became of it
$payFailure.on([tokenizeFx.failData, startPaymentFx.failData], (_, failure) => failure).reset(payFailureSeen, startPaymentFx.done);
$act.on(startPaymentFx.failData, (act, failure) => (isUndecided(failure) ? act : null)).reset(startPaymentFx.done, tokenizeFx.fail);
$cardToken.on(startPaymentFx.failData, (token, failure) => (isUndecided(failure) ? token : null)).reset(startPaymentFx.done);
$paying.reset(orderSeen, startPaymentFx.fail, tokenizeFx.fail);
sample({ clock: startPaymentFx.finally, fn: ({ params }) => params.orderCode, target: refreshOrderFx });
// 5. where no card was typed here, the answer says where it is
sample({
  clock: startPaymentFx.done,
  filter: ({ params, result }) => params.payment.method === 'card' && !params.payment.cardToken && result.nextAction !== null,
  fn: ({ result }) => result.nextAction?.url ?? '',
  target: goToCardPageFx,
});
// 6. the balance in the header is another one
sample({ clock: startPaymentFx.finally, filter: ({ params }) => params.method === 'wallet', fn: () => undefined, target: refreshWalletFx });
