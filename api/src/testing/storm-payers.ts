import type { Order, Payment } from '@straits/api-contract';

export interface Call {
  path: string;
  /** As JSON; a form goes as it is, and nothing as nothing. */
  body?: object;
  cookie?: string;
  /** Of a session. */
  token?: string;
}
/** Asks as one shopper. */
export type Caller = <T>(call: Call) => Promise<Said<T>>;
export interface Said<T> {
  status: number;
  body: T & { code?: string };
  cookie: string;
  ms: number;
}

/** One who shops in a storm: with a session or as a guest, and how they pay. */
export interface Payer {
  token?: string;
  /** Answers the payment's status in the end, or what kept it from one. */
  pay(call: Caller, order: Order): Promise<string>;
}

const CARD = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', holder: 'ADA LIM' };
// A PNG of one pixel.
const PROOF = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const keyed = (path: string, { accessKey }: Order) => (accessKey ? `${path}?key=${accessKey}` : path);
const said = ({ status, body }: { status: number; body: { status?: unknown; code?: string } }) =>
  status === 200 ? String(body.status) : `${status} ${body.code ?? ''}`;

/** A guest with a card that is good. */
export const CARD_PAYER: Payer = {
  async pay(call, order) {
    const card = await call<{ cardToken: string }>({ path: '/sandbox/cards', body: CARD });
    if (card.status !== 200) return said(card);
    const body = { method: 'card', cardToken: card.body.cardToken, expected: order.total };
    return said(await call<Payment>({ path: keyed(`/orders/${order.code}/payments`, order), body }));
  },
};

/** An agency's person, out of the agency's funds. Each needs a cart of their own: one at a time on one token. */
export const walletPayer = (token: string): Payer => ({
  token,
  pay: async (call, order) =>
    said(await call<Payment>({ path: `/orders/${order.code}/payments`, body: { method: 'wallet', expected: order.total }, token })),
});

/** A guest who transfers, shows the proof and says so; staff see the money at once. */
export const transferPayer = (staffToken: string): Payer => ({
  async pay(call, order) {
    const body = { method: 'bank_transfer', expected: order.total };
    const payment = await call<Payment>({ path: keyed(`/orders/${order.code}/payments`, order), body });
    if (payment.status !== 200) return said(payment);
    const at = `/payments/${payment.body.id}`;
    const proof = new FormData();
    proof.append('File', new Blob([PROOF], { type: 'image/png' }), 'proof.png');
    const given = await call<Payment>({ path: keyed(`${at}/proof`, order), body: proof });
    if (given.status !== 200) return said(given);
    const claimed = await call<Payment>({ path: keyed(`${at}/paid`, order) });
    if (claimed.status !== 200) return said(claimed);
    return said(await call<Payment>({ path: `/staff${at}/confirm`, token: staffToken }));
  },
});
