import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type {
  ApiError,
  Cart,
  CreditFile,
  CreditForecast,
  Order,
  Payment,
  PlacedOrders,
  ReservationList,
  SubAgentList,
  Wallet,
  WalletStatement,
} from '@straits/api-contract';
import { seedProduct } from '../../../testing/seed-product';
import { seedUser } from '../../../testing/seed-shop';
import { seedAgent, seedMoney, seedTerms } from '../../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { expireOrders } from '../../booking/expire-orders';
import { freeEndedReservations } from './reserve-order';

let shop: TestApp;
let staff: string;
beforeAll(async () => {
  shop = await startTestApp();
  staff = (await seedUser(shop.deps, { isStaff: true })).token;
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 5000 } }] });
});
afterAll(() => shop.close());
afterEach(() => shop.clock.set('2026-12-01T02:00:00Z'));

const PRICE = 4_000;
const sgd = (amount: number) => ({ amount, currency: 'SGD' });
async function placeOrder(token: string, localDate = '2027-01-20', quantity = 1): Promise<Order> {
  const ask = () => ({ token, idempotencyKey: randomUUID() });
  const choice = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate, units: [{ unitId: 'adult', quantity }] };
  await shop.post<Cart>('/cart/lines', choice, ask());
  const contact = { name: 'Ada Lim', email: 'agent@agency.test', phone: '+65 6123 4567' };
  const placed = { contact, passengers: [], expected: [sgd(PRICE * quantity)], acceptTerms: true };
  return (await shop.post<PlacedOrders>('/orders', placed, ask())).body.orders[0]!;
}
const pay = (token: string, { code, total }: Order) =>
  shop.post<Payment & ApiError>(`/orders/${code}/payments`, { method: 'wallet', expected: total }, { token, idempotencyKey: randomUUID() });
const reserve = (token: string, { code, total }: Order) =>
  shop.post<ReservationList & ApiError>(
    '/wallet/reservations',
    { orderCode: code, expected: total },
    { token, idempotencyKey: randomUUID() },
  );
const walletOf = async (token: string) => (await shop.get<Wallet>('/wallet', { token })).body;
const orderOf = async (token: string, { code }: Order) => (await shop.get<Order>(`/orders/${code}`, { token })).body;

describe('an order reserved on credit', () => {
  it('is kept with its credit, and paid later from what was kept', async () => {
    const { token } = await seedAgent(shop.deps, { creditMinor: 10_000, toppedUp: 50_000 });
    const order = await placeOrder(token);

    const reserved = await reserve(token, order);
    const before = await walletOf(token);
    shop.clock.pass(10 * 24 * 60);
    const paid = await pay(token, order);

    expect(reserved.body.items).toMatchObject([{ orderCode: order.code, amount: sgd(PRICE), payBy: '2026-12-15T15:59:59.000Z' }]);
    expect(before).toMatchObject({ reserved: sgd(PRICE), availableCredit: sgd(6_000), outstandingBalance: sgd(0) });
    expect(paid.body.status).toBe('success');
    expect(await walletOf(token)).toMatchObject({
      availableBalance: sgd(50_000),
      reserved: sgd(0),
      outstandingBalance: sgd(PRICE),
      nextDueDate: '2027-01-14',
    });
  });

  it('is reserved once, however often and however many at once', async () => {
    const { token } = await seedAgent(shop.deps, { creditMinor: 10_000 });
    const order = await placeOrder(token);

    await Promise.all(Array.from({ length: 5 }, () => reserve(token, order)));

    expect((await walletOf(token)).reserved).toEqual(sgd(PRICE));
  });

  it('ends when nobody pays it, and its credit is free again', async () => {
    const { token } = await seedAgent(shop.deps, { creditMinor: 10_000 });
    const order = await placeOrder(token);
    await reserve(token, order);
    shop.clock.set('2026-12-15T16:00:00Z');

    await expireOrders(shop.deps);
    await freeEndedReservations(shop.deps);

    expect((await orderOf(token, order)).status).toBe('EXPIRED');
    expect(await walletOf(token)).toMatchObject({ reserved: sgd(0), availableCredit: sgd(10_000) });
  });

  it('can be given back, and paid otherwise for a while', async () => {
    const { token } = await seedAgent(shop.deps, { creditMinor: 10_000, toppedUp: PRICE });
    const order = await placeOrder(token);
    await reserve(token, order);

    const released = await shop.delete<ReservationList>(`/wallet/reservations/${order.code}`, { token });

    expect(released.body.items).toEqual([]);
    expect((await orderOf(token, order)).expiresAt).toBe('2026-12-01T02:30:00.000Z');
    expect((await pay(token, order)).body.status).toBe('success');
    expect(await walletOf(token)).toMatchObject({ availableBalance: sgd(0), outstandingBalance: sgd(0) });
  });

  it('is refused too near to the visit, without terms, beyond the limit, and for others', async () => {
    const [{ token, agencyId }, other, viewer] = [
      await seedAgent(shop.deps, { creditMinor: PRICE }),
      await seedAgent(shop.deps, { creditMinor: PRICE }),
      await seedAgent(shop.deps, { role: 'viewer' }),
    ];
    const [near, far, large] = [await placeOrder(token, '2026-12-02'), await placeOrder(token), await placeOrder(token, '2027-01-20', 2)];

    expect((await reserve(token, near)).body.code).toBe('reservation_refused');
    expect((await reserve(token, large)).body.code).toBe('wallet_insufficient');
    expect((await reserve(other.token, far)).status).toBe(404);
    expect((await reserve(viewer.token, far)).body.code).toBe('wallet_role_refused');
    await seedTerms(shop.deps, agencyId, { limitMinor: PRICE, reserveDays: 0 });
    expect((await reserve(token, far)).body.code).toBe('reservation_refused');
    expect((await walletOf(token)).reserved).toEqual(sgd(0));
  });
});

describe('credit that is overdue', () => {
  it('is blocked until it is settled, and balance still pays', async () => {
    const { token, agencyId } = await seedAgent(shop.deps);
    await seedTerms(shop.deps, agencyId, { limitMinor: 50_000, days: 14 });
    await pay(token, await placeOrder(token));
    shop.clock.set('2026-12-16T02:00:00Z');
    const order = await placeOrder(token);

    const blocked = await pay(token, order);
    const wallet = await walletOf(token);
    await seedMoney(shop.deps, agencyId, { amountMinor: PRICE + 1 });

    expect(blocked.body.code).toBe('credit_overdue');
    expect(wallet).toMatchObject({ overdueBalance: sgd(PRICE), isBlocked: true, availableLimit: sgd(0) });
    expect(await walletOf(token)).toMatchObject({ overdueBalance: sgd(0), isBlocked: false, availableBalance: sgd(1) });
    expect((await pay(token, order)).body.status).toBe('success');
  });

  it('is not blocked where staff decided so', async () => {
    const { token, agencyId } = await seedAgent(shop.deps);
    await seedTerms(shop.deps, agencyId, { limitMinor: 50_000, days: 1, blockWhenOverdue: false });
    await pay(token, await placeOrder(token));
    shop.clock.pass(5 * 24 * 60);

    expect((await pay(token, await placeOrder(token))).body.status).toBe('success');
  });
});

describe('the forecast', () => {
  it('goes up when credit falls due, and names what it waits for', async () => {
    const { token } = await seedAgent(shop.deps, { creditMinor: 20_000 });
    await pay(token, await placeOrder(token));
    await reserve(token, await placeOrder(token));
    const unpaid = await placeOrder(token);

    const { body } = await shop.get<CreditForecast>('/wallet/credit/forecast', { token });

    const on = (date: string) => body.days.find((day) => day.date === date)?.available.amount;
    expect([body.days.length, on('2026-12-01'), on('2026-12-30'), on('2026-12-31')]).toEqual([61, 12_000, 12_000, 16_000]);
    expect(body.days[0]).toEqual({ date: '2026-12-01', available: sgd(12_000), withOrders: sgd(8_000) });
    expect(body.events.map(({ date, kind, amount }) => [date, kind, amount.amount])).toEqual([
      [unpaid.expiresAt?.slice(0, 10), 'unpaid', PRICE],
      ['2026-12-15', 'reserved_until', PRICE],
      ['2026-12-31', 'due', PRICE],
    ]);
  });
});

const TERMS = { limitMinor: 30_000, days: 14, statementDay: 5, reminderDays: [3], blockWhenOverdue: true, reserveDays: 7 };
const setCredit = (agencyId: string, change: object, token = staff) =>
  shop.put<CreditFile & ApiError>(`/staff/agencies/${agencyId}/credit`, { ...TERMS, reason: 'Good payer', ...change }, { token });

describe('staff', () => {
  it('sets terms, and who did so, when and why is kept', async () => {
    const { agencyId, token } = await seedAgent(shop.deps);

    await setCredit(agencyId, {});
    const { body } = await setCredit(agencyId, { limitMinor: 10_000, reason: 'Late twice' });

    expect(body.terms).toEqual({ ...TERMS, limitMinor: 10_000 });
    expect(
      body.history.map(({ reason, before, after }) => [reason, (before as typeof TERMS).limitMinor, (after as typeof TERMS).limitMinor]),
    ).toEqual([
      ['Late twice', 30_000, 10_000],
      ['Good payer', 0, 30_000],
    ]);
    expect(body.history[0]?.actor).toMatch(/^staff:/);
    expect((await walletOf(token)).creditLimit).toEqual(sgd(10_000));
  });

  it('is alone in that', async () => {
    const { agencyId, token } = await seedAgent(shop.deps);

    expect((await setCredit(agencyId, {}, token)).status).toBe(404);
    expect((await shop.get(`/staff/agencies/${agencyId}/credit`, { token })).status).toBe(404);
  });

  it.each([{ limitMinor: -1 }, { limitMinor: 10 ** 15 }, { days: 181 }, { statementDay: 0 }, { reason: '' }])(
    'cannot set %j',
    async (change) => {
      const { agencyId } = await seedAgent(shop.deps);

      expect((await setCredit(agencyId, change)).body.code).toBe('request_malformed');
    },
  );
});

describe('sub-agents', () => {
  const setParent = (agencyId: string, parentId: string | null) =>
    shop.put<CreditFile & ApiError>(`/staff/agencies/${agencyId}/parent`, { parentId, reason: 'Joined' }, { token: staff });
  /** Head, branch under it, shop under that; each with its own limit. */
  async function tree(limits: [number, number, number]) {
    const [head, branch, last] = [
      await seedAgent(shop.deps, { creditMinor: limits[0] }),
      await seedAgent(shop.deps, { creditMinor: limits[1] }),
      await seedAgent(shop.deps, { creditMinor: limits[2] }),
    ];
    await setParent(branch.agencyId, head.agencyId);
    await setParent(last.agencyId, branch.agencyId);
    return { head, branch, last };
  }

  it.each([
    ['its own', [50_000, 50_000, 3_999]],
    ['the agency above', [50_000, 3_999, 50_000]],
    ['the one above that', [3_999, 50_000, 50_000]],
  ] as [string, [number, number, number]][])('spend within the limit of %s', async (_case, limits) => {
    const { last } = await tree(limits);

    expect((await pay(last.token, await placeOrder(last.token))).body.code).toBe('wallet_insufficient');
    expect((await walletOf(last.token)).availableLimit).toEqual(sgd(3_999));
  });

  it('count against all above until it is paid back', async () => {
    const { head, branch, last } = await tree([20_000, 20_000, 20_000]);
    await pay(last.token, await placeOrder(last.token));
    await reserve(branch.token, await placeOrder(branch.token));

    const [used, list] = [await walletOf(head.token), (await shop.get<SubAgentList>('/wallet/sub-agents', { token: head.token })).body];
    await seedMoney(shop.deps, last.agencyId, { amountMinor: 10_000 });

    expect(used).toMatchObject({ subAgents: sgd(8_000), availableCredit: sgd(12_000), outstandingBalance: sgd(0) });
    expect(list.items).toMatchObject([{ agencyId: branch.agencyId, creditLimit: sgd(20_000), outstanding: sgd(0), reserved: sgd(PRICE) }]);
    expect((await walletOf(head.token)).subAgents).toEqual(sgd(PRICE));
    expect((await walletOf(branch.token)).subAgents).toEqual(sgd(0));
  });

  it('have statements that those above can read, and nobody else', async () => {
    const { head, branch, last } = await tree([20_000, 20_000, 20_000]);
    const stranger = await seedAgent(shop.deps, { creditMinor: 1_000 });
    await pay(last.token, await placeOrder(last.token));
    const read = (token: string, agencyId: string, file = '') =>
      shop.get<WalletStatement & string>(`/wallet/statement${file}?month=2026-12&side=credit&agency=${agencyId}`, { token });

    for (const { token } of [head, branch, last])
      expect((await read(token, last.agencyId)).body).toMatchObject({ count: 1, debits: sgd(PRICE) });
    expect((await read(head.token, last.agencyId, '.csv')).body).toContain('40.00');
    expect((await read(head.token, last.agencyId, '.pdf')).status).toBe(200);
    for (const file of ['', '.csv', '.pdf'])
      for (const [{ token }, { agencyId }] of [
        [last, head],
        [branch, head],
        [stranger, last],
        [head, stranger],
      ] as const)
        expect((await read(token, agencyId, file)).status).toBe(404);
  });

  it('never pass the limit above together, whatever comes at once', async () => {
    const { head, branch, last } = await tree([20_000, 100_000, 100_000]);
    const people = [head, branch, last];
    const orders = [];
    for (let number = 0; number < 15; number++)
      orders.push({ by: people[number % 3]!, order: await placeOrder(people[number % 3]!.token) });

    const answers = await Promise.all(orders.map(({ by, order }) => pay(by.token, order)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'wallet_insufficient')).toHaveLength(10);
    expect((await walletOf(head.token)).availableLimit).toEqual(sgd(0));
  }, 60_000);

  it('take what they use with them when they move', async () => {
    const { head, last, branch } = await tree([20_000, 20_000, 20_000]);
    const other = await seedAgent(shop.deps, { creditMinor: 20_000 });
    await pay(last.token, await placeOrder(last.token));

    await setParent(last.agencyId, other.agencyId);

    expect([
      (await walletOf(head.token)).subAgents,
      (await walletOf(branch.token)).subAgents,
      (await walletOf(other.token)).subAgents,
    ]).toEqual([sgd(0), sgd(0), sgd(PRICE)]);
  });

  it('are not put in a circle, nor where the limit does not reach for what they use', async () => {
    const { head, branch, last } = await tree([20_000, 20_000, 20_000]);
    const poor = await seedAgent(shop.deps, { creditMinor: PRICE - 1 });
    await pay(last.token, await placeOrder(last.token));

    expect((await setParent(head.agencyId, last.agencyId)).body.code).toBe('credit_terms_refused');
    expect((await setParent(branch.agencyId, branch.agencyId)).body.code).toBe('credit_terms_refused');
    expect((await setParent(last.agencyId, poor.agencyId)).body.code).toBe('wallet_insufficient');
    await expect(sql`update agencies set parent_id = ${last.agencyId} where id = ${head.agencyId}`.execute(shop.deps.db)).rejects.toThrow(
      'under itself',
    );
  });
});
