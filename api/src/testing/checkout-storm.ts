import { randomUUID } from 'node:crypto';
import type { Cart, Order, PlacedOrders } from '@straits/api-contract';
import { CARD_PAYER, type Call, type Caller, type Payer, type Said } from './storm-payers';

/** What the API said yes to: only that is promised. */
export interface Acknowledged {
  /** Numbers of orders that were answered with 200. */
  ordered: string[];
  /** Numbers of orders whose payment was answered as a success. */
  paid: string[];
  /** Milliseconds that each answered call took. */
  holdMs: number[];
  orderMs: number[];
  /** How many calls ended otherwise, by what was answered: `/orders 409 date_sold_out`, or the error of the network. */
  turnedAway: Record<string, number>;
}

export interface Storm {
  /** An API's address, asked for before every call: another may have taken its place, and while none answers shoppers wait. */
  apiUrl: () => Promise<string>;
  /** What the n-th shopper puts into the cart. */
  choiceOf: (shopper: number) => object;
  shoppers: number;
  /** At once. */
  atOnce: number;
  /** Who comes as the n-th shopper, on which of the lanes that shop at once; without it all are guests with cards. */
  payerOf?: (shopper: number, lane: number) => Payer;
  /** After each shopper is done. */
  onDone?: (done: number) => void;
}

function contentOf(body: Call['body']): { headers?: Record<string, string>; body?: string | FormData } {
  if (!body || body instanceof FormData) return { body };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Each shopper has an address of their own (RFC 2544's, for measurements): what one address may try in an hour is not what is measured. */
const addressOf = (shopper: number) => `198.18.${Math.floor(shopper / 250)}.${1 + (shopper % 250)}`;

function callerOf({ apiUrl }: Pick<Storm, 'apiUrl'>, shopper: number): Caller {
  const from = { 'x-forwarded-for': addressOf(shopper) };
  return async <T>({ path, body, cookie, token }: Call): Promise<Said<T>> => {
    const base = await apiUrl();
    const began = performance.now();
    const content = contentOf(body);
    const who = { ...(cookie && { cookie }), ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${base}/travel/v1${path}`, {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID(), ...from, ...who, ...content.headers },
      body: content.body,
      signal: AbortSignal.timeout(20_000),
    });
    const said = (await answer.json()) as T & { code?: string };
    const set = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return { status: answer.status, body: said, cookie: set, ms: performance.now() - began };
  };
}

/** The answer when it is a yes; a no is counted. */
function yesOf<T>(said: Acknowledged, path: string, { status, body }: { status: number; body: T & { code?: string } }): T | undefined {
  if (status === 200) return body;
  count(said, `${path} ${status} ${body.code ?? ''}`);
  return undefined;
}
const count = ({ turnedAway }: Acknowledged, what: string) => (turnedAway[what] = (turnedAway[what] ?? 0) + 1);

interface Shopping {
  call: Caller;
  payer: Payer;
  said: Acknowledged;
}

async function placeOne({ call, payer, said }: Shopping, choice: object): Promise<Order | undefined> {
  const { token } = payer;
  const cart = await call<Cart>({ path: '/cart/lines', body: choice, token });
  if (!yesOf(said, 'hold', cart)) return undefined;
  said.holdMs.push(cart.ms);
  const expected = cart.body.total.map(({ charge }) => charge);
  const contact = { name: 'Ada Lim', email: `buyer-${randomUUID()}@straits.test`, phone: '+65 6123 4567' };
  const body = { contact, passengers: [], expected, acceptTerms: true };
  const placed = await call<PlacedOrders>({ path: '/orders', body, cookie: cart.cookie, token });
  const order = yesOf(said, 'order', placed)?.orders[0];
  if (!order) return undefined;
  said.orderMs.push(placed.ms);
  said.ordered.push(order.code);
  return order;
}

async function shopOnce(shopping: Shopping, choice: object) {
  const { call, payer, said } = shopping;
  const order = await placeOne(shopping, choice);
  if (!order) return;
  const paid = await payer.pay(call, order);
  if (paid === 'success') said.paid.push(order.code);
  else count(said, `payment: ${paid}`);
}

/** Shoppers who fill a cart, order and pay over HTTP, many at once. Whoever is cut off goes home: only what was answered counts. */
export async function runCheckouts(storm: Storm): Promise<Acknowledged> {
  const said: Acknowledged = { ordered: [], paid: [], holdMs: [], orderMs: [], turnedAway: {} };
  let next = 0;
  let done = 0;
  const lane = async (_: unknown, index: number) => {
    for (let number = next++; number < storm.shoppers; number = next++) {
      const payer = storm.payerOf?.(number, index) ?? CARD_PAYER;
      try {
        await shopOnce({ call: callerOf(storm, number), payer, said }, storm.choiceOf(number));
      } catch (error) {
        // Cut off in the middle: fetch says that it failed, and why in its cause.
        const cause = error instanceof Error ? (error.cause ?? error) : error;
        count(said, cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause));
      }
      storm.onDone?.(++done);
    }
  };
  await Promise.all(Array.from({ length: storm.atOnce }, lane));
  return said;
}
