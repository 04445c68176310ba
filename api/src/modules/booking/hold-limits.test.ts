import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Cart, Hold, Order, Payment, PlacedOrders } from '@straits/api-contract';
import { mailsTo } from '../../mail/read-mails.fixture';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { seedAgent } from '../../testing/seed-wallet';
import { startTestApp, type Ask, type TestApp } from '../../testing/test-app';
import { ofAnotherNetwork } from '../../testing/visitor-address';
import { meetAfter } from '../../testing/meet-after';
import { withoutLocks } from '../../testing/without-locks';
import { expireHolds } from './expire-holds';
import { expireOrders } from './expire-orders';
import { agencyPlaces, HOLD_LIMITS, networkPlaces, RENEWALS, RENEWED_HOURS, visitorPlaces } from './hold-limits.rules';

const adults = (maxQuantity: number) => ({
  ...{ id: 'adult', type: 'ADULT' as const, name: { en: 'Adult' }, price: 4_000, netPrice: 3_000 },
  maxQuantity,
});

type Said<T> = T & { code?: string };

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 400 } }] });
});
afterEach(() => shop.close());

const day = (index: number) => new Date(Date.UTC(2026, 11, 10 + index)).toISOString().slice(0, 10);
const choice = (adults: number, localDate = day(0)) => ({
  ...{ productId: 'river-zoo', optionId: 'river-zoo-day', localDate },
  units: [{ unitId: 'adult', quantity: adults }],
});
const add = (adults: number, localDate = day(0), ask: Ask = {}) =>
  shop.post<Said<Cart>>('/cart/lines', choice(adults, localDate), { idempotencyKey: randomUUID(), ...ask });
const heldOf = async (localDate?: string) => {
  const { rows } = await sql<{ held: number }>`select coalesce(sum(held), 0)::int as held from inventory
    where ${localDate ?? null}::date is null or local_date = ${localDate ?? null}::date`.execute(shop.deps.db);
  return rows[0]?.held;
};
const order = (cookie: string | undefined, amount: number, ask: Ask = {}) =>
  shop.post<Said<PlacedOrders>>(
    '/orders',
    {
      contact: { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' },
      passengers: [],
      expected: [{ amount, currency: 'SGD' }],
      acceptTerms: true,
    },
    { cookie, idempotencyKey: randomUUID(), ...ask },
  );

describe('how many places', () => {
  it('one network keeps of a day by any number of carts, and another network finds the rest', async () => {
    for (let cart = 0; cart < 20; cart += 1) await add(20);

    expect(await heldOf()).toBe(networkPlaces(400));
    expect((await add(20)).body.code).toBe('network_places_limited');
    expect((await add(20, day(0), ofAnotherNetwork())).status).toBe(200);
  });

  it('one cart keeps over any number of days', async () => {
    const { cookie } = await add(20);
    for (let index = 1; index < 28; index += 1) await add(20, day(index), { cookie, ...ofAnotherNetwork() });

    const { body } = await add(1, day(0), { cookie });

    expect(await heldOf()).toBe(HOLD_LIMITS.cart);
    expect(body.code).toBe('places_limited');
  });

  it('one visitor keeps by a cart and by orders that nobody pays', async () => {
    const { cookie } = await add(30);
    let placed = await order(cookie, 30 * 4_000);
    for (let index = 1; placed.status === 200 && index < 9; index += 1) {
      await add(30, day(index), { cookie, ...ofAnotherNetwork() });
      placed = await order(cookie, 30 * 4_000);
    }

    expect(placed.body.code).toBe('cart_empty');
    expect(await heldOf()).toBe(HOLD_LIMITS.visitor);
  });

  it('is not counted for what is paid', async () => {
    const { cookie } = await add(30);
    const { body } = await order(cookie, 30 * 4_000);
    const placed = body.orders[0]!;
    const card = await shop.post<{ cardToken: string }>('/sandbox/cards', {
      ...{ number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', holder: 'ADA LIM' },
    });
    await shop.post(
      `/orders/${placed.code}/payments?key=${placed.accessKey}`,
      { method: 'card', cardToken: card.body.cardToken, expected: placed.total },
      { idempotencyKey: randomUUID() },
    );

    expect((await add(30, day(0), { cookie })).status).toBe(200);
    const { rows } = await sql<{ network: string | null }>`select network from holds where status = 'BOOKED'`.execute(shop.deps.db);
    expect(rows).toEqual([{ network: null }]);
  });

  it('leaves an agency room for a group', async () => {
    const { token } = await seedUser(shop.deps, { agency: { name: 'Merlion Travel' } });
    for (let index = 0; index < 9; index += 1) expect((await add(30, day(index), { token })).status).toBe(200);

    expect(await heldOf()).toBe(270);
  });

  it('is not counted for what an agency has reserved on its credit, until that is given back', async () => {
    const limit = agencyPlaces(100);
    await seedProduct(shop.deps, { id: 'bird-park', options: [{ maxUnits: 90, units: [adults(90)], inventory: { capacity: 100 } }] });
    const { token } = await seedAgent(shop.deps, { creditMinor: 100_000_000 });
    const group = (count: number) => {
      const units = [{ unitId: 'adult', quantity: count }];
      const line = { productId: 'bird-park', optionId: 'bird-park-day', localDate: day(0), units };
      return shop.post<Said<Cart>>('/cart/lines', line, { token, idempotencyKey: randomUUID() });
    };
    const { body: cart } = await group(limit);
    const placed = await order(undefined, cart.total[0]!.charge.amount, { token });
    const { code, total } = placed.body.orders[0]!;

    const before = await group(1);
    const reserved = await shop.post(`/wallet/reservations`, { orderCode: code, expected: total }, { token, idempotencyKey: randomUUID() });
    const during = await group(20);
    await shop.delete(`/wallet/reservations/${code}`, { token });
    const after = await group(1);

    expect([before.body.code, reserved.status, during.status, after.body.code]).toEqual(['places_limited', 200, 200, 'places_limited']);
  });

  it('writes down no address', async () => {
    await add(1, day(0), { headers: { 'x-forwarded-for': '203.0.113.77' } });

    const { rows } = await sql<{ row: string }>`select to_jsonb(holds)::text as row from holds`.execute(shop.deps.db);
    expect(rows[0]?.row).toMatch(/"network": "[\w-]{43}"/);
    expect(rows[0]?.row).not.toContain('203.0.113');
  });

  /** So many at once, from one network: with the lock off they look before any of the others has written. */
  const CALLERS = 40;
  const addAtOnce = async () => {
    const answers = await Promise.all(Array.from({ length: CALLERS }, () => add(20)));
    return answers.filter(({ status }) => status === 200).length * 20;
  };

  it('is a real race: with the lock off, two who have counted before either has written keep more than the limit', async () => {
    for (let index = 0; index < HOLD_LIMITS.network / 20 - 1; index += 1) await add(20, day(index));
    const { transaction } = shop.deps.db;
    const meeting = meetAfter(/as agency\s+from holds h join hold_places p/, 2);
    jest.spyOn(shop.deps.db, 'transaction').mockImplementation(function (this: typeof shop.deps.db) {
      return transaction.call(this.withPlugin(withoutLocks).withPlugin(meeting));
    });
    // A row of stock is a lock of its own: each caller takes another day's.
    const answers = await Promise.all([26, 27].map((index) => add(20, day(index))));

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await heldOf()).toBe(HOLD_LIMITS.network + 20);
  });

  it('never exceeds a limit, whoever is first', async () => {
    expect(await addAtOnce()).toBe(networkPlaces(400));
    await Promise.all(Array.from({ length: CALLERS }, (_, index) => add(20, day(1 + (index % 27)))));
    expect(await heldOf()).toBe(HOLD_LIMITS.network);
  });
});

it.each([
  [1, 9],
  [12, 9],
  [30, 15],
  [400, 30],
])('of %i places one visitor keeps at most %i', (capacity, most) => {
  expect(visitorPlaces(capacity)).toBe(most);
  expect(networkPlaces(capacity)).toBeGreaterThanOrEqual(most);
});

describe('renewals belong to the visitor and the places', () => {
  const heldNow = (cart: Cart) => cart.lines[0]!.hold!;
  const extend = (cart: Cart, cookie: string | undefined) => shop.post<Said<Hold>>(`/holds/${heldNow(cart).id}/extend`, {}, { cookie });

  it.each([
    [
      'removed and added again',
      async (cart: Cart, cookie: string | undefined) => {
        await shop.delete(`/cart/lines/${cart.lines[0]?.id}`, { cookie });
        return (await add(2, day(0), { cookie })).body;
      },
    ],
    [
      'changed in number',
      async (cart: Cart, cookie: string | undefined) =>
        (await shop.put<Cart>(`/cart/lines/${cart.lines[0]?.id}`, choice(3), { cookie })).body,
    ],
    [
      'held again',
      async (cart: Cart, cookie: string | undefined) =>
        (await shop.post<Cart>(`/cart/lines/${cart.lines[0]?.id}/hold`, {}, { cookie })).body,
    ],
  ])('when they are %s', async (_, act) => {
    const { body: cart, cookie } = await add(2);
    const { body: renewed } = await extend(cart, cookie);
    shop.clock.pass(5);

    const after = heldNow(await act(cart, cookie));

    expect(after).toMatchObject({ renewalsLeft: RENEWALS - 1, expiresAt: renewed.expiresAt });
  });

  it('so a hold ends, and begins anew a day later', async () => {
    const { body: cart, cookie } = await add(2);
    const lineId = cart.lines[0]!.id;
    const again = () => shop.post<Said<Cart>>(`/cart/lines/${lineId}/hold`, {}, { cookie });
    for (let time = 0; time < RENEWALS; time += 1) {
      shop.clock.pass(26);
      await expireHolds(shop.deps);
      expect((await again()).status).toBe(200);
    }
    shop.clock.pass(26);
    await expireHolds(shop.deps);

    expect((await again()).body.code).toBe('hold_used_up');
    expect((await add(1, day(0), { cookie })).body.code).toBe('hold_used_up');
    expect(await heldOf()).toBe(0);
    shop.clock.pass(RENEWED_HOURS * 60);
    expect((await again()).status).toBe(200);
  });

  it('and an order that nobody paid uses some of them up', async () => {
    const { cookie } = await add(2);
    await order(cookie, 8_000);
    shop.clock.pass(31);
    await expireOrders(shop.deps);

    const { body } = await add(2, day(0), { cookie });

    expect(heldNow(body).renewalsLeft).toBe(RENEWALS - 4);
  });
});

describe('a proof that staff do not answer', () => {
  const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  async function claimed(ask: Ask = {}): Promise<Order> {
    const { cookie } = await add(2, day(0), ask);
    const { body } = await order(cookie, 8_000, ask);
    const placed = body.orders[0]!;
    const key = placed.accessKey ? `?key=${placed.accessKey}` : '';
    const { body: payment } = await shop.post<Payment>(
      `/orders/${placed.code}/payments${key}`,
      { method: 'bank_transfer', expected: placed.total },
      { idempotencyKey: randomUUID(), ...ask },
    );
    const form = Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="File"; filename="p.png"\r\ncontent-type: image/png\r\n\r\n'),
      Buffer.from(PNG, 'base64'),
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    await shop.post(`/payments/${payment.id}/proof${key}`, form, { ...ask, headers });
    await shop.post(`/payments/${payment.id}/paid${key}`, {}, ask);
    return placed;
  }
  const statusOf = async ({ code }: Order) => {
    const { rows } = await sql<{ status: string; stuck: string | null }>`
      select status, stuck_reason as stuck from orders where code = ${code}`.execute(shop.deps.db);
    return rows[0];
  };

  it('keeps a guest’s places for two working hours, then says so in a mail and shows staff that money may come', async () => {
    const placed = await claimed();
    shop.clock.pass(119);
    await expireOrders(shop.deps);
    const before = await statusOf(placed);

    shop.clock.pass(2);
    await expireOrders(shop.deps);

    expect(before?.status).toBe('VERIFYING');
    expect(await statusOf(placed)).toEqual({ status: 'EXPIRED', stuck: 'money_unclear' });
    expect(await heldOf()).toBe(0);
    expect((await mailsTo(shop.deps, 'ada@straits.test')).at(-1)?.subject).toContain('could not confirm your payment in time');
  });

  it('keeps a customer’s places over a weekend', async () => {
    const { token } = await seedUser(shop.deps);
    const placed = await claimed({ token });

    shop.clock.pass(6 * 24 * 60);
    await expireOrders(shop.deps);

    expect((await statusOf(placed))?.status).toBe('VERIFYING');
  });
});
