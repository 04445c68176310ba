import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { addDays } from './bench-catalogue';
import { choicesOf, findTickets } from './codes';
import type { Figure } from './report';

const EVENTS = 200;
/** As many that are right: they show that an order would have been paid. */
const RIGHT = 20;
const SECRET = 'whsec_bench';

/** What the API is started with, so that its card company is `startStripe`'s. */
export const stripeEnv = (url: string) => ({ STRIPE_URL: url, STRIPE_SECRET_KEY: 'sk_bench', STRIPE_WEBHOOK_SECRET: SECRET });

/** Opens a page for every payment, and says nothing more: the events are the bench's own. */
export async function startStripe(): Promise<{ url: string; server: Server }> {
  let pages = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const id = `cs_bench_${(pages += 1)}`;
      const page = { id, status: 'open', payment_status: 'unpaid', url: `https://stripe.test/${id}` };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

interface Money {
  amount: number;
  currency: string;
}
interface Bought {
  code: string;
  paymentId: string;
  total: Money;
}
/** Each shopper is a visitor from a network of their own (RFC 2544's addresses). */
const addressOf = (index: number) => `198.19.${Math.floor(index / 250)}.${1 + (index % 250)}`;

async function ask<T>(url: string, body: unknown, more: Record<string, string>): Promise<{ body: T; cookie: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...more },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${url} was answered ${answer.status}: ${await answer.text()}`);
  return { body: (await answer.json()) as T, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** An order whose shopper has just been led to the card company's page. */
async function order(apiUrl: string, choice: object, address: string): Promise<Bought> {
  const at = (path: string) => `${apiUrl}/travel/v1${path}`;
  const from = { 'x-forwarded-for': address };
  const { body: cart, cookie } = await ask<{ total: { charge: Money }[] }>(at('/cart/lines'), choice, from);
  const contact = { name: 'Ada Lim', email: `ada+${randomUUID()}@straits.test`, phone: '+65 6123 4567' };
  const expected = cart.total.map(({ charge }) => charge);
  const { body } = await ask<{ orders: { code: string; accessKey: string; total: Money }[] }>(
    at('/orders'),
    { contact, passengers: [], expected, acceptTerms: true },
    { ...from, cookie },
  );
  const [{ code, accessKey, total }] = body.orders as [{ code: string; accessKey: string; total: Money }];
  const payment = await ask<{ id: string }>(at(`/orders/${code}/payments?key=${accessKey}`), { method: 'card', expected: total }, from);
  return { code, paymentId: payment.body.id, total };
}

interface Said {
  paymentId: string;
  paid: Money;
  secret?: string;
  /** What is wrong with it, for who reads the failure. */
  wrong: string | null;
}
async function deliver(apiUrl: string, { paymentId, paid, secret = SECRET }: Said): Promise<number> {
  const object = { amount_received: paid.amount, currency: paid.currency.toLowerCase(), metadata: { payment_id: paymentId } };
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    type: 'payment_intent.succeeded',
    data: { object: { id: `pi_${randomUUID()}`, status: 'succeeded', ...object } },
  });
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` };
  return (await fetch(`${apiUrl}/travel/v1/webhooks/stripe`, { method: 'POST', headers, body })).status;
}

/** Each says that an order was paid, and each is wrong in one thing. */
const WRONG: ((bought: Bought, round: number) => Said)[] = [
  ({ paymentId, total }, round) => ({
    ...{ paymentId, wrong: 'amount' },
    paid: {
      ...total,
      amount: Math.max(0, total.amount + ([-total.amount, -1, 1, -(total.amount - 40), total.amount * 99][round % 5] ?? 1)),
    },
  }),
  ({ paymentId, total }, round) => ({
    ...{ paymentId, wrong: 'currency' },
    paid: { ...total, currency: ['IDR', 'USD', 'MYR', 'JPY'][round % 4] ?? 'IDR' },
  }),
  ({ total }) => ({ paymentId: randomUUID(), paid: total, wrong: 'order' }),
  ({ paymentId, total }) => ({ paymentId, paid: total, secret: 'whsec_of_a_stranger', wrong: 'signature' }),
];

/** 200 events of the card company that are wrong in amount, currency, order or signature: none of them sells anything, and right ones do. */
export async function measureCardEvents(apiUrl: string, databaseUrl: string, today: string): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const choice = choicesOf(await findTickets(client), addDays(today, 90));
    const told: { code: string; said: Said; status: number }[] = [];
    for (let index = 0; index < EVENTS + RIGHT; index += 1) {
      const bought = await order(apiUrl, choice(index), addressOf(index));
      const spoil = index < EVENTS ? WRONG[index % WRONG.length] : undefined;
      const said = spoil?.(bought, Math.floor(index / WRONG.length)) ?? { paymentId: bought.paymentId, paid: bought.total, wrong: null };
      told.push({ code: bought.code, said, status: await deliver(apiUrl, said) });
    }
    const { rows } = await client.query<{ code: string; money: boolean }>(
      `select o.code, o.status in ('paid', 'completed') or exists (select from payments p where p.order_id = o.id and p.status = 'success')
         or exists (select from ledger_transactions t where t.order_id = o.id and t.status = 'POSTED') as money from orders o where o.code = any($1)`,
      [told.map(({ code }) => code)],
    );
    const hasMoney = new Set(rows.filter(({ money }) => money).map(({ code }) => code));
    const isWrong = ({ code, said, status }: (typeof told)[number]) =>
      said.wrong === null
        ? status !== 200 || !hasMoney.has(code)
        : hasMoney.has(code) || status !== (said.wrong === 'signature' ? 400 : 200);
    const wrong = told.filter(isWrong);
    for (const { said, status } of wrong.slice(0, 5))
      console.error(`a card event with a wrong ${said.wrong ?? 'nothing'} was answered ${status}`);
    return [
      {
        what: `wrong of ${EVENTS} card events with a wrong amount, currency, order or signature`,
        measured: wrong.filter(({ said }) => said.wrong !== null).length,
        unit: 'count',
        target: 0,
      },
      {
        what: `right card events that paid nothing, of ${RIGHT}`,
        measured: wrong.filter(({ said }) => said.wrong === null).length,
        unit: 'count',
        target: 0,
      },
    ];
  } finally {
    await client.end();
  }
}
