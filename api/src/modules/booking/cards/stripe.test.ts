import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { CancelQuote, Cart, Order, Payment, PlacedOrders } from '@straits/api-contract';
import { buildApp } from '../../../app';
import { seedProduct } from '../../../testing/seed-product';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { recheckPayments } from '../after-sale/travel-days';
import { checkPayment } from '../check-payment';
import { createStripeCards } from './stripe-cards';

const SECRET = 'whsec_test';

interface Intent {
  id: string;
  status: string;
  amount: string;
  amount_received: number;
  currency: string;
  metadata: { payment_id: string };
  next_action?: object;
}
interface Session {
  id: string;
  status: string;
  payment_status: string;
  url: string;
  form: Record<string, string>;
}
/** Speaks as much of Stripe's protocol as we use: form bodies, bearer key, idempotency keys, search, refunds. */
function stripeServer() {
  const intents = new Map<string, Intent>();
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, { id: string; status: string; amount: string }>();
  const BEHAVIOURS: Record<string, Partial<Intent>> = {
    pm_good: { status: 'succeeded' },
    pm_3ds: { status: 'requires_action', next_action: { redirect_to_url: { url: 'https://bank.test/confirm' } } },
    pm_slow: { status: 'processing' },
  };
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const say = (status: number, answer: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      const form = new URLSearchParams(body);
      const key = String(request.headers['idempotency-key']);
      if (request.headers.authorization !== 'Bearer sk_test') return say(401, { error: { type: 'invalid_request_error' } });
      if (request.url?.startsWith('/v1/payment_intents/search')) {
        const query = new URL(request.url, 'http://stripe').searchParams.get('query') ?? '';
        return say(200, { data: [...intents.values()].filter(({ metadata }) => query.includes(metadata.payment_id)) });
      }
      if (request.url === '/v1/refunds') {
        const refund = refunds.get(key) ?? { id: `re_${refunds.size + 1}`, status: 'succeeded', amount: String(form.get('amount')) };
        refunds.set(key, refund);
        return say(200, refund);
      }
      const [, sessionId, act] = /^\/v1\/checkout\/sessions(?:\/([^/]+))?(\/expire)?$/.exec(request.url ?? '') ?? [];
      if (request.url?.startsWith('/v1/checkout/sessions') && !sessionId) {
        const id = `cs_${sessions.size + 1}`;
        const sum = {
          amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
          currency: form.get('line_items[0][price_data][currency]'),
        };
        const opened = {
          id,
          status: 'open',
          payment_status: 'unpaid',
          url: `https://stripe.test/${id}`,
          form: Object.fromEntries(form),
          ...sum,
        };
        const session = sessions.get(key) ?? opened;
        if (JSON.stringify(session.form) !== JSON.stringify(opened.form)) return say(400, { error: { type: 'idempotency_error' } });
        sessions.set(key, session);
        return say(200, session);
      }
      if (sessionId) {
        const session = [...sessions.values()].find(({ id }) => id === sessionId);
        if (!session || (act && session.status !== 'open')) return say(400, { error: { type: 'invalid_request_error' } });
        if (act) session.status = 'expired';
        return say(200, session);
      }
      const behaviour = BEHAVIOURS[String(form.get('payment_method'))];
      if (!behaviour) return say(402, { error: { type: 'card_error', code: 'card_declined' } });
      const known = intents.get(key);
      const metadata = { payment_id: String(form.get('metadata[payment_id]')) };
      const amount = String(form.get('amount'));
      const sum = { amount, amount_received: Number(amount), currency: String(form.get('currency')) };
      const intent = known ?? { id: `pi_${intents.size + 1}`, status: '', ...sum, metadata, ...behaviour };
      intents.set(key, intent);
      return say(200, intent);
    });
  });
  return { server, intents, sessions, refunds };
}

let shop: TestApp;
const stripe = stripeServer();
beforeAll(async () => {
  shop = await startTestApp();
  await new Promise<void>((resolve) => stripe.server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(stripe.server.address() as AddressInfo).port}`;
  const access = { url, secretKey: 'sk_test', webhookSecret: SECRET };
  const deps = Object.assign(shop.deps, {
    settings: { ...shop.deps.settings, cards: 'stripe' as const, stripe: access },
    cards: createStripeCards(access),
  });
  hooked = await buildApp(deps);
  await seedProduct(shop.deps);
});
afterAll(async () => {
  await hooked.close();
  await shop.close();
  stripe.server.close();
});
let hooked: Awaited<ReturnType<typeof buildApp>>;

const keyed = () => ({ idempotencyKey: randomUUID() });
async function pay(cardToken?: string) {
  const line = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: '2026-12-10', units: [{ unitId: 'adult', quantity: 1 }] };
  const { cookie } = await shop.post<Cart>('/cart/lines', line, keyed());
  const contact = { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' };
  const body = { contact, passengers: [], expected: [{ amount: 4_000, currency: 'SGD' }], acceptTerms: true };
  const order = (await shop.post<PlacedOrders>('/orders', body, { cookie, ...keyed() })).body.orders[0]!;
  const path = `/orders/${order.code}/payments?key=${order.accessKey}`;
  const payment = (await shop.post<Payment>(path, { method: 'card', cardToken, expected: order.total }, keyed())).body;
  return { order, payment };
}
const read = async (order: Order) => (await shop.get<Order>(`/orders/${order.code}?key=${order.accessKey}`)).body;

function eventOf(payment: Payment, status: string, id = `evt_${randomUUID()}`): string {
  return JSON.stringify({
    id,
    type: 'payment_intent.x',
    data: { object: { id: `pi_${payment.id}`, status, amount_received: 4_000, currency: 'sgd', metadata: { payment_id: payment.id } } },
  });
}
async function deliver(body: string, { secret = SECRET, at = shop.clock.now() } = {}) {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const headers = { host: 'tour.straits.test', 'content-type': 'application/json', 'stripe-signature': `t=${timestamp},v1=${signature}` };
  return (await hooked.inject({ method: 'POST', url: '/travel/v1/webhooks/stripe', headers, payload: body })).statusCode;
}

describe('cards by Stripe', () => {
  it('charges once with our payment as the key, and refunds once', async () => {
    const { order, payment } = await pay('pm_good');
    const refund = { refundId: randomUUID(), paymentId: payment.id, amount: { amount: 1_500, currency: 'SGD' } };

    expect((await read(order)).status).toBe('paid');
    expect(stripe.intents.get(payment.id)).toMatchObject({ amount: '4000', metadata: { payment_id: payment.id } });
    expect(await shop.deps.cards.refund(refund)).toEqual(await shop.deps.cards.refund(refund));
    expect(stripe.refunds.get(refund.refundId)?.amount).toBe('1500');
  });

  it('says when the card is refused, and lets another be tried', async () => {
    const { order, payment } = await pay('pm_bad');

    expect(payment).toMatchObject({ status: 'failed', reason: 'card_declined' });
    expect((await read(order)).status).toBe('ORDERED');
  });

  it('leads to the bank when it wants a confirmation, and is paid by the webhook', async () => {
    const { order, payment } = await pay('pm_3ds');
    expect(payment).toMatchObject({ status: 'pending', nextAction: { url: 'https://bank.test/confirm' } });

    expect(await deliver(eventOf(payment, 'succeeded'))).toBe(200);

    expect((await read(order)).status).toBe('paid');
  });
});

describe("Stripe's own page", () => {
  const opened = async () => {
    const { order, payment } = await pay();
    return { order, payment, session: stripe.sessions.get(payment.id)! };
  };
  const sessionEvent = ({ payment, session }: Awaited<ReturnType<typeof opened>>) =>
    JSON.stringify({
      ...{ id: `evt_${randomUUID()}`, type: 'checkout.session.completed' },
      data: { object: { ...session, payment_intent: 'pi_paid', metadata: { payment_id: payment.id } } },
    });
  const leave = async ({ order, payment }: { order: Order; payment: Payment }) =>
    hooked.inject({
      url: `/travel/v1/payments/${payment.id}/card-page-left?key=${order.accessKey}`,
      headers: { host: 'tour.straits.test' },
    });

  it('is where the card is typed: the payment leads there, and is paid by its word', async () => {
    const one = await opened();
    expect(one.order.cardPage).toBe(true);
    expect(one.payment).toMatchObject({ status: 'pending', nextAction: { url: one.session.url } });
    expect(one.session.form).toMatchObject({
      ...{ mode: 'payment', 'line_items[0][price_data][unit_amount]': '4000', 'line_items[0][price_data][currency]': 'sgd' },
      'payment_intent_data[metadata][payment_id]': one.payment.id,
    });

    Object.assign(one.session, { status: 'complete', payment_status: 'paid' });
    expect(await deliver(sessionEvent(one))).toBe(200);

    expect((await read(one.order)).status).toBe('paid');
  });

  it('that was left ends its payment at once: another one can begin; one that was paid in this moment is paid', async () => {
    const [left, paid] = [await opened(), await opened()];
    Object.assign(paid.session, { status: 'complete', payment_status: 'paid' });

    const answer = await leave(left);
    await leave(paid);

    expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringContaining(`/payment?order=${left.order.code}`)]);
    expect(await read(left.order)).toMatchObject({ status: 'ORDERED', payment: { status: 'failed', reason: 'card_page_left' } });
    expect((await read(paid.order)).status).toBe('paid');
    expect((await leave({ ...left, order: { ...left.order, accessKey: 'wrong' } })).statusCode).toBe(404);
  });

  it('is asked what became of a payment, when nobody came back from it; a refused card is tried again there', async () => {
    const one = await opened();
    const refusedThere = { id: 'pi_1', status: 'requires_payment_method', metadata: { payment_id: one.payment.id, on_page: 'yes' } };
    await deliver(JSON.stringify({ id: `evt_${randomUUID()}`, type: 'payment_intent.payment_failed', data: { object: refusedThere } }));
    const check = () => checkPayment({ paymentId: one.payment.id }, shop.deps);

    await expect(check()).rejects.toThrow('still open');
    one.session.status = 'expired';
    await check();

    expect((await read(one.order)).payment).toMatchObject({ status: 'failed', reason: 'card_page_left' });
  });

  it('leads on to the payment also when Stripe is away, and closes no charge that is not a page', async () => {
    const [one, charge] = [await opened(), await pay('pm_3ds')];
    const asked = one.session.id;
    one.session.id = 'cs_unknown';
    const close = jest.spyOn(shop.deps.cards.page!, 'close');

    const answers = [await leave(one), await leave(charge)];

    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
      [one, charge].map(({ order }) => [303, expect.stringContaining(`/payment?order=${order.code}`) as string]),
    );
    expect(close.mock.calls.map(([ref]) => ref)).toEqual([asked]);
    expect((await read(one.order)).payment?.status).toBe('pending');
  });

  it('that was left keeps nobody waiting for a silent Stripe: the payment is looked at, and ends by itself', async () => {
    const one = await opened();
    const waited: number[] = [];
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (waited.push(ms), AbortSignal.abort()));

    const answer = await leave(one);
    timeout.mockRestore();

    expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringContaining(`/payment?order=${one.order.code}`)]);
    expect(Math.max(...waited)).toBeLessThanOrEqual(5_000);
    expect(one.session.status).toBe('open');
    expect((await read(one.order)).payment).toMatchObject({ status: 'pending', nextAction: null });
    const { rows } = await sql`select from graphile_worker.jobs where key = ${`check_payment:${one.payment.id}`}`.execute(shop.deps.db);
    expect(rows).toHaveLength(1);

    await checkPayment({ paymentId: one.payment.id }, shop.deps);

    expect(one.session.status).toBe('expired');
    expect(await read(one.order)).toMatchObject({ status: 'ORDERED', payment: { status: 'failed', reason: 'card_page_left' } });
  });

  it('that stands open is asked for with growing pauses, of five minutes at most, and anew once the tries are used up', async () => {
    const one = await opened();
    await sql`update payments set created_at = ${new Date(shop.clock.now().getTime() - 180_000)} where id = ${one.payment.id}`.execute(
      shop.deps.db,
    );
    const key = `check_payment:${one.payment.id}`;
    const seen = async (attempts: number, minutes: number) => {
      await sql`update graphile_worker._private_jobs set attempts = ${attempts}, run_at = now() + ${minutes} * interval '1 minute'
        where key = ${key}`.execute(shop.deps.db);
      await recheckPayments(shop.deps);
      const { rows } = await sql<{ attempts: number; minutes: number }>`
        select attempts, round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs where key = ${key}`.execute(
        shop.deps.db,
      );
      return rows.map((row) => [row.attempts, row.minutes]);
    };

    expect(await seen(3, 2)).toEqual([[3, 2]]);
    expect(await seen(6, 18)).toEqual([[6, 5]]);
    expect(await seen(25, 18)).toEqual([[0, 0]]);
    await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where key = ${key}))`.execute(shop.deps.db);
    expect(await seen(0, 0)).toEqual([[0, 0]]);
  });

  it('that is opened while it is asked for is not taken for one that never was', async () => {
    const one = await opened();
    const row = (ref: string | null) => sql`update payments set provider_ref = ${ref} where id = ${one.payment.id}`.execute(shop.deps.db);
    await row(null);
    jest.spyOn(shop.deps.cards, 'find').mockImplementationOnce(async () => void (await row(one.session.id)));

    await checkPayment({ paymentId: one.payment.id }, shop.deps);

    expect((await read(one.order)).payment?.status).toBe('pending');
  });

  it('is asked for with minutes to spare of the half hour that is its least', async () => {
    const { session } = await opened();

    expect(Number(session.form.expires_at) * 1000 - shop.clock.now().getTime()).toBeGreaterThanOrEqual(34 * 60_000);
  });

  it('takes the place of ours: no card number comes to us', async () => {
    const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', holder: 'ADA LIM' };

    expect((await shop.post<{ code?: string }>('/sandbox/cards', card)).body.code).toBe('payment_method_unavailable');
  });
});

describe("Stripe's webhooks", () => {
  const said = (type: string, object: object, id = `evt_${randomUUID()}`) => JSON.stringify({ id, type, data: { object } });
  const succeeded = (payment: Payment, change: object) =>
    said('payment_intent.succeeded', {
      ...{ id: `pi_${payment.id}`, status: 'succeeded', amount_received: 4_000, currency: 'sgd', metadata: { payment_id: payment.id } },
      ...change,
    });
  const stuckReason = async ({ code }: Order) => {
    const { rows } = await sql<{ reason: string | null }>`select stuck_reason as reason from orders where code = ${code}`.execute(
      shop.deps.db,
    );
    return rows[0]?.reason;
  };

  it.each([
    ['of a hundredth', { amount_received: 40 }],
    ['of a cent less', { amount_received: 3_999 }],
    ['of more', { amount_received: 400_000 }],
    ['in another currency', { currency: 'idr' }],
    ['that does not say how much', { amount_received: undefined }],
    ['that does not say in what', { currency: undefined }],
  ])('a success %s pays nothing: the shopper is told and staff sees it', async (_case, change) => {
    const { order, payment } = await pay('pm_slow');

    expect(await deliver(succeeded(payment, change))).toBe(200);
    expect(await deliver(succeeded(payment, change))).toBe(200);

    const after = await read(order);
    expect(after).toMatchObject({
      status: 'ORDERED',
      payment: { status: 'failed', reason: 'card_amount_differs' },
      documents: { ticket: false },
    });
    expect(after.history.filter(({ reason }) => reason === 'card_amount_differs').length).toBeGreaterThan(0);
    expect(await stuckReason(order)).toBe('card_amount');
  });

  it.each([
    ['of another payment', () => ({ metadata: { payment_id: randomUUID() } })],
    ['of no payment of ours', () => ({ metadata: {} })],
    ['with a name that is none', () => ({ metadata: { payment_id: 'x' } })],
  ])('a success %s changes nothing', async (_case, change) => {
    const { order, payment } = await pay('pm_slow');

    expect(await deliver(succeeded(payment, change()))).toBe(200);

    expect((await read(order)).status).toBe('pending');
  });

  it("a session's success of another sum pays nothing", async () => {
    const { order, payment } = await pay();
    const session = {
      ...stripe.sessions.get(payment.id)!,
      status: 'complete',
      payment_status: 'paid',
      metadata: { payment_id: payment.id },
    };

    await deliver(said('checkout.session.completed', { ...session, amount_total: 40 }));

    expect((await read(order)).status).toBe('ORDERED');
    expect(await stuckReason(order)).toBe('card_amount');
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'ping'],
    ['half of JSON', '{"id":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no event', '{"hello":1}'],
  ])('signed, with %s in them, are refused', async (_case, body) => {
    expect(await deliver(body)).toBe(400);
  });

  it.each([
    ['an event of a kind that is not ours', 'customer.created', {}],
    ['a payment without its fields', 'payment_intent.succeeded', { id: 7 }],
    ['a charge without its fields', 'charge.refunded', {}],
    ['a dispute of nobody', 'charge.dispute.created', { id: 'dp_1', status: 'x', amount: 1, currency: 'sgd' }],
  ])('that are %s are heard and change nothing', async (_case, type, object) => {
    expect(await deliver(said(type, object))).toBe(200);
  });

  describe('of what happens at the card company', () => {
    const refundsOf = async (order: Order) => {
      const { rows } = await sql<{ amount: number; status: string; reason: string }>`
        select r.amount_minor::int as amount, r.status, r.reason from refunds r join orders o on o.id = r.order_id where o.code = ${order.code} order by r.created_at`.execute(
        shop.deps.db,
      );
      return rows;
    };
    const charge = (payment: Payment, amount: number, change = {}) => ({
      ...{ id: 'ch_1', amount_refunded: amount, currency: 'sgd', payment_intent: 'pi_x', metadata: { payment_id: payment.id } },
      ...change,
    });

    it('money that went back is written down once, and cannot go back again', async () => {
      const { order, payment } = await pay('pm_good');
      const event = said('charge.refunded', charge(payment, 1_500));

      await Promise.all([deliver(event), deliver(event)]);
      await deliver(said('charge.refunded', charge(payment, 1_500)));
      await deliver(said('charge.refunded', charge(payment, 4_000)));
      // An older one that comes late.
      await deliver(said('charge.refunded', charge(payment, 1_500)));

      expect(await refundsOf(order)).toEqual([1_500, 2_500].map((amount) => ({ amount, status: 'done', reason: 'card_company' })));
      expect((await read(order)).history.at(-1)).toMatchObject({ by: 'provider', reason: 'card_refunded' });
      expect(await stuckReason(order)).toBe('card_refunded');
    });

    it.each([
      [4_000, 0],
      [1_500, 2_500],
    ])('an order of which %i went back is cancelled with the rest', async (returned, rest) => {
      const { order, payment } = await pay('pm_good');
      await deliver(said('charge.refunded', charge(payment, returned)));
      const at = (path: string) => `/orders/${order.code}${path}?key=${order.accessKey}`;

      const quote = await shop.post<CancelQuote>(at('/cancel-quote'), {});
      const cancelled = await shop.post<Order>(at('/cancel'), { expectedRefund: quote.body.refund, reason: 'changed my mind' }, keyed());

      expect(quote.body).toMatchObject({ refund: { amount: rest }, fee: { amount: 0 } });
      expect([cancelled.status, cancelled.body.status]).toEqual([200, 'CANCELLED']);
      expect((await refundsOf(order)).map(({ amount }) => amount)).toEqual(rest > 0 ? [returned, rest] : [returned]);
    });

    it('a lost dispute of the whole payment takes what was not given back before', async () => {
      const { order, payment } = await pay('pm_good');
      await deliver(said('charge.refunded', charge(payment, 1_500)));
      const dispute = { id: 'dp_1', status: 'lost', amount: 4_000, currency: 'sgd', metadata: { payment_id: payment.id } };

      await deliver(said('charge.dispute.closed', dispute));

      expect(await refundsOf(order)).toMatchObject([{ amount: 1_500 }, { amount: 2_500, status: 'done', reason: 'card_dispute_lost' }]);
    });

    it('a payment is found by the company’s own name for it too', async () => {
      const { order, payment } = await pay('pm_good');
      const intent = stripe.intents.get(payment.id)!;

      await deliver(said('charge.refunded', charge(payment, 4_000, { payment_intent: intent.id, metadata: {} })));

      expect(await refundsOf(order)).toMatchObject([{ amount: 4_000, status: 'done' }]);
    });

    it('a refund of our own is no news', async () => {
      const { order, payment } = await pay('pm_good');
      await sql`insert into refunds (order_id, payment_id, amount_minor, currency, status, reason, actor, created_at)
        select order_id, id, 1500, 'SGD', 'pending', 'cancelled', 'customer', now() from payments where id = ${payment.id}`.execute(
        shop.deps.db,
      );

      await deliver(said('charge.refunded', charge(payment, 1_500)));

      expect(await refundsOf(order)).toEqual([{ amount: 1_500, status: 'pending', reason: 'cancelled' }]);
      expect(await stuckReason(order)).toBeNull();
    });

    it('in another currency nothing is written down as ours, and staff sees it', async () => {
      const { order, payment } = await pay('pm_good');

      await deliver(said('charge.refunded', charge(payment, 4_000, { currency: 'usd' })));

      expect(await refundsOf(order)).toEqual([]);
      expect(await stuckReason(order)).toBe('card_refunded');
    });

    it('a refund of ours that came to nothing after all is to be paid another way', async () => {
      const { order, payment } = await pay('pm_good');
      const { rows } = await sql<{
        id: string;
      }>`insert into refunds (order_id, payment_id, amount_minor, currency, status, reason, actor, created_at, done_at)
        select order_id, id, 1500, 'SGD', 'done', 'cancelled', 'customer', now(), now() from payments where id = ${payment.id} returning id`.execute(
        shop.deps.db,
      );
      const refund = {
        id: 're_1',
        status: 'failed',
        payment_intent: stripe.intents.get(payment.id)!.id,
        metadata: { refund_id: rows[0]!.id },
      };

      await deliver(said('refund.failed', refund));

      expect(await refundsOf(order)).toMatchObject([{ status: 'failed' }]);
      expect(await stuckReason(order)).toBe('refund_failed');
    });

    it.each([
      ['won', []],
      ['lost', [{ amount: 4_000, status: 'done', reason: 'card_dispute_lost' }]],
    ])('a dispute stands in the history, and so does that it was %s', async (end, refunds) => {
      const { order, payment } = await pay('pm_good');
      const dispute = { id: 'dp_1', amount: 4_000, currency: 'sgd', payment_intent: stripe.intents.get(payment.id)!.id };

      await deliver(said('charge.dispute.created', { ...dispute, status: 'needs_response' }));
      const open = await stuckReason(order);
      await deliver(said('charge.dispute.closed', { ...dispute, status: end }));

      expect(open).toBe('card_disputed');
      expect((await read(order)).history.slice(-2).map(({ reason }) => reason)).toEqual(['card_disputed', `card_dispute_${end}`]);
      expect(await refundsOf(order)).toEqual(refunds);
    });
  });

  it.each([
    ['forged', (body: string) => deliver(body, { secret: 'whsec_other' })],
    ['replayed after ten minutes', (body: string) => deliver(body, { at: new Date(shop.clock.now().getTime() - 600_000) })],
  ])('are not believed when %s', async (_, send) => {
    const { order, payment } = await pay('pm_slow');

    expect(await send(eventOf(payment, 'succeeded'))).toBe(400);
    expect((await read(order)).status).toBe('pending');
  });

  it('count once, however often they come', async () => {
    const { order, payment } = await pay('pm_slow');
    const event = eventOf(payment, 'succeeded');

    expect(await Promise.all([deliver(event), deliver(event), deliver(event)])).toEqual([200, 200, 200]);

    expect((await read(order)).history.filter(({ status }) => status === 'paid')).toHaveLength(1);
  });

  it('end in the same state in any order', async () => {
    const first = await pay('pm_slow');
    await deliver(eventOf(first.payment, 'succeeded'));
    await deliver(eventOf(first.payment, 'requires_payment_method'));
    await deliver(eventOf(first.payment, 'processing'));
    const second = await pay('pm_slow');
    await deliver(eventOf(second.payment, 'requires_payment_method'));
    await deliver(eventOf(second.payment, 'succeeded'));

    expect([(await read(first.order)).status, (await read(second.order)).status]).toEqual(['paid', 'paid']);
  });
});
