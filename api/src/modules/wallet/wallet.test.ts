import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Cart, Order, Payment, PlacedOrders, Wallet, WalletStatement } from '@straits/api-contract';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { seedAgent, seedMoney } from '../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 500 } }] });
});
afterAll(() => shop.close());

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const PRICE = 4_000;

const agent = (given: Parameters<typeof seedAgent>[1] = {}) => seedAgent(shop.deps, given);
const topUp = (agencyId: string, amountMinor: number, at?: Date) => seedMoney(shop.deps, agencyId, { amountMinor, at });

async function placeOrder(token: string): Promise<Order> {
  const ask = () => ({ token, idempotencyKey: randomUUID() });
  const choice = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: '2026-12-20', units: [{ unitId: 'adult', quantity: 1 }] };
  await shop.post<Cart>('/cart/lines', choice, ask());
  const contact = { name: 'Ada Lim', email: 'agent@agency.test', phone: '+65 6123 4567' };
  const { body } = await shop.post<PlacedOrders>('/orders', { contact, passengers: [], expected: [sgd(PRICE)], acceptTerms: true }, ask());
  return body.orders[0]!;
}
const pay = (token: string, { code }: Order, idempotencyKey: string = randomUUID()) =>
  shop.post<Payment & { code?: string }>(`/orders/${code}/payments`, { method: 'wallet', expected: sgd(PRICE) }, { token, idempotencyKey });
const walletOf = async (token: string) => (await shop.get<Wallet>('/wallet', { token })).body;
const statementOf = async (token: string, month: string, side = 'wallet') =>
  (await shop.get<WalletStatement>(`/wallet/statement?month=${month}&side=${side}`, { token })).body;

describe('GET /wallet', () => {
  it('shows an agent the balance and what can be spent', async () => {
    const { token } = await agent({ toppedUp: 50_000, creditMinor: 20_000 });

    expect(await walletOf(token)).toEqual({
      currency: 'SGD',
      agencyName: 'Kampong Tours',
      availableBalance: sgd(50_000),
      balances: [{ currency: 'SGD', available: sgd(50_000), incoming: sgd(0), rate: null, rateAt: null, value: null }],
      creditLimit: sgd(20_000),
      availableCredit: sgd(20_000),
      outstandingBalance: sgd(0),
      overdueBalance: sgd(0),
      reserved: sgd(0),
      subAgents: sgd(0),
      availableLimit: sgd(70_000),
      nextDueDate: null,
      creditDays: 30,
      isBlocked: false,
      mayMove: true,
      mayAudit: true,
      topUpMethods: ['paynow', 'bank_transfer', 'card'],
    });
  });

  it('shows what is owed, and when it falls due', async () => {
    const { token } = await agent({ toppedUp: 1_000, creditMinor: 20_000 });
    await pay(token, await placeOrder(token));

    expect(await walletOf(token)).toMatchObject({
      availableBalance: sgd(0),
      outstandingBalance: sgd(3_000),
      availableLimit: sgd(17_000),
      nextDueDate: '2026-12-31',
    });
  });

  it('is one for all agents of an agency, and not there for anybody else', async () => {
    const { token, agencyId } = await agent({ toppedUp: 70_000 });
    const colleague = await seedUser(shop.deps, { agency: { id: agencyId }, role: 'viewer' });
    const [other, consumer] = [await agent(), await seedUser(shop.deps)];

    expect((await walletOf(colleague.token)).availableBalance).toEqual(sgd(70_000));
    for (const path of ['/wallet/statement?month=2026-12', '/wallet/statement.csv?month=2026-12', '/wallet/sub-agents'])
      expect(await shop.get(path, { token: colleague.token })).toMatchObject({ status: 403, body: { code: 'wallet_admin_only' } });
    expect((await walletOf(other.token)).availableBalance).toEqual(sgd(0));
    expect((await walletOf(token)).availableBalance).toEqual(sgd(70_000));
    for (const path of ['/wallet', '/wallet/statement?month=2026-12']) {
      expect(await shop.get(path, { token: consumer.token })).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(await shop.get(path)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
  });

  it('is not there for an agency that waits for approval', async () => {
    const { token, agencyId } = await agent({ toppedUp: 70_000 });
    await sql`update agencies set approved_at = null where id = ${agencyId}`.execute(shop.deps.db);

    expect((await shop.get('/wallet', { token })).status).toBe(404);
  });
});

describe('GET /wallet/statement', () => {
  it("goes from the month's opening to its closing, in Singapore's time", async () => {
    const { token, agencyId } = await agent();
    // The last moment of October and the first of November in Singapore are both on 31 October in UTC.
    await topUp(agencyId, 10_000, new Date('2026-10-31T15:59:59Z'));
    await topUp(agencyId, 5_000, new Date('2026-10-31T16:00:00Z'));
    const order = await placeOrder(token);
    await pay(token, order);

    const [october, november, december] = [
      await statementOf(token, '2026-10'),
      await statementOf(token, '2026-11'),
      await statementOf(token, '2026-12'),
    ];

    expect(october).toMatchObject({ opening: sgd(0), closing: sgd(10_000) });
    expect(november).toMatchObject({
      opening: sgd(10_000),
      closing: sgd(15_000),
      entries: [{ description: 'Top-up', credit: sgd(5_000), debit: null, balance: sgd(15_000), status: 'POSTED' }],
    });
    expect(december).toMatchObject({
      opening: sgd(15_000),
      closing: sgd(11_000),
      entries: [{ kind: 'spend', orderCode: order.code, credit: null, debit: sgd(PRICE), balance: sgd(11_000) }],
    });
  });

  it.each(['', '2026-13', '2026-1', 'november'])('refuses the month %j', async (month) => {
    const { token } = await agent();

    expect((await shop.get(`/wallet/statement?month=${month}`, { token })).status).toBe(400);
  });
});

describe('paying from the wallet', () => {
  it('issues the tickets at once', async () => {
    const { token } = await agent({ toppedUp: 10_000 });
    const order = await placeOrder(token);

    const paid = await pay(token, order);
    const { body } = await shop.get<Order>(`/orders/${order.code}`, { token });

    expect(paid.body).toMatchObject({ method: 'wallet', status: 'success', amount: sgd(PRICE) });
    expect(body).toMatchObject({ status: 'paid', paymentMethod: 'wallet', documents: { ticket: true } });
    expect((await walletOf(token)).availableBalance).toEqual(sgd(6_000));
  });

  it('is refused when balance and credit do not reach, and the order still waits', async () => {
    const { token } = await agent({ toppedUp: 1_000, creditMinor: 2_999 });
    const order = await placeOrder(token);

    const refused = await pay(token, order);
    const { body } = await shop.get<Order>(`/orders/${order.code}`, { token });

    expect(refused).toMatchObject({ status: 409, body: { code: 'wallet_insufficient' } });
    expect(body.status).toBe('ORDERED');
    expect((await walletOf(token)).availableLimit).toEqual(sgd(3_999));
  });

  it('is for agents only', async () => {
    const { token } = await seedUser(shop.deps);

    expect((await pay(token, await placeOrder(token))).body.code).toBe('payment_method_unavailable');
  });

  it('takes the money once, however often it is sent', async () => {
    const { token } = await agent({ toppedUp: 100_000 });
    const [order, key] = [await placeOrder(token), randomUUID()];

    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(token, order, key)));

    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await walletOf(token)).availableBalance).toEqual(sgd(96_000));
  });

  it('never goes past the limit, whatever comes at once', async () => {
    const { token } = await agent({ toppedUp: 30_000, creditMinor: 10_000 });
    const orders = [];
    for (let number = 0; number < 50; number++) orders.push(await placeOrder(token));

    const answers = await Promise.all(orders.map((order) => pay(token, order)));

    const paid = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ body }) => body.code === 'wallet_insufficient');
    const [ofWallet, ofCredit] = [await statementOf(token, '2026-12'), await statementOf(token, '2026-12', 'credit')];
    expect([paid.length, refused.length]).toEqual([10, 40]);
    expect(await walletOf(token)).toMatchObject({ availableLimit: sgd(0), outstandingBalance: sgd(10_000) });
    expect([ofWallet.debits, ofWallet.closing, ofCredit.closing]).toEqual([sgd(30_000), sgd(0), sgd(-10_000)]);
  }, 60_000);
});
