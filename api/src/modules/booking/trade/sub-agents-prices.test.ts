import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type {
  AgencyActs,
  AgencyQuote,
  AgencyReport,
  ApiError,
  Cart,
  NetPrices,
  Order,
  Payment,
  QuotableCart,
  SubAgentList,
} from '@straits/api-contract';
import { mailsTo } from '../../../mail/read-mails.fixture';
import { seedOrder } from '../../../testing/seed-order';
import { productInput, seedProducts } from '../../../testing/seed-product';
import { seedUser } from '../../../testing/seed-shop';
import { seedChain, setMarkup, settleCommissions, type Agent } from '../../../testing/seed-tree';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { compareNetPrices } from './net-price.jobs';

// Numbers that no other price, id, date or count here has; with 7 % and then 11 % put on.
const [NET, BRANCHS, LASTS, RETAIL] = [73_991, 79_170, 87_879, 90_817];
const [EXTRA, BRANCHS_EXTRA, LASTS_EXTRA] = [6_113, 6_541, 7_261];
const MARKUPS = [700, 1_100];
/** An amount in minor units or written out, alone, of two, and what one above earns of it. */
const written = (minor: number) => `${minor}\\b|${Math.floor(minor / 100)}\\.${String(minor % 100).padStart(2, '0')}`;
const ABOVE = [NET, BRANCHS, EXTRA, BRANCHS_EXTRA];
const SECRETS = new RegExp(
  [
    ...ABOVE,
    ...ABOVE.map((one) => 2 * one),
    2 * NET + EXTRA,
    2 * BRANCHS + BRANCHS_EXTRA,
    2 * (LASTS - BRANCHS) + LASTS_EXTRA - BRANCHS_EXTRA,
  ]
    .map(written)
    .join('|'),
);

let shop: TestApp;
let chain: [Agent, Agent, Agent];
beforeAll(async () => {
  shop = await startTestApp();
  await seedProducts(shop.deps, [
    productInput({
      id: 'river-zoo',
      options: [
        {
          units: [{ id: 'adult', type: 'ADULT', name: { en: 'Adult' }, price: RETAIL, netPrice: NET }],
          extras: [{ id: 'lunch', name: { en: 'Lunch' }, per: 'person', price: 8_000, netPrice: EXTRA }],
          inventory: { capacity: 500 },
        },
      ],
    }),
  ]);
  chain = (await seedChain(shop, MARKUPS, 10_000_000)) as typeof chain;
});
afterAll(() => shop.close());

const keyed = ({ token }: Agent) => ({ token, idempotencyKey: randomUUID() });
const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const add = (agent: Agent) =>
  shop.post<Cart>(
    '/cart/lines',
    {
      ...{ productId: 'river-zoo', optionId: 'river-zoo-day', localDate: '2026-12-24' },
      units: [{ unitId: 'adult', quantity: 2 }],
      extras: [{ extraId: 'lunch', quantity: 1 }],
    },
    keyed(agent),
  );
async function quote(agent: Agent) {
  const { body } = await add(agent);
  const lines = body.lines.map(({ id }) => ({ lineId: id, markup: { kind: 'percent', value: 0 } }));
  return (await shop.post<AgencyQuote>('/agency/quotes', { clientName: 'Mei Tan', lines }, keyed(agent))).body;
}
async function orderCart(agent: Agent): Promise<Order> {
  const { body: cart } = await shop.get<Cart>('/cart', agent);
  const contact = { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' };
  const placed = { contact, passengers: [], expected: cart.subtotal.map(({ charge }) => charge), acceptTerms: true };
  const order = (await shop.post<{ orders: Order[] }>('/orders', placed, keyed(agent))).body.orders[0]!;
  await shop.post<Payment>(`/orders/${order.code}/payments`, { method: 'wallet', expected: order.total }, keyed(agent));
  await settleCommissions(shop);
  return order;
}
const reportOf = ({ token }: Agent, more = '') =>
  shop.get<AgencyReport>(`/agency/reports?from=2026-12-01&until=2026-12-31${more}`, { token });

it('each level sees and is told its own net price, and quotes from it', async () => {
  const nets = [];
  for (const agent of chain) {
    const { body } = await shop.get<NetPrices>('/net-prices/attraction/river-zoo', agent);
    const { units, extras } = body.options[0]!;
    const made = await quote(agent);
    nets.push([units[0]!.net.amount, extras[0]!.net.amount, made.totals[0]!.net.amount, made.totals[0]!.price.amount]);
    expect(units[0]!.commission).toEqual(sgd(RETAIL - units[0]!.net.amount));
  }

  expect(nets).toEqual(
    [
      [NET, EXTRA],
      [BRANCHS, BRANCHS_EXTRA],
      [LASTS, LASTS_EXTRA],
    ].map(([net, extra]) => [net, extra, 2 * net! + extra!, 2 * net! + extra!]),
  );
});

it('keeps what those above pay and earn out of everything that is answered below, mails and files too', async () => {
  const last = chain[2];
  await quote(last);
  await add(last);
  const { body: cart } = await shop.get<QuotableCart>('/agency/quotes/cart', last);
  const order = await orderCart(last);
  const { token } = last;
  const paths =
    `/net-prices/attraction/river-zoo /agency/quotes /agency/quotes/cart /agency/holds /agency/acts /agency /agency/people /agency/bookings
    /orders?tab=all /orders/${order.code} /wallet /wallet/statement?month=2026-12 /wallet/sub-agents /wallet/credit/forecast /user /user/data
    /agency/reports?from=2026-12-01&until=2026-12-31 /products/attraction/river-zoo /notifications`.split(/\s+/);
  const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await shop.get(path, { token })) })));
  const headers = { host: 'tour.straits.test', authorization: `Bearer ${token}` };
  const files = await Promise.all(
    ['/wallet/statement.csv?month=2026-12', '/agency/reports.csv?from=2026-12-01&until=2026-12-31'].map((path) =>
      shop.app.inject({ url: `/travel/v1${path}`, headers }),
    ),
  );
  const mails = await mailsTo(shop.deps, last.email);

  expect(cart.lines).toMatchObject([{ net: sgd(2 * LASTS + LASTS_EXTRA) }]);
  const wrong = answers.filter(({ body }) => SECRETS.test(JSON.stringify(body))).map(({ path }) => path);
  expect(wrong).toEqual([]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(14);
  for (const { body, statusCode } of files) {
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(SECRETS);
  }
  expect(mails.map(({ text }) => text ?? '').join('\n')).not.toMatch(SECRETS);
});

it('a report says what the reader’s agency earned by its mark-up, of what each sold', async () => {
  const [head, branch, last] = (await seedChain(shop, MARKUPS, 10_000_000)) as typeof chain;
  for (const agent of [head, branch, last]) {
    await add(agent);
    await orderCart(agent);
  }

  const [heads, branchs, lasts] = [await reportOf(head, '&by=agency'), await reportOf(branch), await reportOf(last)];
  const headers = { host: 'tour.straits.test', authorization: `Bearer ${head.token}` };
  const csv = await shop.app.inject({ url: '/travel/v1/agency/reports.csv?from=2026-12-01&until=2026-12-31', headers });

  const of = (below: number, above: number) => 2 * (below - above);
  const put = { heads: of(BRANCHS, NET) + BRANCHS_EXTRA - EXTRA, branchs: of(LASTS, BRANCHS) + LASTS_EXTRA - BRANCHS_EXTRA };
  const earned = [of(RETAIL, NET) + 8_000 - EXTRA, of(RETAIL, BRANCHS) + 8_000 - BRANCHS_EXTRA, of(RETAIL, LASTS) + 8_000 - LASTS_EXTRA];
  expect(new Map(heads.body.rows.map(({ name, commission, markup }) => [name, [commission.amount, markup.amount]]))).toEqual(
    new Map([
      ['Head Office', [earned[0], 0]],
      ['Branch 2', [earned[1], put.heads]],
      ['Kedai Tiga', [earned[2], put.heads]],
    ]),
  );
  expect(branchs.body.totals).toMatchObject([{ markup: sgd(put.branchs) }]);
  expect(lasts.body.totals).toMatchObject([{ commission: sgd(earned[2]!), markup: sgd(0) }]);
  expect(csv.body).toContain(`,${((2 * put.heads) / 100).toFixed(2)},SGD`);
});

it('a quote that was made stays as it was; what it becomes is ordered at the mark-up of that moment', async () => {
  const [head, branch] = (await seedChain(shop, [700], 10_000_000)) as typeof chain;
  const made = await quote(branch);
  await setMarkup(shop, head, branch, 1_000);
  const { body: quotes } = await shop.get<{ items: AgencyQuote[] }>('/agency/quotes', branch);
  await shop.post(`/agency/quotes/${made.id}/to-cart`, {}, keyed(branch));
  await orderCart(branch);

  const [own, above] = [await reportOf(branch), await reportOf(head)];

  const [net, extra] = [81_390, 6_724];
  expect(quotes.items[0]!.totals[0]!.net).toEqual(sgd(2 * BRANCHS + BRANCHS_EXTRA));
  expect(own.body.totals[0]!.commission).toEqual(sgd(2 * (RETAIL - net) + 8_000 - extra));
  expect(above.body.totals[0]!.markup).toEqual(sgd(2 * (net - NET) + extra - EXTRA));
});

it('one order has one mark-up, though it is changed while orders are made', async () => {
  const [head, branch] = (await seedChain(shop, [700], 10_000_000)) as typeof chain;
  const orders = [];
  for (let number = 0; number < 4; number++) {
    const [changed, order] = await Promise.all([
      setMarkup(shop, head, branch, number % 2 ? 700 : 0),
      seedOrder(shop, { token: branch.token, localDate: '2026-12-24' }),
    ]);
    expect(changed.status).toBe(200);
    orders.push(order.code);
  }
  const { rows } = await sql<{ net: number; soldAt: number | null }>`
    select (l.units->0->>'netMinor')::int as net, (s.sold_at_minor / 2)::int as "soldAt" from orders o join order_lines l on l.order_id = o.id
    left join order_line_shares s on s.line_id = l.id where o.code = any(${orders})`.execute(shop.deps.db);

  expect(rows).toHaveLength(4);
  for (const { net, soldAt } of rows) expect([`${NET} null`, `${BRANCHS} ${BRANCHS}`]).toContain(`${net} ${soldAt}`);
});

it('the weekly mail tells each its own net prices, and of a retail price that bounds one', async () => {
  await compareNetPrices({}, shop.deps);
  const week = 7 * 24 * 60;
  const change = (net: number, price: number) =>
    sql`update units set net_minor = ${net}, price_minor = ${price} where option_id = 'river-zoo-day'`.execute(shop.deps.db);
  const newest = async ({ email }: Agent) => (await mailsTo(shop.deps, email)).at(-1)?.text ?? '';

  await change(75_000, RETAIL);
  shop.clock.pass(week);
  await compareNetPrices({}, shop.deps);
  const dearer = await Promise.all(chain.map(newest));
  await change(75_000, 85_000);
  shop.clock.pass(week);
  await compareNetPrices({}, shop.deps);
  const bounded = await Promise.all(chain.map(async (agent) => (await mailsTo(shop.deps, agent.email)).length));
  const last = await newest(chain[2]);
  await change(NET, RETAIL);
  shop.clock.pass(-2 * week);

  expect(dearer[0]).toContain('SGD 739.91 → SGD 750.00');
  expect(dearer[1]).toContain('SGD 791.70 → SGD 802.50');
  expect(dearer[2]).toContain('SGD 878.79 → SGD 890.78');
  expect(dearer[2]).not.toMatch(SECRETS);
  expect(last).toContain('SGD 890.78 → SGD 850.00');
  expect(bounded[2]).toBe(bounded[1]! + 1);
});

describe('setting a mark-up', () => {
  it('is for administrators of the agency directly above; for any other agency there is none to set', async () => {
    const [head, branch, last] = chain;
    const stranger = (await seedUser(shop.deps, { agency: { name: 'Nosy Travel' } })) as Agent;
    const booker = await seedUser(shop.deps, { agency: { id: head.agencyId }, role: 'booker' });
    const tries: [{ token: string }, Agent][] = [
      [head, last],
      [head, head],
      [branch, branch],
      [last, branch],
      [stranger, branch],
      [head, stranger],
    ];

    for (const [by, of] of tries) expect(await setMarkup(shop, by, of, 0)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await setMarkup(shop, booker, branch, 0)).toMatchObject({ status: 403, body: { code: 'wallet_admin_only' } });
    expect((await shop.get<SubAgentList>('/wallet/sub-agents', head)).body.items).toMatchObject([{ markupBasisPoints: 700 }]);
  });

  it.each([-1, 10_001, 1.5, '5', null])('is never %j', async (basisPoints) => {
    const [head, branch] = chain;
    const answer = await shop.put<ApiError>(`/wallet/sub-agents/${branch.agencyId}/markup`, { basisPoints }, { token: head.token });

    expect(answer).toMatchObject({ status: 400, body: { code: 'request_malformed', fields: [{ field: 'basisPoints' }] } });
  });

  it('is written into the trail of the agency above alone, once for each change; another agency above begins with none', async () => {
    const [head, branch] = (await seedChain(shop, [700])) as typeof chain;
    await setMarkup(shop, head, branch, 250);
    await setMarkup(shop, head, branch, 250);
    const trail = async ({ token }: Agent) =>
      (await shop.get<AgencyActs>('/agency/acts', { token })).body.items.filter(({ act }) => act === 'markup_changed');
    const [above, own] = [await trail(head), await trail(branch)];

    await sql`update agencies set parent_id = ${chain[0].agencyId} where id = ${branch.agencyId}`.execute(shop.deps.db);
    const { body } = await shop.get<SubAgentList>('/wallet/sub-agents', chain[0]);
    await sql`update agencies set parent_id = null where id = ${branch.agencyId}`.execute(shop.deps.db);

    expect(above).toMatchObject([
      { subject: 'Branch 2', details: { markupBefore: 700, markup: 250 } },
      { subject: 'Branch 2', details: { markupBefore: 0, markup: 700 } },
    ]);
    expect(own).toEqual([]);
    expect(body.items.find(({ agencyId }) => agencyId === branch.agencyId)).toMatchObject({ markupBasisPoints: 0 });
  });
});
