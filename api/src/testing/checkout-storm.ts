import { randomUUID } from 'node:crypto';
import type { Cart, Order, Payment, PlacedOrders } from '@straits/api-contract';

/** What the API said yes to: only that is promised. */
export interface Acknowledged {
  /** Numbers of orders that were answered with 200. */
  ordered: string[];
  /** Numbers of orders whose payment was answered as a success. */
  paid: string[];
  /** Milliseconds that each answered call took. */
  holdMs: number[];
  orderMs: number[];
}

export interface Storm {
  /** An API's address, asked for before every call: another may have taken its place, and while none answers shoppers wait. */
  apiUrl: () => Promise<string>;
  /** What the n-th shopper puts into the cart. */
  choiceOf: (shopper: number) => object;
  shoppers: number;
  /** At once. */
  atOnce: number;
  withPayment: boolean;
  /** After each shopper is done. */
  onDone?: (done: number) => void;
}

interface Call {
  path: string;
  body: unknown;
  cookie?: string;
}

function callerOf({ apiUrl }: Pick<Storm, 'apiUrl'>) {
  return async <T>({ path, body, cookie }: Call): Promise<{ status: number; body: T; cookie: string; ms: number }> => {
    const base = await apiUrl();
    const began = performance.now();
    const answer = await fetch(`${base}/travel/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...(cookie && { cookie }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    const said = (await answer.json()) as T;
    const set = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return { status: answer.status, body: said, cookie: set, ms: performance.now() - began };
  };
}
type Caller = ReturnType<typeof callerOf>;

const CONTACT = { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' };
const CARD = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', holder: 'ADA LIM' };

async function placeOne(call: Caller, choice: object, said: Acknowledged): Promise<Order | undefined> {
  const cart = await call<Cart>({ path: '/cart/lines', body: choice });
  if (cart.status !== 200) return undefined;
  said.holdMs.push(cart.ms);
  const expected = cart.body.total.map(({ charge }) => charge);
  const placed = await call<PlacedOrders>({
    path: '/orders',
    body: { contact: CONTACT, passengers: [], expected, acceptTerms: true },
    cookie: cart.cookie,
  });
  const order = placed.body.orders?.[0];
  if (placed.status !== 200 || !order) return undefined;
  said.orderMs.push(placed.ms);
  said.ordered.push(order.code);
  return order;
}

async function payOne(call: Caller, order: Order, said: Acknowledged) {
  const { cardToken } = (await call<{ cardToken: string }>({ path: '/sandbox/cards', body: CARD })).body;
  const path = `/orders/${order.code}/payments?key=${order.accessKey}`;
  const payment = await call<Payment>({ path, body: { method: 'card', cardToken, expected: order.total } });
  if (payment.status === 200 && payment.body.status === 'success') said.paid.push(order.code);
}

/** Guests who fill a cart, order and pay by card over HTTP, many at once. Whoever is cut off goes home: only what was answered counts. */
export async function runCheckouts(storm: Storm): Promise<Acknowledged> {
  const said: Acknowledged = { ordered: [], paid: [], holdMs: [], orderMs: [] };
  const call = callerOf(storm);
  let next = 0;
  let done = 0;
  const shopper = async () => {
    for (let number = next++; number < storm.shoppers; number = next++) {
      try {
        const order = await placeOne(call, storm.choiceOf(number), said);
        if (order && storm.withPayment) await payOne(call, order, said);
      } catch {
        // Cut off in the middle.
      }
      storm.onDone?.(++done);
    }
  };
  await Promise.all(Array.from({ length: storm.atOnce }, shopper));
  return said;
}
