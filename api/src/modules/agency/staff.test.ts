import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { AgencyActs, AgencyPeople, ApprovalList, Order, OrderPage, Payment, SignedIn } from '@straits/api-contract';
import { CELLS } from '../../http/permission-cells.fixture';
import { mailsTo } from '../../mail/read-mails.fixture';
import { seedOrder } from '../../testing/seed-order';
import { seedProduct } from '../../testing/seed-product';
import { seedUser, type SeededUser } from '../../testing/seed-shop';
import { seedAgent } from '../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { RECORDED } from './record-acts';

let shop: TestApp;
let admin: SeededUser;
const NO_LIMITS = { perOrder: null, perMonth: null };

beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 5_000 } }] });
  admin = await seedAgent(shop.deps, { toppedUp: 1_000_000 });
});
afterAll(() => shop.close());

const colleague = (role: 'admin' | 'booker' | 'viewer' = 'booker') => seedUser(shop.deps, { agency: { id: admin.agencyId! }, role });
const limit = (who: SeededUser, limits: { perOrder: number | null; perMonth: number | null }) =>
  shop.put(`/agency/people/${who.id}`, { role: 'booker', limits }, { token: admin.token });
const cardToken = async () => {
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', holder: 'Ada Lim' };
  return (await shop.post<{ cardToken: string }>('/sandbox/cards', card)).body.cardToken;
};
const pay = (order: Order, token: string, method: 'wallet' | 'bank_transfer' = 'wallet') =>
  shop.post<Payment>(`/orders/${order.code}/payments`, { method, expected: order.total }, { token, idempotencyKey: randomUUID() });
const idOf = async ({ code }: Order) => {
  const { rows } = await sql<{ id: string }>`select id from orders where code = ${code}`.execute(shop.deps.db);
  return rows[0]!.id;
};
const acts = async () => (await shop.get<AgencyActs>('/agency/acts', { token: admin.token })).body.items;
const invite = (email: string, role = 'booker') =>
  shop.post<AgencyPeople>('/agency/invitations', { email, role, limits: { perOrder: 5_000, perMonth: null } }, { token: admin.token });
const tokenIn = async (email: string) =>
  /invite=([\w-]+)/.exec((await mailsTo(shop.deps, email)).at(-1)?.text ?? '')?.[1] ?? 'no-invitation-was-mailed';

describe('inviting', () => {
  it('makes a new person of the agency by the mailed link, once', async () => {
    const sent = await invite('new@people.test');
    const token = await tokenIn('new@people.test');
    const found = await shop.post('/auth/invitations/look', { token });
    const bare = await shop.post('/auth/invitations/accept', { token });
    const joined = await shop.post<SignedIn>('/auth/invitations/accept', { token, name: 'Siti', password: 'correct horse' });
    const twice = await shop.post('/auth/invitations/accept', { token, name: 'Siti', password: 'correct horse' });

    expect(sent.body.invitations).toMatchObject([{ email: 'new@people.test', role: 'booker', limits: { perOrder: 5_000 } }]);
    expect(found.body).toEqual({ agencyName: 'Kampong Tours', email: 'new@people.test', role: 'booker', hasAccount: false });
    expect(bare).toMatchObject({ status: 400, body: { code: 'request_malformed' } });
    expect(joined.body.user).toMatchObject({ IsB2B: 'true', AgencyName: 'Kampong Tours', AgencyRole: 'booker' });
    expect(twice).toMatchObject({ status: 422, body: { code: 'invitation_invalid' } });
    expect((await shop.get('/agency', { token: joined.body.token })).body).toMatchObject({ limits: { perOrder: 5_000, perMonth: null } });
  });

  it('is mailed with a link to the consumer site: a trade host would ask for a sign-in first', async () => {
    await invite('far@people.test');

    const mail = (await mailsTo(shop.deps, 'far@people.test')).at(-1)?.text;

    expect(/https?:\S+(?=#invite)/.exec(mail ?? '')?.[0]).toBe(`${shop.deps.settings.siteUrl}/agency/join?lang=EN`);
  });

  it('takes in somebody who has an account without asking for a password, but nobody of another agency', async () => {
    const traveller = await seedUser(shop.deps, { email: 'traveller@people.test' });
    const elsewhere = await seedUser(shop.deps, { email: 'elsewhere@people.test', agency: { name: 'Nosy Travel' } });
    await invite(traveller.email, 'viewer');
    await invite(elsewhere.email);

    const joined = await shop.post<SignedIn>('/auth/invitations/accept', { token: await tokenIn(traveller.email) });
    const refused = await shop.post('/auth/invitations/accept', { token: await tokenIn(elsewhere.email) });

    expect(joined.body.user).toMatchObject({ AgencyRole: 'viewer' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'agency_member_exists' } });
  });

  it('gives an account that nobody has confirmed to who has the mail, and shuts out who registered it', async () => {
    const email = 'hijacked@people.test';
    const agent = { agencyName: 'Mallory Travel', licenceNumber: 'TA09999', uniqueEntityNumber: '201912345A' };
    await shop.post('/auth/register', { email, name: 'Mallory', password: 'the password of another', agent });
    await invite(email);
    const token = await tokenIn(email);
    const found = await shop.post('/auth/invitations/look', { token });
    const joined = await shop.post<SignedIn>('/auth/invitations/accept', { token, name: 'Siti', password: 'correct horse' });
    const signIn = (password: string) => shop.post('/auth/sign-in', { username: email, password });

    expect(found.body).toMatchObject({ hasAccount: false });
    expect(joined.body.user).toMatchObject({ AgencyRole: 'booker' });
    expect([(await signIn('the password of another')).status, (await signIn('correct horse')).status]).toEqual([422, 200]);
  });

  it('is one invitation, however often and at once it is sent', async () => {
    const sent = await Promise.all(Array.from({ length: 8 }, () => invite('twice@people.test')));

    const { invitations } = (await shop.get<AgencyPeople>('/agency/people', { token: admin.token })).body;
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(invitations.filter(({ email }) => email === 'twice@people.test')).toHaveLength(1);
  });

  it('ends with another link, with withdrawing, and after a week', async () => {
    await invite('late@people.test');
    const first = await tokenIn('late@people.test');
    await invite('late@people.test');
    const second = await tokenIn('late@people.test');
    const look = async (token: string) => (await shop.post('/auth/invitations/look', { token })).status;
    const before = [await look(first), await look(second)];
    shop.clock.pass(7 * 24 * 60 + 1);
    const later = await look(second);
    shop.clock.pass(-(7 * 24 * 60 + 1));
    const { body } = await shop.get<AgencyPeople>('/agency/people', { token: admin.token });
    const { id } = body.invitations.find(({ email }) => email === 'late@people.test')!;
    await shop.delete(`/agency/invitations/${id}`, { token: admin.token });

    expect(before).toEqual([422, 200]);
    expect(later).toBe(422);
    expect(await look(second)).toBe(422);
  });
});

describe('removing', () => {
  it('ends the sessions at once, and the orders stay the agency’s', async () => {
    const booker = await colleague();
    const order = await seedOrder(shop, { token: booker.token });

    const removed = await shop.delete<AgencyPeople>(`/agency/people/${booker.id}`, { token: admin.token });
    const again = await shop.get('/user', { token: booker.token });

    expect(removed.body.people.map(({ id }) => id)).not.toContain(booker.id);
    expect(again).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await shop.get(`/orders/${order.code}`, { token: admin.token })).status).toBe(200);
  });

  it('leaves nothing of the agency to who was removed', async () => {
    const booker = await colleague();
    const order = await seedOrder(shop, { token: booker.token });
    await sql`update users set agency_id = null, agency_role = null where id = ${booker.id}`.execute(shop.deps.db);

    const list = await shop.get<OrderPage>('/orders?tab=to_pay', { token: booker.token });

    expect((await shop.get(`/orders/${order.code}`, { token: booker.token })).status).toBe(404);
    expect(list.body.items).toEqual([]);
  });

  it('is not for oneself', async () => {
    for (const answer of [
      await shop.delete(`/agency/people/${admin.id}`, { token: admin.token }),
      await shop.put(`/agency/people/${admin.id}`, { role: 'viewer', limits: NO_LIMITS }, { token: admin.token }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'agency_self_refused' } });
  });
});

describe('a viewer', () => {
  it('changes nothing of an order: no card, no transfer, no cancelling, with a session or by the link', async () => {
    const viewer = await colleague('viewer');
    const order = await seedOrder(shop, { token: admin.token });
    const card = { method: 'card', cardToken: await cardToken(), expected: order.total };
    const ask = () => ({ token: viewer.token, idempotencyKey: randomUUID() });
    const cancelling = { reason: 'Not wanted', expectedRefund: { amount: 0, currency: 'SGD' } };
    const key = shop.deps.secrets.sign(`order-access:${await idOf(order)}`);
    const tries = [
      await shop.post(`/orders/${order.code}/payments`, card, ask()),
      await pay(order, viewer.token, 'bank_transfer'),
      await shop.post(`/orders/${order.code}/cancel`, cancelling, ask()),
      await shop.post(`/orders/${order.code}/cancel?key=${key}`, cancelling, ask()),
    ];

    for (const answer of tries) expect(answer).toMatchObject({ status: 403, body: { code: 'agency_role_refused' } });
    expect((await shop.get<Order>(`/orders/${order.code}`, { token: viewer.token })).body.payment).toBeNull();
  });
});

it('where a payment is confirmed is told to who may pay, never to a viewer: it leads on with the order’s key', async () => {
  const [order, viewer] = [await seedOrder(shop, { token: admin.token }), await colleague('viewer')];
  const card = { number: '4000000000003220', expiry: '12/30', cvc: '123', holder: 'Ada Lim' };
  const { cardToken } = (await shop.post<{ cardToken: string }>('/sandbox/cards', card)).body;
  const paying = { method: 'card', cardToken, expected: order.total };
  const begun = await shop.post<Payment>(`/orders/${order.code}/payments`, paying, { token: admin.token, idempotencyKey: randomUUID() });
  const [seen, payment] = [
    await shop.get<Order>(`/orders/${order.code}`, { token: viewer.token }),
    await shop.get<Payment>(`/payments/${begun.body.id}`, { token: viewer.token }),
  ];

  expect(begun.body.nextAction?.url).toMatch(/challenge\/ch_/);
  expect([seen.body.payment?.nextAction, payment.body.nextAction]).toEqual([null, null]);
  expect((await shop.get(`/sandbox/challenge/${begun.body.id}`)).status).toBe(400);
});

it('the way back from the card company’s page leads on with the order’s key, and only who has come with it', async () => {
  const [order, viewer] = [await seedOrder(shop, { token: admin.token }), await colleague('viewer')];
  const { body } = await pay(order, admin.token, 'bank_transfer');
  const key = shop.deps.secrets.sign(`order-access:${await idOf(order)}`);
  const left = (query: string, token?: string) => shop.get(`/payments/${body.id}/card-page-left${query}`, token ? { token } : {});
  const tries = [await left('', viewer.token), await left('?key=guessed', viewer.token), await left('', admin.token), await left('')];

  for (const { status, headers } of tries) expect([status, headers['location']]).toEqual([404, undefined]);
  expect((await left(`?key=${key}`)).headers['location']).toContain(`/payment?order=${order.code}&key=${key}`);
});

it('an act whose line could not be written is not answered as done, and the same call again writes it, once', async () => {
  const order = await seedOrder(shop, { token: admin.token });
  const ask = { token: admin.token, idempotencyKey: randomUUID() };
  const call = () => shop.post<Payment>(`/orders/${order.code}/payments`, { method: 'wallet', expected: order.total }, ask);
  await sql`alter table agency_acts rename to agency_acts_away`.execute(shop.deps.db);
  const first = await call();
  await sql`alter table agency_acts_away rename to agency_acts`.execute(shop.deps.db);
  const again = [await call(), await call()];

  expect([first.status, ...again.map(({ status }) => status)]).toEqual([500, 200, 200]);
  expect((await acts()).filter(({ act, subject }) => act === 'order_payment' && subject === order.code)).toHaveLength(1);
});

describe('a wallet', () => {
  it('pays the orders of its own agency alone: no guest’s, and no other agency’s by the key in its mail', async () => {
    const booker = await colleague();
    await limit(booker, { perOrder: 100, perMonth: 100 });
    const other = await seedAgent(shop.deps, { toppedUp: 1_000_000 });
    const [guests, theirs] = [await seedOrder(shop), await seedOrder(shop, { token: other.token })];
    const tries = [];
    for (const order of [guests, theirs]) {
      const key = shop.deps.secrets.sign(`order-access:${await idOf(order)}`);
      const ask = { token: booker.token, idempotencyKey: randomUUID() };
      tries.push(await shop.post(`/orders/${order.code}/payments?key=${key}`, { method: 'wallet', expected: order.total }, ask));
    }

    for (const answer of tries) expect(answer.body).toMatchObject({ code: 'payment_method_unavailable' });
  });
});

it('an order is cancelled at the refund that was shown, in its currency, and stands in the trail whatever the reason', async () => {
  const order = await seedOrder(shop, { token: admin.token });
  await pay(order, admin.token);
  const cancel = (currency: string) => {
    const body = { reason: `${'x'.repeat(299)}😀 end`, expectedRefund: { ...order.total, currency } };
    return shop.post<Order>(`/orders/${order.code}/cancel`, body, { token: admin.token, idempotencyKey: randomUUID() });
  };
  const [inRupiah, cancelled] = [await cancel('IDR'), await cancel('SGD')];

  expect(inRupiah.body).toMatchObject({ code: 'price_changed' });
  expect(cancelled).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
  expect(await acts()).toContainEqual(expect.objectContaining({ act: 'order_cancelled', subject: order.code }));
});

describe('spending limits', () => {
  it('stop an order above the sum for one, whichever way it is paid', async () => {
    const booker = await colleague();
    await limit(booker, { perOrder: 10_000, perMonth: null });
    const small = await seedOrder(shop, { token: booker.token });
    const large = await seedOrder(shop, { token: booker.token, adults: 3 });

    const refused = [await pay(large, booker.token), await pay(large, booker.token, 'bank_transfer')];
    const paid = await pay(small, booker.token);

    expect([small.total.amount, large.total.amount]).toEqual([8_000, 12_000]);
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { code: 'approval_needed' } });
    expect(paid.body.status).toBe('success');
  });

  it('count the month, also when two orders are paid at the same moment', async () => {
    const booker = await colleague();
    await limit(booker, { perOrder: null, perMonth: 20_000 });
    const orders = [];
    for (let count = 0; count < 5; count += 1) orders.push(await seedOrder(shop, { token: booker.token }));

    const answers = await Promise.all(orders.map((order) => pay(order, booker.token)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await shop.get('/agency', { token: booker.token })).body).toMatchObject({ spentThisMonth: 16_000 });
  });
});

describe('approval', () => {
  async function asked() {
    const booker = await colleague();
    await limit(booker, { perOrder: 1_000, perMonth: null });
    const order = await seedOrder(shop, { token: booker.token });
    const { body } = await shop.post<ApprovalList>(
      '/agency/approvals',
      { orderCode: order.code, note: 'School trip' },
      { token: booker.token },
    );
    return { booker, order, approval: body.items[0]! };
  }

  it('lets who asked pay, says who decided and when, and keeps the places meanwhile', async () => {
    const { booker, order, approval } = await asked();
    shop.clock.pass(60);
    const decided = await shop.post<ApprovalList>(`/agency/approvals/${approval.id}/approve`, {}, { token: admin.token });
    const paid = await pay(order, booker.token);

    expect(approval).toMatchObject({ state: 'waiting', note: 'School trip', isYours: true, orderCode: order.code });
    expect(decided.body.items.find(({ id }) => id === approval.id)).toMatchObject({
      state: 'approved',
      decidedBy: 'Ada Lim',
      decidedAt: shop.clock.now().toISOString(),
    });
    expect(paid.body.status).toBe('success');
    expect((await mailsTo(shop.deps, admin.email)).at(-1)?.text).toContain('School trip');
    expect((await mailsTo(shop.deps, booker.email)).at(-1)?.subject).toBe(`Order ${order.code} is approved`);
  });

  it('refused with a reason leaves the order unpaid; neither is decided twice', async () => {
    const { booker, order, approval } = await asked();

    await shop.post(`/agency/approvals/${approval.id}/refuse`, { reason: 'Over the budget' }, { token: admin.token });
    const again = await shop.post(`/agency/approvals/${approval.id}/approve`, {}, { token: admin.token });
    const list = await shop.get<ApprovalList>('/agency/approvals', { token: booker.token });

    expect(again).toMatchObject({ status: 409, body: { code: 'approval_state_refused' } });
    expect(list.body.items).toMatchObject([{ state: 'refused', reason: 'Over the budget', decidedBy: 'Ada Lim' }]);
    expect(await pay(order, booker.token)).toMatchObject({ status: 409, body: { code: 'approval_needed' } });
  });

  it('is not for one’s own order, and not after its time', async () => {
    const boss = await colleague('admin');
    const order = await seedOrder(shop, { token: boss.token });
    const { body } = await shop.post<ApprovalList>('/agency/approvals', { orderCode: order.code }, { token: boss.token });
    const { id } = body.items.find(({ orderCode }) => orderCode === order.code)!;

    const own = await shop.post(`/agency/approvals/${id}/approve`, {}, { token: boss.token });
    shop.clock.pass(5 * 60);
    const late = await shop.post(`/agency/approvals/${id}/approve`, {}, { token: admin.token });
    shop.clock.pass(-5 * 60);

    expect(own).toMatchObject({ status: 409, body: { code: 'agency_self_refused' } });
    expect(late).toMatchObject({ status: 409, body: { code: 'approval_state_refused' } });
  });
});

describe('the trail', () => {
  it('has a line for who booked and paid what, and one for a call that was sent twice', async () => {
    const booker = await colleague();
    const order = await seedOrder(shop, { token: booker.token });
    const ask = { token: booker.token, idempotencyKey: randomUUID() };
    await shop.post(`/orders/${order.code}/payments`, { method: 'wallet', expected: order.total }, ask);
    await shop.post(`/orders/${order.code}/payments`, { method: 'wallet', expected: order.total }, ask);

    const lines = (await acts()).filter(({ subject }) => subject === order.code);

    expect(lines).toMatchObject([
      { act: 'order_payment', by: 'Ada Lim', details: { method: 'wallet', amount: 8_000, currency: 'SGD' } },
      { act: 'order_placed', by: 'Ada Lim' },
    ]);
  });

  it('is never changed, whoever tries', async () => {
    await colleague();
    await seedOrder(shop, { token: admin.token });
    const tries = [sql`update agency_acts set subject = 'x'`, sql`delete from agency_acts`, sql`truncate agency_acts`];

    for (const change of tries) await expect(change.execute(shop.deps.db)).rejects.toThrow('never changed');
  });

  it('is for administrators and staff', async () => {
    const staff = await seedUser(shop.deps, { isStaff: true });
    const booker = await colleague();

    const path = `/staff/agencies/${admin.agencyId}/acts?limit=2`;
    const seen = await shop.get<AgencyActs>(path, { token: staff.token });
    const next = await shop.get<AgencyActs>(`${path}&cursor=${seen.body.nextCursor}`, { token: staff.token });

    expect(seen.body.items).toHaveLength(2);
    expect(next.body.items[0]!.id).toBeLessThan(seen.body.items[1]!.id);
    expect((await shop.get('/agency/acts', { token: booker.token })).status).toBe(403);
    expect((await shop.get(path, { token: admin.token })).status).toBe(404);
  });

  // What changes nothing that others could ask about: the cart, drafts, the person's own session and details, and what asks without doing.
  const NO_ACTS =
    `mergeCart addCartLine addTrip changeCartLine removeCartLine holdCartLineAgain extendHold releaseHold putCheckoutDraft findOrder tokenizeCard signIn
    sendSignInLink exchangeToken register confirmEmail resendConfirmation forgotPassword resetPassword sendEnquiry subscribe signOut signOutEverywhere endDevice
    changePassword deleteAccount changeProfile askRate exportOwnData lookAtInvitation applyDiscount removeDiscount joinWaitingList readAllNotifications compareBankLines
    setMailChoices sendTelemetry reportReview quoteBookingDates sendAgencyPaper putTypedForm`.split(/\s+/);
  const OWN_ACTS =
    'invitePerson withdrawInvitation acceptInvitation changeAgencyPerson removeAgencyPerson askApproval approveOrder refuseOrder makeQuote withdrawQuote bookQuote acceptQuote writeToClient writeToAgency changeAgencyBrand changeAgencyLogo removeAgencyLogo extendHolds releaseHolds takeHoldsToCart moveBookings setMarkup'.split(
      ' ',
    );

  it('knows every call by which an agency’s people change something', async () => {
    const document = (await shop.app.inject({ url: '/travel/v1/openapi.json' })).json<{
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    const writes = Object.values(document.paths).flatMap((methods) =>
      Object.entries(methods).flatMap(([method, { operationId }]) => (method === 'get' ? [] : [operationId])),
    );
    const byAgencies = writes.filter((id) => CELLS[id]?.who.some((who) => who === 'admin' || who === 'booker'));

    expect(byAgencies.filter((id) => !RECORDED[id] && !NO_ACTS.includes(id) && !OWN_ACTS.includes(id) && id !== 'choosePassword')).toEqual(
      [],
    );
  });
});
