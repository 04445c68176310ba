import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type {
  BankReport,
  Cart,
  CancelQuote,
  NotificationPage,
  OpenBalances,
  Order,
  OrderPage,
  Payment,
  PlacedOrders,
  SpendingLimits,
  StuckOrders,
} from '@straits/api-contract';
import type { Trx } from '../../../database/connection';
import { Refusal } from '../../../http/refusal';
import { mailsTo } from '../../../mail/read-mails.fixture';
import { countWaiting } from '../../../testing/count-waiting.sql';
import { emptyBooking } from '../../../testing/empty-booking';
import { seedCardToken } from '../../../testing/pay-order';
import { seedProduct, seedProducts } from '../../../testing/seed-product';
import { seedUser, type SeededUser } from '../../../testing/seed-shop';
import { packageInput } from '../../../testing/seed-tours';
import { seedMoney } from '../../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { withoutLocks } from '../../../testing/without-locks';
import { findDisagreements } from '../../wallet/check/ledger-check.sql';
import { cancelOrder } from '../after-sale/cancel-order';
import { refundCard } from '../after-sale/refund.jobs';
import { applyOutcome } from '../charge-card';
import { expireOrders } from '../expire-orders';
import { startPayment } from '../start-payment';
import { remindNames } from '../travellers/remind-names';
import { endUnpaidBalance, endUnpaidBalances, remindBalances } from './balance-clock';

let shop: TestApp;
let staff: SeededUser;
let agent: SeededUser;
beforeAll(async () => {
  shop = await startTestApp();
  shop.clock.set(START);
  staff = await seedUser(shop.deps, { isStaff: true });
  agent = await seedUser(shop.deps, { agency: { name: 'Kampong Tours' } });
  const cancellation = [
    { hoursBefore: 720, refundPercent: 100 },
    { hoursBefore: 336, refundPercent: 90 },
  ];
  const deposit = { percent: 20, balanceDaysBefore: 30 };
  await seedProducts(shop.deps, [
    packageInput('isles', { cancellation, deposit }),
    packageInput('halves', { cancellation, deposit: { ...deposit, percent: 50 } }),
    packageInput('at-once', { cancellation }),
  ]);
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 50 } }] });
});
beforeEach(async () => {
  shop.clock.set(START);
  await emptyBooking(shop.deps, 'graphile_worker._private_jobs');
});
afterAll(() => shop.close());

/** Leaves in 40 days: two adults for 1,440.00, 288.00 now, 1,152.00 by 11 December, or it ends when the 14th is over in Singapore. */
const START = '2026-12-01T02:00:00Z';
const LEAVES = '2027-01-10';
const DUE = '2026-12-11';
const ENDS = '2026-12-14T16:00:00.000Z';
const [TOTAL, DEPOSIT, BALANCE] = [144_000, 28_800, 115_200];
const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const keyed = () => ({ idempotencyKey: randomUUID() });
const tour = (id = 'isles', localDate = LEAVES) => ({
  ...{ productId: id, optionId: `${id}-tour`, localDate },
  units: [{ unitId: 'adult', quantity: 2 }],
});
const CHOSEN = { now: sgd(DEPOSIT), balanceOn: DUE };

type Answered = { code?: string };
async function cartWith(lines: object[], token?: string) {
  let cookie: string | undefined;
  let cart: Cart | undefined;
  for (const line of lines) {
    const answer = await shop.post<Cart>('/cart/lines', line, { token, cookie, ...keyed() });
    cookie ??= answer.cookie;
    cart = answer.body;
  }
  return { cart: cart!, cookie, token };
}
const place = ({ cart, cookie, token }: Awaited<ReturnType<typeof cartWith>>, deposit?: object) => {
  const contact = { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' };
  const body = {
    contact,
    passengers: [],
    expected: cart.total.map(({ charge }) => charge),
    acceptTerms: true,
    ...answered,
    ...(deposit && { deposit }),
  };
  return shop.post<PlacedOrders & Answered>('/orders', body, { token, cookie, ...keyed() });
};
const answered = { insolvencyInsurance: 'declined', insuranceAcknowledged: true };
async function placed(token?: string): Promise<Order> {
  const { body, status } = await place(await cartWith([tour()], token), CHOSEN);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.orders[0]!;
}
const pathOf = (order: Order, path = '') => `/orders/${order.code}${path}${order.accessKey ? `?key=${order.accessKey}` : ''}`;
interface Paying {
  method?: 'card' | 'bank_transfer' | 'wallet';
  amount?: number;
  /** Which part the page shows; of another amount than the deposit it is the balance. */
  part?: 'deposit' | 'balance';
  token?: string;
  card?: string;
  key?: string;
}
async function pay(order: Order, { method = 'card', amount = DEPOSIT, part, token, card, key = randomUUID() }: Paying = {}) {
  const shown = { expected: sgd(amount), part: part ?? (amount === DEPOSIT ? 'deposit' : 'balance') };
  const body = { method, ...shown, ...(method === 'card' && { cardToken: await seedCardToken(shop, card) }) };
  return shop.post<Payment & Answered>(pathOf(order, '/payments'), body, { token, idempotencyKey: key });
}
const read = async (order: Order, token?: string) => (await shop.get<Order>(pathOf(order), { token })).body;
async function withDeposit(): Promise<Order> {
  const order = await placed();
  expect((await pay(order)).body.status).toBe('success');
  return read(order).then((view) => ({ ...view, accessKey: order.accessKey }));
}
const stock = async () => {
  const { rows } = await sql<{ held: number; sold: number }>`select held, sold from inventory where option_id = 'isles-tour'`.execute(
    shop.deps.db,
  );
  return rows;
};
const jobs = async (name: string) => {
  const { rows } = await sql<{ payload: Record<string, string> }>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${name} order by j.id`.execute(shop.deps.db);
  return rows.map(({ payload }) => payload);
};
const invoiceOf = async (order: Order) => {
  const url = `/travel/v1${pathOf(order, '/documents/invoice.pdf')}`;
  const { rawPayload } = await shop.app.inject({ url, headers: { host: 'tour.straits.test' } });
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: rawPayload }).toString();
};
const mails = async () => (await jobs('order_mail')).map(({ moment }) => moment);
const quote = async (order: Order) => (await shop.post<CancelQuote>(pathOf(order, '/cancel-quote'), {})).body;
const cancel = (order: Order, refund: number) =>
  shop.post<Order & Answered>(pathOf(order, '/cancel'), { reason: 'Somebody is ill', expectedRefund: sgd(refund) }, keyed());
const isSound = async () => expect(await findDisagreements(shop.deps.db)).toEqual([]);
const idOf = async ({ code }: Order) =>
  (await sql<{ id: string }>`select id from orders where code = ${code}`.execute(shop.deps.db)).rows[0]!.id;

describe('offering', () => {
  it('says in the cart what is paid now, what later and by when, and takes exactly that', async () => {
    const cart = await cartWith([tour()]);
    expect(cart.cart.deposit).toMatchObject({
      now: { charge: sgd(DEPOSIT) },
      balance: { charge: sgd(BALANCE) },
      balanceOn: DUE,
      endsAt: ENDS,
      back: { charge: sgd(14_400) },
    });

    for (const other of [
      { ...CHOSEN, now: sgd(1) },
      { ...CHOSEN, balanceOn: '2026-12-12' },
    ])
      expect((await place(cart, other)).body.code).toBe('price_changed');
    const order = (await place(cart, CHOSEN)).body.orders[0]!;

    expect(order).toMatchObject({
      status: 'ORDERED',
      total: sgd(TOTAL),
      plan: { deposit: sgd(DEPOSIT), due: sgd(DEPOSIT), balanceOn: DUE, payments: [] },
    });
    expect((await place(await cartWith([tour()]))).body.orders[0]).not.toHaveProperty('plan');
  });

  it('is not there beside something that is paid at once, nor once the balance date has come', async () => {
    const ticket = {
      productId: 'river-zoo',
      optionId: 'river-zoo-day',
      localDate: '2026-12-20',
      units: [{ unitId: 'adult', quantity: 1 }],
    };
    for (const lines of [[tour(), ticket], [tour('at-once')], [tour('isles', '2026-12-11')]])
      expect((await cartWith(lines)).cart).not.toHaveProperty('deposit');

    const cart = await cartWith([tour()]);
    shop.clock.set('2026-12-11T01:00:00Z');
    await sql`update holds set expires_at = '2026-12-12T00:00:00Z'`.execute(shop.deps.db);
    expect((await place(cart, CHOSEN)).body.code).toBe('price_changed');
  });
});

describe('paying', () => {
  it('keeps the places for a deposit, sells them with tickets for the balance, and papers say both', async () => {
    const order = await withDeposit();
    expect(order).toMatchObject({
      ...{ status: 'ORDERED', expiresAt: ENDS, paidAt: null, payment: null, documents: { invoice: true, ticket: false } },
      plan: { due: sgd(BALANCE), payments: [{ part: 'deposit', amount: sgd(DEPOSIT), method: 'card' }] },
    });
    expect(order.lines[0]?.passengers.map(({ ticketCode }) => ticketCode)).toEqual([null, null]);
    expect(await stock()).toEqual([{ held: 2, sold: 0 }]);
    await isSound();

    shop.clock.set('2026-12-05T02:00:00Z');
    expect((await pay(order, { amount: TOTAL })).body.code).toBe('price_changed');
    const { body } = await pay(order, { amount: BALANCE });
    const whole = await read(order);

    expect([body.status, body.amount]).toEqual(['success', sgd(BALANCE)]);
    expect(whole).toMatchObject({
      status: 'paid',
      expiresAt: null,
      plan: { due: sgd(0), payments: [{ part: 'deposit' }, { part: 'balance' }] },
    });
    expect(whole.lines[0]?.passengers.every(({ ticketCode }) => ticketCode)).toBe(true);
    expect(whole.history.map(({ status }) => status)).toEqual(['ORDERED', 'pending', 'ORDERED', 'pending', 'paid']);
    expect(await stock()).toEqual([{ held: 0, sold: 2 }]);
    expect(await mails()).toEqual(['placed', 'deposit_paid', 'paid']);
    for (const part of ['deposit', 'balance'])
      expect((await shop.get(`${pathOf(order, '/documents/receipt.pdf')}&part=${part}`)).status).toBe(200);
    expect((await shop.get(pathOf(order, '/documents/invoice.pdf'))).status).toBe(200);
    await isSound();
  });

  it('takes a deposit and a balance by transfer: a refused proof never shortens the time, an end waits for staff', async () => {
    const order = await placed();
    const first = (await pay(order, { method: 'bank_transfer' })).body;
    const prove = (id: string) => sql`update payments set status = 'proof_given' where id = ${id}`.execute(shop.deps.db);
    const claim = (id: string) => shop.post(`/payments/${id}/paid?key=${order.accessKey}`, {});
    const decide = (id: string, body?: object) =>
      shop.post(`/staff/payments/${id}/${body ? 'refuse' : 'confirm'}`, body, { token: staff.token });
    await prove(first.id);
    await claim(first.id);
    await decide(first.id);
    expect(await read(order)).toMatchObject({ status: 'ORDERED', expiresAt: ENDS, plan: { due: sgd(BALANCE) } });

    const second = (await pay(order, { method: 'bank_transfer', amount: BALANCE })).body;
    expect([second.expiresAt, second.transfer?.reference]).toEqual([ENDS, `${order.code}-2`]);
    // It ends at midnight: the day that begins then is no day to pay it.
    expect(second.transfer?.payNow).toContain('20261214');
    await prove(second.id);
    await claim(second.id);
    await decide(second.id, { reason: 'Not there' });
    expect(await read(order)).toMatchObject({ status: 'ORDERED', expiresAt: ENDS });

    await prove(second.id);
    await claim(second.id);
    shop.clock.set('2026-12-20T00:00:00Z');
    expect(await endUnpaidBalances(shop.deps)).toBe(0);
    expect((await shop.get<OpenBalances>('/staff/balances', { token: staff.token })).body.items).toMatchObject([
      { code: order.code, status: 'VERIFYING', isOverdue: false },
    ]);
    await decide(second.id);
    expect((await read(order)).status).toBe('paid');
    await isSound();
  });

  it('takes both from an agency’s wallet, and refuses to reserve such an order on credit', async () => {
    await seedMoney(shop.deps, agent.agencyId!, { amountMinor: TOTAL });
    const { token } = agent;
    const order = await placed(token);
    const news = (await shop.get<NotificationPage>('/notifications', { token })).body.items;
    expect(news).toMatchObject([{ kind: 'placed', facts: { amount: sgd(DEPOSIT) } }]);
    const reserve = await shop.post<Answered>(
      '/wallet/reservations',
      { orderCode: order.code, expected: sgd(TOTAL) },
      { token, ...keyed() },
    );

    expect(reserve.body.code).toBe('reservation_refused');
    expect((await pay(order, { method: 'wallet', token })).body.status).toBe('success');
    expect((await read(order, token)).plan?.due).toEqual(sgd(BALANCE));
    expect((await shop.get<OrderPage>('/orders?tab=to_pay', { token })).body.items).toMatchObject([
      { total: sgd(TOTAL), due: sgd(BALANCE), balanceOn: DUE },
    ]);
    expect((await pay(order, { method: 'wallet', amount: BALANCE, token })).body.status).toBe('success');
    const refund = (
      await shop.post<Order>(`/orders/${order.code}/cancel`, { reason: 'Ill', expectedRefund: sgd(TOTAL) }, { token, ...keyed() })
    ).body;

    expect(refund.refunds.map(({ amount, status }) => `${amount.amount} ${status}`).sort()).toEqual([`${BALANCE} done`, `${DEPOSIT} done`]);
    await isSound();
  });

  it('counts each part for who pays it, in its month, and the order’s own limit by the whole price', async () => {
    shop.clock.set('2026-11-20T02:00:00Z');
    await seedMoney(shop.deps, agent.agencyId!, { amountMinor: TOTAL * 2 });
    const withLimits = async (limits: SpendingLimits) => {
      const booker = await seedUser(shop.deps, { agency: { id: agent.agencyId! }, role: 'booker' });
      expect((await shop.put(`/agency/people/${booker.id}`, { role: 'booker', limits }, { token: agent.token })).status).toBe(200);
      return booker;
    };
    const spent = async ({ token }: SeededUser) => (await shop.get<{ spentThisMonth: number }>('/agency', { token })).body.spentThisMonth;
    const ada = await withLimits({ perOrder: null, perMonth: DEPOSIT });
    const ben = await withLimits({ perOrder: TOTAL, perMonth: BALANCE });
    const eve = await withLimits({ perOrder: TOTAL - 1, perMonth: null });
    const [one, other] = [await placed(agent.token), await placed(agent.token)];
    const wallet = (order: Order, { token }: SeededUser, amount: number) => pay(order, { method: 'wallet', amount, token });

    expect((await wallet(one, eve, DEPOSIT)).body.code).toBe('approval_needed');
    expect((await wallet(one, ada, DEPOSIT)).body.status).toBe('success');
    expect((await wallet(other, ada, DEPOSIT)).body.code).toBe('approval_needed');
    expect((await wallet(other, ben, DEPOSIT)).body.status).toBe('success');

    shop.clock.set('2026-12-05T02:00:00Z');
    expect((await wallet(one, ben, BALANCE)).body.status).toBe('success');
    expect([await spent(ada), await spent(ben)]).toEqual([0, BALANCE]);
    expect((await wallet(other, ben, BALANCE)).body.code).toBe('approval_needed');
    shop.clock.set('2026-11-30T02:00:00Z');
    expect([await spent(ada), await spent(ben)]).toEqual([DEPOSIT, TOTAL]);

    const { token } = agent;
    await shop.post(`/orders/${one.code}/cancel`, { reason: 'Ill', expectedRefund: sgd(TOTAL) }, { token, ...keyed() });
    expect([await spent(ada), await spent(ben)]).toEqual([0, DEPOSIT]);
    await isSound();
  });

  it('answers a repeat with the first payment, and a second press with a refusal', async () => {
    const order = await withDeposit();
    const key = randomUUID();
    const cardToken = await seedCardToken(shop);
    const once = () =>
      shop.post<Payment>(
        pathOf(order, '/payments'),
        { method: 'card', expected: sgd(BALANCE), part: 'balance', cardToken },
        { idempotencyKey: key },
      );

    const [first, again] = [await once(), await once()];

    expect(again.body.id).toBe(first.body.id);
    expect((await pay(order, { amount: BALANCE })).body.code).toBe('order_state_refused');
    await isSound();
  });

  it('never takes the balance for the deposit where both are of one amount', async () => {
    const half = TOTAL / 2;
    const order = (await place(await cartWith([tour('halves')]), { now: sgd(half), balanceOn: DUE })).body.orders[0]!;
    const press = (part?: Paying['part']) => pay(order, { amount: half, part });
    expect((await press('balance')).body.code).toBe('payment_part_changed');
    expect((await press('deposit')).body.status).toBe('success');

    // A tab that still shows the deposit, and one that does not say what it shows.
    expect((await press('deposit')).body.code).toBe('payment_part_changed');
    const unsaid = { method: 'bank_transfer', expected: sgd(half) };
    expect((await shop.post<Answered>(pathOf(order, '/payments'), unsaid, keyed())).body.code).toBe('payment_part_changed');
    expect((await read(order)).plan?.payments).toHaveLength(1);
    const whole = (await place(await cartWith([tour('at-once')]))).body.orders[0]!;
    expect((await pay(whole, { amount: TOTAL, part: 'balance' })).body.code).toBe('payment_part_changed');
    expect((await press('balance')).body.status).toBe('success');
    await isSound();
  });

  it('reminds of missing names while the balance is open, once; of what nobody has paid for it does not', async () => {
    await placed();
    const { id } = (await withDeposit()).lines[0]!;
    await sql`update order_lines set names_until = '2026-12-03T00:00:00Z'`.execute(shop.deps.db);
    await sql`update order_travellers set given_names = '', family_name = ''`.execute(shop.deps.db);

    expect([await remindNames(shop.deps), await remindNames(shop.deps)]).toEqual([1, 0]);
    expect((await mails()).filter((moment) => moment === 'names_missing')).toHaveLength(1);
    const reminded = await sql<{ id: string }>`select id from order_lines where names_reminded_at is not null`.execute(shop.deps.db);
    expect(reminded.rows).toEqual([{ id }]);
  });

  it('is not in order for the ledger’s check when it is called paid and one part is missing', async () => {
    const order = await withDeposit();
    await sql`update orders set status = 'paid' where code = ${order.code}`.execute(shop.deps.db);

    expect(await findDisagreements(shop.deps.db)).toContainEqual({ kind: 'order_without_money', subject: order.code, detail: 'paid' });
  });

  it('gives money back that comes for a balance twice, or after the end', async () => {
    const order = await withDeposit();
    const late = (await pay(order, { amount: BALANCE, card: '4000 0000 0000 0002' })).body;
    expect(late.status).toBe('failed');
    expect((await pay(order, { amount: BALANCE })).body.status).toBe('success');

    await applyOutcome(shop.deps, late.id, { status: 'success', providerRef: 'ch_twice' });
    await applyOutcome(shop.deps, late.id, { status: 'success', providerRef: 'ch_twice' });

    expect((await read(order)).refunds.map(({ amount }) => amount)).toEqual([sgd(BALANCE)]);
    await isSound();
  });

  it('books late money of a deposit while its balance is ahead, and gives it back afterwards', async () => {
    const { token } = agent;
    const [soon, never] = [await placed(), await placed(token)];
    const payments = [(await pay(soon, { method: 'bank_transfer' })).body, (await pay(never, { method: 'bank_transfer', token })).body];
    shop.clock.set('2026-12-03T02:00:00Z');
    await expireOrders(shop.deps);
    const comes = (order: Order) =>
      shop.post<Order>(`/staff/orders/${order.code}/late-money`, { amount: payments[0]!.amount }, { token: staff.token });

    expect((await comes(soon)).body).toMatchObject({ status: 'ORDERED', expiresAt: ENDS, plan: { due: sgd(BALANCE) } });
    shop.clock.set('2026-12-11T02:00:00Z');
    expect((await comes(never)).body).toMatchObject({ status: 'EXPIRED', refunds: [{ amount: sgd(DEPOSIT) }] });
    const news = (await shop.get<NotificationPage>('/notifications', { token })).body.items;
    expect(news.find(({ kind }) => kind === 'late_refunded')).toMatchObject({ facts: { code: never.code, amount: sgd(DEPOSIT) } });
  });
});

describe('when the balance does not come', () => {
  it('is told a week before, a day before and when it has passed, each once; staff sees it; then it ends by its terms', async () => {
    const order = await withDeposit();
    const told: number[] = [];
    for (const now of [
      '2026-12-03T15:00:00Z',
      '2026-12-04T02:00:00Z',
      '2026-12-10T02:00:00Z',
      '2026-12-10T03:00:00Z',
      '2026-12-12T02:00:00Z',
    ]) {
      shop.clock.set(now);
      told.push(await remindBalances(shop.deps));
    }
    expect(told).toEqual([0, 1, 1, 0, 1]);
    expect((await mails()).slice(2)).toEqual(['balance_reminder', 'balance_reminder', 'balance_overdue']);
    expect((await shop.get<OpenBalances>('/staff/balances', { token: staff.token })).body.items).toMatchObject([
      { code: order.code, status: 'ORDERED', balance: sgd(BALANCE), balanceOn: DUE, endsAt: ENDS, isOverdue: true },
    ]);
    expect(await endUnpaidBalances(shop.deps)).toBe(0);

    shop.clock.set(ENDS);
    expect((await pay(order, { amount: BALANCE })).body.code).toBe('order_expired');
    expect(await quote(order)).toMatchObject({ paid: sgd(DEPOSIT), fee: sgd(14_400), refund: sgd(14_400) });
    expect(await expireOrders(shop.deps)).toBe(0);
    // The job runs late, when the terms keep more: what counts is the moment that was said.
    shop.clock.set('2026-12-30T02:00:00Z');
    expect(await quote(order)).toMatchObject({ refund: sgd(0) });
    expect([await endUnpaidBalances(shop.deps), await endUnpaidBalances(shop.deps)]).toEqual([1, 0]);

    const over = await read(order);
    expect(over).toMatchObject({ status: 'CANCELLED', plan: { due: sgd(0) }, refunds: [{ amount: sgd(14_400) }] });
    expect(over.history.at(-1)).toMatchObject({ by: 'system', reason: 'balance_unpaid' });
    expect(await stock()).toEqual([{ held: 0, sold: 0 }]);
    expect((await mails()).at(-1)).toBe('balance_unpaid');
    await refundCard({ refundId: (await jobs('refund_card'))[0]!.refundId! }, shop.deps);
    expect((await read(order)).refunds[0]?.status).toBe('done');
    const invoice = await invoiceOf(order);
    expect([/Deposit.*288.00/, /144.00/, /Balance/].map((said) => said.test(invoice))).toEqual([true, true, false]);
    await isSound();
  });

  it('never ends an order whose money stands in the bank’s file: staff sees it, and posts it by the same file', async () => {
    const balance = await withDeposit();
    const whole = (await place(await cartWith([tour('at-once')]))).body.orders[0]!;
    const [ofBalance, ofWhole] = [
      (await pay(balance, { method: 'bank_transfer', amount: BALANCE })).body,
      (await shop.post<Payment>(pathOf(whole, '/payments'), { method: 'bank_transfer', expected: sgd(TOTAL) }, keyed())).body,
    ];
    const lines = [`2026-12-09,${ofBalance.transfer?.reference},1152.00`, `2026-12-09,${ofWhole.transfer?.reference},1440.00`];
    const content = ['date,text,amount', ...lines].join('\n');
    const send = async (confirm: boolean) =>
      (await shop.post<BankReport>('/staff/bank-lines', { content, confirm }, { token: staff.token })).body;
    const stuck = async () =>
      (await shop.get<StuckOrders>('/staff/orders/stuck', { token: staff.token })).body.items.map(({ reason }) => reason);

    expect((await send(false)).matched.map(({ isConfirmed }) => isConfirmed)).toEqual([false, false]);
    shop.clock.set('2026-12-20T02:00:00Z');
    expect([await expireOrders(shop.deps), await endUnpaidBalances(shop.deps)]).toEqual([0, 0]);
    expect(await shop.deps.db.transaction().execute((trx) => idOf(balance).then((id) => endUnpaidBalance(trx, shop.deps, id)))).toBe(false);
    expect(await stuck()).toEqual(['money_matched', 'money_matched']);

    expect(await send(true)).toMatchObject({ taken: 0, known: 2, matched: [{ isConfirmed: true }, { isConfirmed: true }], unmatched: [] });
    expect([(await read(balance)).status, (await read(whole)).status]).toEqual(['paid', 'paid']);
    expect([await stuck(), (await send(true)).matched]).toEqual([[], []]);
    await isSound();
  });

  it('never keeps more than was paid, and all of it comes back while the terms say so', async () => {
    const early = await withDeposit();
    expect(await quote(early)).toMatchObject({ paid: sgd(DEPOSIT), refund: sgd(DEPOSIT), fee: sgd(0), refundTo: 'card' });
    expect((await cancel(early, DEPOSIT)).body.status).toBe('CANCELLED');

    const order = await withDeposit();
    await sql`update order_lines set cancellation = '[]'`.execute(shop.deps.db);
    expect(await quote(order)).toMatchObject({ paid: sgd(DEPOSIT), refund: sgd(0), fee: sgd(DEPOSIT) });
    expect((await cancel(order, 0)).body).toMatchObject({ status: 'CANCELLED', refunds: [] });
    const letter = (await mailsTo(shop.deps, 'ada@straits.test')).findLast(({ subject }) => subject?.includes(order.code));
    expect(letter?.text).toContain('SGD 0.00');
    await isSound();
  });

  it('gives a wholly paid order back payment by payment', async () => {
    const order = await withDeposit();
    await pay(order, { amount: BALANCE });
    shop.clock.set('2026-12-20T00:00:00Z');
    const refund = (TOTAL * 90) / 100;

    expect(await quote(order)).toMatchObject({
      refund: sgd(refund),
      refunds: [
        { method: 'card', amount: sgd(BALANCE) },
        { method: 'card', amount: sgd(refund - BALANCE) },
      ],
    });
    expect((await cancel(order, refund)).body.refunds).toHaveLength(2);
    await isSound();
  });

  it('writes about it in the order’s language, with the amounts and what comes of a balance that is late', async () => {
    const order = await withDeposit();
    await sql`update orders set lang = 'zh-Hans'`.execute(shop.deps.db);
    shop.clock.set('2026-12-12T02:00:00Z');
    await remindBalances(shop.deps);

    const letters = (await mailsTo(shop.deps, 'ada@straits.test')).filter(({ subject }) => subject?.includes(order.code));

    const [paid, overdue] = [letters.at(-2)!, letters.at(-1)!];
    expect([paid.subject, overdue.subject]).toEqual([`订单 ${order.code}：订金已付`, `订单 ${order.code}：余款已逾期`]);
    expect(paid.attachments.map(({ filename }) => filename)).toEqual([`invoice-${order.code}.pdf`, `order-${order.code}.ics`]);
    for (const word of ['SGD 288.00', 'SGD 1,152.00', '2026年12月11日', '2026年12月15日']) expect(overdue.text).toContain(word);
  });
});

/** The first transaction stays open until the second has passed or waits for it. */
async function inTwo<T>(first: (trx: Trx) => Promise<T>, second: (trx: Trx) => Promise<T>): Promise<string[]> {
  const outcome = (running: Promise<T>) =>
    running.then(
      () => 'passed',
      (thrown: unknown) => (thrown instanceof Refusal ? thrown.code : String(thrown)),
    );
  let isOver = false;
  let later: Promise<string> | undefined;
  const earlier = await outcome(
    shop.deps.db.transaction().execute(async (trx) => {
      const done = await first(trx);
      later = outcome(shop.deps.db.transaction().execute(second)).finally(() => (isOver = true));
      while (!isOver && (await countWaiting(shop.deps.db)) === 0);
      return done;
    }),
  );
  return [earlier, (await later) ?? ''];
}

describe('at once', () => {
  const begin = (orderId: string) => (trx: Trx) =>
    startPayment(
      trx,
      { deps: shop.deps, orderId, agencyId: null, payerId: null },
      { method: 'card', cardToken: 'token', expected: sgd(BALANCE), part: 'balance' },
    );
  const off = (act: (trx: Trx) => Promise<unknown>) => (trx: Trx) => act(trx.withPlugin(withoutLocks));
  const open = async () =>
    (
      await sql<{ count: number }>`select count(*)::int as count from payments where part = 'balance' and status <> 'failed'`.execute(
        shop.deps.db,
      )
    ).rows[0]?.count;

  it('with the guards off two payments of one balance would be taken', async () => {
    const orderId = await idOf(await withDeposit());
    await sql`drop index payments_one_open; alter table payments drop constraint payments_reference_key`.execute(shop.deps.db);

    expect(await inTwo(off(begin(orderId)), off(begin(orderId)))).toEqual(['passed', 'passed']);
    expect(await open()).toBe(2);

    await emptyBooking(shop.deps);
    await sql`create unique index payments_one_open on payments (order_id, (part = 'balance')) where status <> 'failed'`.execute(
      shop.deps.db,
    );
    await sql`alter table payments add constraint payments_reference_key unique (reference)`.execute(shop.deps.db);
  });

  it('takes one payment of a balance', async () => {
    const orderId = await idOf(await withDeposit());

    expect(await inTwo(begin(orderId), begin(orderId))).toEqual(['passed', 'order_state_refused']);
    expect(await open()).toBe(1);
  });

  const end = (orderId: string) => (trx: Trx) => {
    shop.clock.set(ENDS);
    return endUnpaidBalance(trx, shop.deps, orderId);
  };

  const giveUp = (orderId: string) => (trx: Trx) =>
    cancelOrder(trx, {
      orderId,
      wanted: { expectedRefund: { amount: DEPOSIT, currency: 'SGD' } },
      at: shop.clock.now(),
      actor: 'customer',
      reason: 'Ill',
    });
  it.each([
    ['ends', end],
    ['is cancelled', giveUp],
  ])('with the guard off an order would be cancelled whose balance is being paid while it %s', async (_, over) => {
    const order = await withDeposit();
    const orderId = await idOf(order);

    await inTwo<unknown>(begin(orderId), off(over(orderId)));

    expect((await read(order)).status).toBe('CANCELLED');
  });

  it('is paid or cancelled by its traveller, never both', async () => {
    const [paid, cancelled] = [await withDeposit(), await withDeposit()];

    expect(await inTwo<unknown>(begin(await idOf(paid)), giveUp(await idOf(paid)))).toEqual(['passed', 'order_state_refused']);
    expect(await inTwo<unknown>(giveUp(await idOf(cancelled)), begin(await idOf(cancelled)))).toEqual(['passed', 'order_state_refused']);
    expect([(await read(paid)).status, (await read(cancelled)).status]).toEqual(['pending', 'CANCELLED']);
  });

  it('keeps an order whose balance is being paid as it ends, and refuses a payment of one that has ended', async () => {
    const order = await withDeposit();
    const orderId = await idOf(order);
    await inTwo<unknown>(begin(orderId), end(orderId));
    expect((await read(order)).status).toBe('pending');

    shop.clock.set(START);
    const other = await withDeposit();
    const otherId = await idOf(other);
    expect(await inTwo<unknown>(end(otherId), begin(otherId))).toEqual(['passed', 'order_state_refused']);
    expect((await read(other)).status).toBe('CANCELLED');
  });
});
