import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Cart, Order, PlacedOrders } from '@straits/api-contract';
import { displayName } from '@straits/api-contract/person-name';
import { seedProduct } from '../../testing/seed-product';
import { seedAgent } from '../../testing/seed-wallet';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { hashPassword } from '../account/passwords';
import { findDisagreements } from '../wallet/check/ledger-check.sql';
import { expireOrders } from './expire-orders';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 500 } }] });
  await seedProduct(shop.deps, { id: 'border', options: [{ passengerFields: ['dateOfBirth', 'passportNumber', 'passportExpiry'] }] });
});
beforeEach(async () => {
  shop.clock.set('2026-12-01T02:00:00Z');
  await sql`update products set active = true`.execute(shop.deps.db);
  await sql`update units set price_minor = 4000 where id = 'adult'`.execute(shop.deps.db);
});
afterAll(() => shop.close());

type Answered = PlacedOrders & { code: string; fields?: { field: string }[] };
const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const contact = { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' };
const choice = (productId = 'river-zoo') => ({
  ...{ productId, optionId: `${productId}-day`, localDate: '2026-12-10' },
  units: [{ unitId: 'adult', quantity: 1 }],
});
async function fill(productId?: string, ask: { token?: string; cookie?: string } = {}) {
  const { body, cookie } = await shop.post<Cart>('/cart/lines', choice(productId), { ...ask, idempotencyKey: randomUUID() });
  return { line: body.lines.at(-1)!, cookie: cookie ?? ask.cookie };
}
const order = (ask: object, more: object = {}) =>
  shop.post<Answered>(
    '/orders',
    { contact, passengers: [], expected: [sgd(4_000)], acceptTerms: true, ...more },
    { ...ask, idempotencyKey: randomUUID() },
  );

it('T5: a price that changed between two clicks is charged to nobody who did not see it', async () => {
  const { cookie } = await fill();
  await sql`update units set price_minor = 4500 where option_id = 'river-zoo-day' and id = 'adult'`.execute(shop.deps.db);

  const old = await order({ cookie });
  const { body: cart } = await shop.get<Cart>('/cart', { cookie });
  const seen = await order({ cookie }, { expected: [sgd(4_500)] });

  expect(old).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  expect(cart).toMatchObject({ lines: [{ priceWas: { charge: sgd(4_000) } }], notice: [{ code: 'price_changed' }] });
  expect(seen.body.orders[0]?.total).toEqual(sgd(4_500));
});

it('a product that was withdrawn stays in the cart as such, and is not ordered', async () => {
  const { cookie } = await fill();
  await sql`update products set active = false where id = 'river-zoo'`.execute(shop.deps.db);

  const { body: cart } = await shop.get<Cart>('/cart', { cookie });
  const refused = await order({ cookie });
  const added = await shop.post<{ code: string }>('/cart/lines', choice(), { cookie, idempotencyKey: randomUUID() });

  expect(cart).toMatchObject({ lines: [{ state: 'unavailable' }], subtotal: [] });
  expect(refused).toMatchObject({ status: 409, body: { code: 'product_unavailable' } });
  expect(added.body.code).toBe('product_unavailable');
});

it('one use of a voucher is one order, of two carts at the same moment', async () => {
  await sql`insert into discounts (code, percent, currency, most_uses) values ('ONCE', 50, 'SGD', 1)`.execute(shop.deps.db);
  const carts = await Promise.all(Array.from({ length: 8 }, () => fill()));
  for (const { cookie } of carts) await shop.put('/cart/discount', { code: 'ONCE' }, { cookie });

  const answers = await Promise.all(carts.map(({ cookie }) => order({ cookie }, { expected: [sgd(2_000)] })));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const others = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
  expect(others.every((code) => code === 'discount_refused' || code === 'price_changed')).toBe(true);
});

describe('who travels', () => {
  const ada = {
    unitId: 'adult',
    givenNames: 'Ada',
    familyName: 'Lim',
    dateOfBirth: '1990-02-03',
    passportNumber: 'K1234567P',
    passportExpiry: '2030-01-01',
  };
  it.each([
    ['a passport that ends before the visit', { passportExpiry: '2026-12-09' }, 'passportExpiry'],
    ['a birth date in the future', { dateOfBirth: '2027-01-01' }, 'dateOfBirth'],
    ['a name of digits', { givenNames: '12345' }, 'givenNames'],
    ['a name that is a script', { givenNames: '<script>alert(1)</script>' }, 'givenNames'],
  ])('%s is refused at its field', async (_case, change, field) => {
    const { line, cookie } = await fill('border');

    const answer = await order({ cookie }, { passengers: [{ ...ada, lineId: line.id, ...change }] });

    expect(answer).toMatchObject({ status: 422, body: { code: 'passenger_incomplete', fields: [{ field: `passengers.0.${field}` }] } });
  });

  it.each([
    ['one letter', 'Ü', 'Å'],
    ['200 letters', 'a'.repeat(200), 'é'.repeat(200)],
    ['Chinese with a dot', '阿卜杜拉·买买提', '王'],
    ['Arabic', 'محمد', 'بن عبد الله'],
    ['Tamil', 'கண்ணன்', 'முருகன்'],
    ['as written in Singapore', 'Raj s/o Kumar', 'Lim Wei @ David'],
  ])('a name of %s is taken as it is', async (_case, givenNames, familyName) => {
    const { line, cookie } = await fill('border');

    const { body } = await order(
      { cookie },
      { contact: { ...contact, name: givenNames }, passengers: [{ ...ada, lineId: line.id, givenNames, familyName }] },
    );

    expect(body.orders[0]?.lines[0]?.passengers[0]?.name).toBe(displayName({ givenNames, familyName }));
    expect(body.orders[0]?.contact.name).toBe(givenNames);
  });

  it('a name of 201 letters is told so', async () => {
    const { line, cookie } = await fill('border');

    expect(await order({ cookie }, { passengers: [{ ...ada, lineId: line.id, givenNames: 'a'.repeat(201) }] })).toMatchObject({
      status: 400,
    });
  });
});

it('says what a sign-in did to the cart: joined, and as much as may be booked', async () => {
  await seedProduct(shop.deps, { id: 'small', options: [{ maxUnits: 3 }] });
  const { token, email } = await seedUser(shop.deps, { passwordHash: await hashPassword('correct horse') });
  const add = (productId: string, quantity: number, ask: object) =>
    shop.post<Cart>(
      '/cart/lines',
      { ...choice(productId), units: [{ unitId: 'adult', quantity }] },
      { ...ask, idempotencyKey: randomUUID() },
    );
  await add('river-zoo', 1, { token });
  await add('small', 2, { token });
  const { cookie } = await add('river-zoo', 1, {});
  await add('small', 2, { cookie });

  await shop.post('/auth/sign-in', { username: email, password: 'correct horse' }, { cookie });
  const cart = await shop.get<Cart>('/cart', { token });

  expect(cart.body.notice.map(({ code }) => code).sort()).toEqual(['merged', 'units_capped']);
});

it('gives the money of a cancelled order back to the wallet at once, and the books agree', async () => {
  const agent = await seedAgent(shop.deps, { toppedUp: 50_000 });
  await fill(undefined, { token: agent.token });
  const placed = await order({ token: agent.token });
  const one = placed.body.orders[0]!;
  await shop.post(
    `/orders/${one.code}/payments`,
    { method: 'wallet', expected: one.total },
    { token: agent.token, idempotencyKey: randomUUID() },
  );
  const balance = async () => {
    const { rows } = await sql<{
      sum: number;
    }>`select coalesce(sum(e.amount_minor), 0)::int as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.owner_agency_id = ${agent.agencyId} and a.type = 'wallet'`.execute(shop.deps.db);
    return Math.abs(rows[0]?.sum ?? 0);
  };
  const spent = await balance();

  const body = { reason: 'The client is ill', expectedRefund: one.total };
  const answers = await Promise.all(
    [1, 2, 3].map(() => shop.post<Order>(`/orders/${one.code}/cancel`, body, { token: agent.token, idempotencyKey: randomUUID() })),
  );
  const after = await shop.get<Order>(`/orders/${one.code}`, { token: agent.token });

  expect(spent).toBe(46_000);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(after.body).toMatchObject({ status: 'CANCELLED', refunds: [{ amount: sgd(4_000), status: 'done', method: 'wallet' }] });
  expect(await balance()).toBe(50_000);
  expect(await findDisagreements(shop.deps.db)).toEqual([]);
});

describe('expiry against payment', () => {
  /** What an unguarded shop does: reads, thinks, writes. */
  const unguarded = async (code: string, to: string, decided: string[]) => {
    const { rows } = await sql<{ status: string }>`select status from orders where code = ${code}`.execute(shop.deps.db);
    await new Promise((resolve) => setImmediate(resolve));
    if (rows[0]?.status !== 'ORDERED') return;
    decided.push(`${code} ${to}`);
    await sql`update orders set status = ${to} where code = ${code}`.execute(shop.deps.db);
  };

  it('without its guard would end orders twice', async () => {
    const codes: string[] = [];
    for (let number = 0; number < 10; number++) codes.push((await order({ cookie: (await fill()).cookie })).body.orders[0]!.code);
    const decided: string[] = [];

    await Promise.all(codes.flatMap((code) => [unguarded(code, 'EXPIRED', decided), unguarded(code, 'paid', decided)]));
    await sql`update orders set status = 'EXPIRED' where code = any(${codes})`.execute(shop.deps.db);

    expect(decided.length).toBeGreaterThan(codes.length);
  });

  it('ends each order once: paid with its places, or expired without', async () => {
    const orders: Order[] = [];
    for (let number = 0; number < 12; number++) orders.push((await order({ cookie: (await fill()).cookie })).body.orders[0]!);
    shop.clock.pass(29);
    const tokens = await Promise.all(
      orders.map(() =>
        shop.post<{ cardToken: string }>('/sandbox/cards', {
          number: '4242 4242 4242 4242',
          expiry: '12/30',
          cvc: '123',
          holder: 'ADA LIM',
        }),
      ),
    );
    const pay = (one: Order, index: number) =>
      shop.post<{ status?: string }>(
        `/orders/${one.code}/payments?key=${one.accessKey}`,
        { method: 'card', expected: one.total, cardToken: tokens[index]?.body.cardToken },
        { idempotencyKey: randomUUID() },
      );

    const paying = orders.map(pay);
    shop.clock.pass(1);
    const [answers] = await Promise.all([Promise.all(paying), expireOrders(shop.deps), expireOrders(shop.deps)]);
    await expireOrders(shop.deps);
    const codes = orders.map(({ code }) => code);
    const { rows } = await sql<{
      status: string;
      hold: string;
    }>`select o.status, h.status as hold from orders o join order_lines l on l.order_id = o.id
      join holds h on h.id = l.hold_id where o.code = any(${codes})`.execute(shop.deps.db);

    const paid = answers.filter(({ body }) => body.status === 'success').length;
    expect(rows.filter(({ status, hold }) => status === 'paid' && hold === 'BOOKED')).toHaveLength(paid);
    expect(rows.filter(({ status, hold }) => status === 'EXPIRED' && hold === 'EXPIRED')).toHaveLength(orders.length - paid);
  });
});
