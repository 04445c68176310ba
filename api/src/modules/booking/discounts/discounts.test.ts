import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Cart, Order, PlacedOrders } from '@straits/api-contract';
import { runJobs } from '../../../mail/read-mails.fixture';
import { seedProduct } from '../../../testing/seed-product';
import { startTestApp, type Ask, type TestApp } from '../../../testing/test-app';
import { ofAnotherNetwork } from '../../../testing/visitor-address';
import { changeOrderStatus } from '../change-order-status';
import { expireHolds } from '../expire-holds';
import { expireOrders } from '../expire-orders';
import { lockOrder } from '../orders.sql';
import { findDiscounts, insertDiscount, type NewDiscount } from './discounts.sql';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 800 } }] });
});
afterAll(() => shop.close());

type Answered = { code?: string };
const keyed = () => ({ idempotencyKey: randomUUID() });
const discount = (code: string, change: Partial<NewDiscount> = {}) =>
  insertDiscount(shop.deps.db, {
    ...{ code, percent: 10, amountMinor: null, currency: 'SGD', leastMinor: 0, kinds: [], mostUses: null, endsAt: null },
    ...change,
  });
const usesOf = async (code: string) => (await findDiscounts(shop.deps.db)).find((one) => one.code === code)?.uses;

const LINE = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: '2026-12-10', units: [{ unitId: 'adult', quantity: 1 }] };
async function cartWith(code?: string, visitor: Ask = ofAnotherNetwork()) {
  const { cookie } = await shop.post<Cart>('/cart/lines', LINE, { ...keyed(), ...visitor });
  const applied = code === undefined ? undefined : await shop.put<Cart & Answered>('/cart/discount', { code }, { cookie, ...visitor });
  return { cookie, applied };
}
async function emptyCart(cookie: string | undefined) {
  const { body } = await shop.get<Cart>('/cart', { cookie });
  for (const { id } of body.lines) await shop.delete(`/cart/lines/${id}`, { cookie });
}
const order = (cookie: string | undefined, amount: number, visitor: Ask = {}) =>
  shop.post<PlacedOrders & Answered>(
    '/orders',
    {
      contact: { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' },
      passengers: [],
      expected: [{ amount, currency: 'SGD' }],
      acceptTerms: true,
    },
    { cookie, ...keyed(), ...visitor },
  );

it('takes its part off the total, which is what is charged', async () => {
  await discount('TEN');
  const { cookie, applied } = await cartWith(' ｔｅｎ\u200b');

  expect(applied?.body).toMatchObject({
    subtotal: [{ charge: { amount: 4_000 } }],
    discount: { code: 'TEN', off: [{ charge: { amount: 400 } }] },
    total: [{ charge: { amount: 3_600 } }],
  });
  expect((await order(cookie, 4_000)).body.code).toBe('price_changed');
  const { body } = await order(cookie, 3_600);
  expect(body.orders[0]).toMatchObject<Partial<Order>>({
    total: { amount: 3_600, currency: 'SGD' },
    discount: { code: 'TEN', amount: { amount: 400, currency: 'SGD' } },
  });
});

it.each([
  ['an unknown code', 'NOTHING', {}],
  ['an empty one', '', {}],
  ['one whose time is over', 'OVER', { endsAt: new Date('2026-11-30') }],
  ['one for another kind', 'ROOMS', { kinds: ['hotel'] }],
  ['one that needs a larger order', 'LARGE', { leastMinor: 5_000 }],
])('refuses %s', async (_, code, change) => {
  if (code.length > 2 && code !== 'NOTHING') await discount(code, change);

  expect((await cartWith(code)).applied?.body.code).toBe('discount_refused');
});

it('is used once by twenty at once when it has one use', async () => {
  await discount('ONCE', { mostUses: 1 });
  const carts = await Promise.all(Array.from({ length: 20 }, () => cartWith('ONCE')));

  const answers = await Promise.all(carts.map(({ cookie }) => order(cookie, 3_600)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(answers.some(({ body }) => body.code === 'price_changed') ? ['discount_refused', 'price_changed'] : ['discount_refused']),
  );
  expect(await usesOf('ONCE')).toBe(1);
});

it('counts again when the order came to nothing', async () => {
  await discount('BACK', { mostUses: 1 });
  const { cookie } = await cartWith('BACK');
  await order(cookie, 3_600);
  expect(await usesOf('BACK')).toBe(1);

  shop.clock.pass(31);
  await expireOrders(shop.deps);

  expect(await usesOf('BACK')).toBe(0);
});

it('is reserved by two unpaid orders of one visitor at most, whatever networks they come from', async () => {
  await discount('FEW', { mostUses: 100 });
  const { cookie } = await cartWith('FEW');
  const again = async () => {
    await shop.post('/cart/lines', LINE, { ...keyed(), cookie, ...ofAnotherNetwork() });
    await shop.put('/cart/discount', { code: 'FEW' }, { cookie, ...ofAnotherNetwork() });
    return order(cookie, 3_600, ofAnotherNetwork());
  };
  const first = await order(cookie, 3_600, ofAnotherNetwork());
  const [second, third] = [await again(), await again()];
  const paid = first.body.orders[0]!;
  await sql`update discount_uses set cart_id = null, network = null where order_id = (select id from orders where code = ${paid.code})`.execute(
    shop.deps.db,
  );
  const afterPayment = await order(cookie, 3_600, ofAnotherNetwork());

  expect([first.status, second.status, third.body.code, afterPayment.status]).toEqual([200, 200, 'discount_refused', 200]);
  expect(await usesOf('FEW')).toBe(3);
});

describe('an order with nothing to pay', () => {
  async function free() {
    await discount(`FREE${(freeCodes += 1)}`, { percent: 100 });
    const { cookie, applied } = await cartWith(`FREE${freeCodes}`);
    const { body, status } = await order(cookie, 0);
    return { applied, status, placed: body.orders[0]! };
  }
  let freeCodes = 0;
  const at = ({ code, accessKey }: Order, path: string) => `/orders/${code}${path}?key=${accessKey}`;

  it('is confirmed at once, with its tickets and papers', async () => {
    const { applied, status, placed } = await free();
    const { body: now } = await shop.get<Order>(at(placed, ''));
    const papers = await Promise.all(['invoice', 'receipt', 'ticket'].map((paper) => shop.get(at(placed, `/documents/${paper}.pdf`))));

    expect(applied?.body.total).toMatchObject([{ charge: { amount: 0 } }]);
    expect(status).toBe(200);
    expect(now).toMatchObject({ status: 'paid', total: { amount: 0 }, paymentMethod: null, payment: null });
    expect(now.lines[0]?.passengers[0]?.ticketCode).not.toBeNull();
    expect(papers.map((paper) => paper.status)).toEqual([200, 200, 200]);
  });

  it.each([{ method: 'card', cardToken: 'any' }, { method: 'bank_transfer' }, { method: 'wallet' }])(
    'takes no payment by $method',
    async (payment) => {
      const { placed } = await free();

      const answer = await shop.post(at(placed, '/payments'), { ...payment, expected: placed.total }, keyed());

      expect(answer).toMatchObject({ status: 409, body: { code: 'order_state_refused' } });
    },
  );

  it('gives nothing back when it is cancelled', async () => {
    const { placed } = await free();

    const { body: quote } = await shop.post<{ refund: object }>(at(placed, '/cancel-quote'), {});
    const cancelled = await shop.post<Order>(
      at(placed, '/cancel'),
      { expectedRefund: { amount: 0, currency: 'SGD' }, reason: 'changed my mind' },
      keyed(),
    );

    expect(quote).toMatchObject({ paid: { amount: 0 }, refund: { amount: 0 }, refundTo: null });
    expect(cancelled.body).toMatchObject({ status: 'CANCELLED', refunds: [] });
  });

  it('waits for a supplier that has not answered, and needs no payment then either', async () => {
    await seedProduct(shop.deps, { id: 'slow-zoo', supply: { port: 'test', behaviour: 'slow' } });
    await discount('FREESLOW', { percent: 100 });
    const line = { ...LINE, productId: 'slow-zoo', optionId: 'slow-zoo-day' };
    const { cookie } = await shop.post<Cart>('/cart/lines', line, { ...keyed(), ...ofAnotherNetwork() });
    await shop.put('/cart/discount', { code: 'FREESLOW' }, { cookie });
    const placed = (await order(cookie, 0)).body.orders[0]!;
    shop.clock.pass(1);
    await runJobs(shop.deps);
    shop.clock.pass(1);
    await runJobs(shop.deps);

    const { body: now } = await shop.get<Order>(at(placed, ''));

    expect(now).toMatchObject({ status: 'paid', total: { amount: 0 }, payment: null });
    expect(now.lines[0]).toMatchObject({ confirmation: 'confirmed', passengers: [{ ticketCode: expect.any(String) as string }] });
  });

  it('ends without a payment where its supplier refuses', async () => {
    await seedProduct(shop.deps, { id: 'full-zoo', supply: { port: 'test', behaviour: 'refuses' } });
    await discount('FREEFULL', { percent: 100 });
    const line = { ...LINE, productId: 'full-zoo', optionId: 'full-zoo-day' };
    const { cookie } = await shop.post<Cart>('/cart/lines', line, { ...keyed(), ...ofAnotherNetwork() });
    await shop.put('/cart/discount', { code: 'FREEFULL' }, { cookie });

    const placed = (await order(cookie, 0)).body.orders[0]!;
    await runJobs(shop.deps);

    expect((await shop.get<Order>(at(placed, ''))).body).toMatchObject({ status: 'CANCELLED', payment: null });
    expect(await usesOf('FREEFULL')).toBe(0);
  });

  it('uses its code up for good', async () => {
    await discount('GIFT', { percent: 100, mostUses: 1 });
    const { cookie } = await cartWith('GIFT');
    await order(cookie, 0);
    shop.clock.pass(31);
    await expireOrders(shop.deps);

    expect(await usesOf('GIFT')).toBe(1);
  });
});

describe('the total of an order', () => {
  it('is its lines less its discount, whatever a program writes', async () => {
    await discount('HELD');
    const { cookie } = await cartWith('HELD');
    const { body } = await order(cookie, 3_600);
    const { code } = body.orders[0]!;

    const wrong = [
      sql`update orders set total_minor = total_minor - 1 where code = ${code}`,
      sql`update orders set discount_minor = 0 where code = ${code}`,
      sql`update order_lines set total_minor = total_minor + 1 where order_id = (select id from orders where code = ${code})`,
      sql`delete from order_lines where order_id = (select id from orders where code = ${code})`,
    ];

    for (const statement of wrong) await expect(statement.execute(shop.deps.db)).rejects.toMatchObject({ code: '23514' });
  });

  it('is so for any code and any cart', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ percent: fc.integer({ min: 1, max: 100 }), isPercent: fc.boolean(), amountMinor: fc.integer({ min: 1, max: 30_000 }) }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 2 }),
        async ({ percent, isPercent, amountMinor }, adults, children) => {
          const code = `P${randomUUID().slice(0, 8).toUpperCase()}`;
          await discount(code, isPercent ? { percent } : { percent: null, amountMinor });
          const units = [
            { unitId: 'adult', quantity: adults },
            { unitId: 'child', quantity: children },
          ].filter(({ quantity }) => quantity > 0);
          const visitor = ofAnotherNetwork();
          const { cookie } = await shop.post<Cart>('/cart/lines', { ...LINE, units }, { ...keyed(), ...visitor });
          await shop.post('/cart/lines', { ...LINE, localDate: '2026-12-11' }, { cookie, ...keyed(), ...visitor });
          const { body: cart } = await shop.put<Cart>('/cart/discount', { code }, { cookie, ...visitor });

          const { body } = await order(cookie, cart.total[0]!.charge.amount);

          const placed = body.orders[0]!;
          const lines = placed.lines.reduce((sum, { total }) => sum + total.amount, 0);
          expect(placed.total.amount).toBe(lines - (placed.discount?.amount.amount ?? 0));
          expect(placed.total.amount).toBe(cart.total[0]!.charge.amount);
        },
      ),
      { numRuns: 12 },
    );
  });
});

it('is never used twice in races of many for a last use, nor makes an order of another price', async () => {
  for (let race = 0; race < 15; race += 1) {
    const code = `RACE${race}`;
    await discount(code, { mostUses: 1 });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => cartWith(code, ofAnotherNetwork())));

    const answers = await Promise.all(buyers.map(({ cookie }) => order(cookie, 3_600)));

    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(won[0]?.body.orders[0]?.discount).toMatchObject({ code, amount: { amount: 400 } });
    const { rows } = await sql`select o.code from orders o join order_lines l on l.order_id = o.id group by o.id
      having o.total_minor <> sum(l.total_minor - l.discount_minor)`.execute(shop.deps.db);
    expect(rows).toEqual([]);
    for (const { cookie } of buyers) await emptyCart(cookie);
    shop.clock.pass(31);
    await expireOrders(shop.deps);
    await expireHolds(shop.deps);
  }
});

it('is reserved for few unpaid orders of one visitor and one network', async () => {
  await discount('SCARCE', { mostUses: 40 });
  const answers = [];
  for (let visitor = 0; visitor < 12; visitor += 1) answers.push(await order((await cartWith('SCARCE')).cookie, 3_600));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.at(-1)?.body.code).toBe('discount_refused');
  expect((await order((await cartWith('SCARCE', ofAnotherNetwork())).cookie, 3_600, ofAnotherNetwork())).status).toBe(200);
});

it('is given back once by an order that ends twice', async () => {
  await discount('TWICE', { mostUses: 1 });
  const first = (await order((await cartWith('TWICE')).cookie, 3_600)).body.orders[0]!;
  shop.clock.pass(31);
  await expireOrders(shop.deps);
  await order((await cartWith('TWICE')).cookie, 3_600);
  const step = (to: 'ORDERED' | 'EXPIRED') =>
    shop.deps.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`select id from orders where code = ${first.code}`.execute(trx);
      await changeOrderStatus(trx, await lockOrder(trx, rows[0]!.id), { to, at: shop.clock.now(), actor: 'system' });
    });

  await step('ORDERED');
  await step('EXPIRED');

  expect(await usesOf('TWICE')).toBe(1);
});
