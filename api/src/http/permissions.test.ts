import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { AgencyQuote, ApprovalList, Cart, Order, Payment, ReadAll, SavedPassenger, TopUp } from '@straits/api-contract';
import { hashOf, newToken } from '../secrets';
import { seedPaidOrder } from '../testing/pay-order';
import { seedOrder, type SeedOrder } from '../testing/seed-order';
import { seedProduct } from '../testing/seed-product';
import { seedUser, type SeededUser } from '../testing/seed-shop';
import { startTestApp, type TestApp } from '../testing/test-app';
import { AGENCY_CELLS, CALLERS, CATALOGUE_THINGS, CELLS, type CallerName, type Cell, type Things } from './permission-cells.fixture';

/** What was ordered before is not counted: nobody may keep so many places unpaid. */
async function orderOf(given: SeedOrder) {
  await sql`update holds set cart_id = null, network = null, agency_id = null`.execute(shop.deps.db);
  return seedOrder(shop, given);
}

type Responses = Record<string, unknown>;
interface Document {
  paths: Record<string, Record<string, { operationId: string; responses: Responses }>>;
}
interface Operation {
  id: string;
  method: string;
  path: string;
  /** By status: what it is documented to answer. */
  responses: Responses;
}
const AUTHORISATION = new Set([401, 403, 404]);

let shop: TestApp;
let people: Record<Exclude<CallerName, 'visitor'>, SeededUser>;
let operations: Operation[];

beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 5_000 } }] });
  await seedProduct(shop.deps, { id: 'group-zoo', namesUntilHours: 24, options: [{ inventory: { capacity: 5_000 } }] });
  await seedProduct(shop.deps, {
    id: 'silent-zoo',
    supply: { port: 'test', behaviour: 'silent' },
    options: [{ inventory: { capacity: 5_000 } }],
  });
  const admin = await seedUser(shop.deps, { agency: { name: 'Kampong Tours' } });
  const otherAgency = await seedUser(shop.deps, { agency: { name: 'Nosy Travel' } });
  const agency = { id: admin.agencyId ?? '' };
  people = {
    customer: await seedUser(shop.deps),
    otherCustomer: await seedUser(shop.deps),
    admin,
    booker: await seedUser(shop.deps, { agency, role: 'booker' }),
    viewer: await seedUser(shop.deps, { agency, role: 'viewer' }),
    otherAgency,
    staff: await seedUser(shop.deps, { isStaff: true }),
  };
  for (const { agencyId } of [admin, otherAgency])
    await sql`insert into ledger_accounts (owner_agency_id, type, currency) values (${agencyId}, 'wallet', 'SGD') on conflict do nothing`.execute(
      shop.deps.db,
    );
  const document = (await shop.app.inject({ url: '/travel/v1/openapi.json' })).json<Document>();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]) => ({ id: operationId, method, path, responses })),
  );
});
afterAll(() => shop.close());

/** A session of its own for each cell: some calls end it. */
async function sessionOf(name: CallerName): Promise<string | undefined> {
  if (name === 'visitor') return undefined;
  const [token, now] = [newToken(), shop.clock.now()];
  await sql`insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
    values (${hashOf(token)}, ${people[name].id}, ${now}, ${now}, ${new Date(now.getTime() + 3_600_000)})`.execute(shop.deps.db);
  return token;
}
const tokenOf = async (name: CallerName) => (await sessionOf(name)) ?? '';

const things: Things = {
  orderOf: async (caller) => (await orderOf({ token: await tokenOf(caller) })).code,
  async lineOf(caller) {
    const order = await orderOf({ token: await tokenOf(caller) });
    return { code: order.code, lineId: order.lines[0]!.id, travellerId: order.lines[0]!.passengers[0]!.id };
  },
  async travellerOf(caller) {
    const order = await seedPaidOrder(shop, { token: await tokenOf(caller), adults: 1 });
    return { code: order.code, travellerId: order.lines[0]!.passengers[0]!.id };
  },
  async paidLine() {
    const order = await seedPaidOrder(shop, { token: await tokenOf('admin'), adults: 1 });
    return order.lines[0]!.id;
  },
  async stuckOrder() {
    const code = await things.orderOf('customer');
    await sql`update orders set stuck_reason = 'money_unclear', stuck_since = ${shop.clock.now()} where code = ${code}`.execute(
      shop.deps.db,
    );
    return code;
  },
  async refund() {
    const { rows } = await sql<{ id: string }>`
      insert into refunds (order_id, payment_id, amount_minor, currency, status, reason, actor, created_at)
      select order_id, id, 100, currency, 'pending', 'cancelled', 'customer', ${shop.clock.now()} from payments where id = ${await things.payment()}
      returning id`.execute(shop.deps.db);
    return rows[0]!.id;
  },
  async review() {
    const { lineId } = await things.lineOf('customer');
    const { rows } = await sql<{ id: string }>`
      insert into written_reviews (line_id, user_id, product_id, author, rating, text, lang, traveller_type, visited_on, created_at)
      values (${lineId}, ${people.customer.id}, 'river-zoo', 'Ada', 5, 'We came early.', 'en', 'family', '2026-12-01', ${shop.clock.now()})
      returning id`.execute(shop.deps.db);
    return rows[0]!.id;
  },
  async shownReview() {
    const { rows } = await sql<{ id: string }>`
      insert into reviews (product_id, author, rating, text, lang, visited_on, traveller_type, created_at)
      values ('river-zoo', 'Ben', 4, 'We came late.', 'en', '2026-12-01', 'solo', ${shop.clock.now()}) returning id`.execute(shop.deps.db);
    return rows[0]!.id;
  },
  async notification() {
    const { rows } = await sql<{ id: string }>`
      insert into notifications (user_id, type, kind, path, created_at) values (${people.customer.id}, 'system', 'password_changed', '/profile',
        ${shop.clock.now()}) returning id`.execute(shop.deps.db);
    return rows[0]!.id;
  },
  async readBatch() {
    await things.notification();
    const { body } = await shop.post<ReadAll>('/notifications/read-all', {}, { token: await tokenOf('customer') });
    return body.batch ?? '';
  },
  async payment(caller = 'customer') {
    const token = await tokenOf(caller);
    const order = await orderOf({ token });
    const { body } = await shop.post<Payment>(
      `/orders/${order.code}/payments`,
      { method: 'bank_transfer', expected: order.total },
      { token, idempotencyKey: randomUUID() },
    );
    return body.id;
  },
  async upload() {
    const paymentId = await things.payment();
    const { body } = await shop.post<{ id: string }>(
      `/payments/${paymentId}/uploads`,
      { name: 'proof.png', bytes: 100 },
      { token: await tokenOf('customer') },
    );
    return { paymentId, uploadId: body.id };
  },
  async supplierBooking() {
    const order = await orderOf({ token: await tokenOf('customer'), productId: 'silent-zoo' });
    const { rows } = await sql<{ id: string }>`select b.id from supplier_bookings b join order_lines l on l.id = b.line_id
      join orders o on o.id = l.order_id where o.code = ${order.code}`.execute(shop.deps.db);
    return rows[0]!.id;
  },
  async travellerToken() {
    const order = await orderOf({ token: await tokenOf('customer') });
    return order.lines[0]?.passengers[0]?.token ?? '';
  },
  async nameLinkToken() {
    const token = await tokenOf('customer');
    const order = await orderOf({ token, productId: 'group-zoo', namesLater: true });
    // Other cells may have left something in the cart, which is ordered with it.
    const line = order.lines.find(({ namesUntil }) => namesUntil)!;
    const { body } = await shop.put<Order>(`/orders/${order.code}/lines/${line.id}/name-link`, {}, { token });
    return body.lines.find(({ nameLink }) => nameLink)?.nameLink?.url.split('#')[1] ?? '';
  },
  async cartLine() {
    await sql`delete from cart_lines`.execute(shop.deps.db);
    await sql`update holds set cart_id = null, network = null, agency_id = null`.execute(shop.deps.db);
    const choice = {
      productId: 'river-zoo',
      optionId: 'river-zoo-day',
      localDate: '2026-12-10',
      units: [{ unitId: 'adult', quantity: 1 }],
    };
    const { body } = await shop.post<Cart>('/cart/lines', choice, { token: await tokenOf('customer'), idempotencyKey: randomUUID() });
    const line = body.lines.at(-1)!;
    return { lineId: line.id, holdId: line.hold?.id ?? '' };
  },
  async device() {
    const token = await tokenOf('customer');
    const { rows } = await sql<{ id: string }>`select id from sessions where token_hash = ${hashOf(token)}`.execute(shop.deps.db);
    return rows[0]!.id;
  },
  async passengerOf(caller) {
    const { body } = await shop.post<SavedPassenger>(
      '/user/passengers',
      { givenNames: 'Mei', familyName: 'Tan', consent: true },
      { token: await tokenOf(caller) },
    );
    return body.id;
  },
  async deletedPassenger() {
    const id = await things.passengerOf('customer');
    await shop.delete(`/user/passengers/${id}`, { token: await tokenOf('customer') });
    return id;
  },
  async topUp() {
    const asked = { method: 'bank_transfer', amount: { amount: 10_000, currency: 'SGD' }, agentName: 'Kampong Tours' };
    const { body } = await shop.post<TopUp>('/wallet/top-ups', asked, { token: await tokenOf('admin'), idempotencyKey: randomUUID() });
    return body.id;
  },
  async waitingAgency() {
    const { rows } = await sql<{ id: string }>`insert into agencies (name, licence_number, unique_entity_number, currency, created_at)
      values ('Waiting', 'TA1', ${randomUUID()}, 'SGD', ${shop.clock.now()}) returning id`.execute(shop.deps.db);
    await seedUser(shop.deps, { agency: { id: rows[0]!.id } });
    await shop.deps.files.put('papers/profile.pdf', Buffer.from('%PDF-1.7'), 'application/pdf');
    await sql`insert into agency_papers (agency_id, kind, file, name, bytes, content_type, sent_at)
      values (${rows[0]!.id}, 'acra_profile', 'papers/profile.pdf', 'profile.pdf', 8, 'application/pdf', ${shop.clock.now()})`.execute(
      shop.deps.db,
    );
    return rows[0]!.id;
  },
  agency: () => people.admin.agencyId ?? '',
  async subAgency() {
    const { agencyId } = await seedUser(shop.deps, { agency: { name: 'Branch' } });
    await sql`update agencies set parent_id = ${people.admin.agencyId} where id = ${agencyId}`.execute(shop.deps.db);
    return agencyId!;
  },
  async colleague() {
    return (await seedUser(shop.deps, { agency: { id: people.admin.agencyId ?? '' }, role: 'viewer' })).id;
  },
  async invitation() {
    const now = shop.clock.now();
    const { rows } = await sql<{ id: string }>`insert into agency_invitations (agency_id, email, role, token_hash, created_at, expires_at)
      values (${people.admin.agencyId}, ${`${randomUUID()}@straits.test`}, 'viewer', ${hashOf(newToken())}, ${now}, ${new Date(now.getTime() + 60_000)}) returning id`.execute(
      shop.deps.db,
    );
    return rows[0]!.id;
  },
  async quote() {
    const token = await tokenOf('booker');
    await sql`delete from cart_lines`.execute(shop.deps.db);
    await sql`update holds set cart_id = null, network = null, agency_id = null`.execute(shop.deps.db);
    const choice = {
      productId: 'river-zoo',
      optionId: 'river-zoo-day',
      localDate: '2026-12-10',
      units: [{ unitId: 'adult', quantity: 1 }],
    };
    const cart = await shop.post<Cart>('/cart/lines', choice, { token, idempotencyKey: randomUUID() });
    const line = cart.body.lines[0]!;
    const asked = { clientName: 'Mei Tan', lines: [{ lineId: line.id, markup: { kind: 'percent', value: 100 } }] };
    const { body } = await shop.post<AgencyQuote>('/agency/quotes', asked, { token, idempotencyKey: randomUUID() });
    return { id: body.id, key: body.link.split('key=')[1] ?? '', holdId: line.hold?.id ?? '' };
  },
  async approval() {
    const { code } = await orderOf({ token: await tokenOf('booker') });
    const { body } = await shop.post<ApprovalList>('/agency/approvals', { orderCode: code }, { token: await tokenOf('booker') });
    return body.items.find(({ orderCode }) => orderCode === code)!.id;
  },
};

type Headers = Record<string, string>;
/** What a caller sends with any call; a body is JSON unless the cell says otherwise. */
const headersOf = (name: CallerName, token: string | undefined): Headers => ({
  host: 'tour.straits.test',
  'x-forwarded-for': `198.51.100.${CALLERS.indexOf(name)}`,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

async function call({ method, path }: Operation, cell: Cell, name: CallerName): Promise<number> {
  const { params = {}, query = '', headers, payload = {} } = (await cell.ask?.(things)) ?? {};
  const hasBody = method === 'post' || method === 'put' || method === 'patch';
  const ofBody: Headers = hasBody ? { 'idempotency-key': randomUUID(), 'content-type': 'application/json' } : {};
  const answer = await shop.app.inject({
    method: method.toUpperCase() as 'GET',
    url: `${path.replaceAll(/\{(\w+)\}/g, (_whole, key: string) => params[key] ?? 'x')}?${query}`,
    headers: { ...headersOf(name, await sessionOf(name)), ...ofBody, ...headers },
    payload: hasBody ? payload : undefined,
    // Some answers have no end by themselves.
    payloadAsStream: true,
  });
  answer.stream().destroy();
  return answer.statusCode;
}

it('has a rule for every operation of the API, and none for what is gone', () => {
  const known = [...Object.keys(CELLS), ...CATALOGUE_THINGS];

  expect(known.sort()).toEqual(operations.map(({ id }) => id).sort());
});

async function tryAll(table: Record<string, Cell>) {
  const wrong: string[] = [];
  let cells = 0;
  for (const operation of operations) {
    const cell = table[operation.id];
    if (!cell) continue;
    for (const name of CALLERS) {
      const status = await call(operation, cell, name);
      cells += 1;
      if (AUTHORISATION.has(status) === cell.who.includes(name) || status >= 500) wrong.push(`${operation.id} by ${name}: ${status}`);
      if (!(status in operation.responses)) wrong.push(`${operation.id} by ${name}: ${status} is not documented`);
    }
  }
  return { wrong, cells };
}

it('lets in who may, and keeps out who may not: every caller at every call', async () => {
  const { wrong, cells } = await tryAll(CELLS);

  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThan(600);
}, 600_000);

it('knows an agency’s people by what they may do with its bookings', async () => {
  const { wrong, cells } = await tryAll(AGENCY_CELLS);

  expect(wrong).toEqual([]);
  expect(cells).toBe(Object.keys(AGENCY_CELLS).length * CALLERS.length);
}, 600_000);
