import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Cart, WaitingList } from '@straits/api-contract';
import { mailsTo } from '../../../mail/read-mails.fixture';
import { emptyBooking } from '../../../testing/empty-booking';
import { seedProduct } from '../../../testing/seed-product';
import { seedUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { ensureInventoryRows } from '../../catalog';
import { offerToWaiting } from './offer-to-waiting';
import { waitingKey } from './waiting-key';

const DATE = '2026-12-10';
const EMAIL = 'grace@straits.test';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 6 } }] });
});
beforeEach(() => emptyBooking(shop.deps, 'waiting_list', 'rate_limits', 'graphile_worker._private_jobs'));
afterAll(() => shop.close());

const wish = (more: object = {}) => ({ optionId: 'river-zoo-day', localDate: DATE, quantity: 2, email: EMAIL, ...more });
const join = (more: object = {}) => shop.post('/waiting-list', wish(more));
const keyOf = (email: string) => waitingKey(shop.deps.secrets, email);
const listOf = (email: string) => shop.get<WaitingList>(`/waiting-list?key=${keyOf(email)}`);
const leave = (id: string, email: string) => shop.delete<WaitingList>(`/waiting-list/${id}?key=${keyOf(email)}`);
const jobs = async () => {
  const { rows } = await sql<{ payload: { moment: 'joined' | 'free'; localDates?: string[] } }>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'waiting_mail' order by j.id`.execute(shop.deps.db);
  return rows.map(({ payload }) => payload);
};

describe('a guest who waits', () => {
  it('gets a mail whose link shows the list, once a day', async () => {
    await join({ email: ' Grace@Straits.test ' });
    await join({ quantity: 3 });
    expect((await jobs()).map(({ moment }) => moment)).toEqual(['joined']);

    const mail = (await mailsTo(shop.deps, EMAIL)).at(-1);

    const [, key = ''] = /waiting-list\?key=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect((await shop.get<WaitingList>(`/waiting-list?key=${key}`)).body.email).toBe(EMAIL);
    expect(Buffer.from(key, 'base64url').toString()).not.toContain('grace');
    expect((await listOf(EMAIL)).body).toMatchObject({
      email: EMAIL,
      items: [{ productName: 'River Zoo', localDate: DATE, quantity: 3, toldAt: null, kind: 'attraction' }],
    });
  });

  it('waits for all nights of a stay at once: one mail, one try, all or none', async () => {
    const nights = Array.from({ length: 30 }, (_, index) => `2026-12-${index + 2}`.replace(/-(\d)$/, '-0$1'));
    const stay = (localDates: unknown, more = {}) => join({ localDate: undefined, email: 'stay@straits.test', localDates, ...more });
    expect((await stay(['2026-12-12', '2026-11-30'])).status).toBe(422);
    expect((await stay(undefined)).status).toBe(400);
    expect((await stay(nights, { localDate: DATE })).status).toBe(400);
    expect((await listOf('stay@straits.test')).body.items).toEqual([]);

    const answers = [];
    for (let press = 1; press <= 3; press++) answers.push((await stay([...nights, ...nights.slice(0, 1)])).status);

    expect(answers).toEqual([200, 200, 200]);
    expect((await listOf('stay@straits.test')).body.items.map(({ localDate }) => localDate)).toEqual(nights);
    expect(await jobs()).toHaveLength(1);
    const mail = (await mailsTo(shop.deps, 'stay@straits.test')).at(-1);
    expect(mail?.text).toContain('Dec 2, 2026');
    expect(mail?.text).toContain('Dec 31, 2026');
  });

  it('is told once when places enough come free; who left is not', async () => {
    const choice = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: DATE, units: [{ unitId: 'adult', quantity: 6 }] };
    const { body: cart, cookie } = await shop.post<Cart>('/cart/lines', choice, { idempotencyKey: randomUUID() });
    await join();
    for (const [email, quantity] of [
      ['left@straits.test', 2],
      ['many@straits.test', 7],
    ] as const)
      await join({ email, quantity });
    const [item] = (await listOf('left@straits.test')).body.items;

    const left = await leave(item!.id, 'left@straits.test');
    await shop.delete(`/cart/lines/${cart.lines[0]!.id}`, { cookie });

    expect(left.body).toEqual({ email: 'left@straits.test', items: [] });
    expect((await leave(item!.id, 'left@straits.test')).status).toBe(404);
    expect((await jobs()).filter(({ moment }) => moment === 'free')).toHaveLength(1);
    const mail = (await mailsTo(shop.deps, EMAIL)).at(-1);
    expect(mail?.text).toContain(`/attraction/river-zoo?date=${DATE}`);
    expect((await listOf(EMAIL)).body.items).toMatchObject([{ toldAt: expect.any(String) as string }]);
    expect((await listOf('many@straits.test')).body.items).toMatchObject([{ toldAt: null }]);
  });

  it('gets one mail for all nights of a stay that come free at once', async () => {
    const nights = [DATE, '2026-12-11'];
    await join({ localDate: undefined, localDates: nights });
    await join({ localDate: nights[1], email: 'other@straits.test' });

    const freed = [...nights].reverse().map((localDate) => ({ optionId: 'river-zoo-day', localDate, startTime: '', quantity: 1 }));
    await shop.deps.db.transaction().execute(async (trx) => {
      await ensureInventoryRows(trx, freed);
      await offerToWaiting(trx, freed);
    });

    const told = (await jobs()).filter(({ moment }) => moment === 'free');
    expect(told.map(({ localDates }) => localDates)).toEqual([nights, nights.slice(1)]);
    const mail = (await mailsTo(shop.deps, EMAIL)).at(-1);
    expect(mail?.text).toContain('Thu, Dec 10, 2026 and Fri, Dec 11, 2026');
    expect(mail?.text).toContain(`?date=${DATE}`);
  });

  it('reaches nobody else’s list: by a key of another address, a forged one, or none', async () => {
    await join();
    const [item] = (await listOf(EMAIL)).body.items;

    expect((await leave(item!.id, 'eve@straits.test')).status).toBe(404);
    expect((await listOf('eve@straits.test')).body.items).toEqual([]);
    const byte = keyOf(EMAIL).at(-6) === 'A' ? 'B' : 'A';
    expect((await shop.get(`/waiting-list?key=${keyOf(EMAIL).slice(0, -6)}${byte}${keyOf(EMAIL).slice(-5)}`)).status).toBe(404);
    const otherPurpose = shop.deps.secrets.encrypt(EMAIL).toString('base64url');
    expect((await shop.get(`/waiting-list?key=${otherPurpose}`)).status).toBe(404);
    expect((await shop.get('/waiting-list?key=nonsense')).status).toBe(404);
    expect((await shop.get('/waiting-list')).status).toBe(401);
    expect((await listOf(EMAIL)).body.items).toHaveLength(1);
  });

  it('waits for no day that is over, and its letter box is not filled by others', async () => {
    expect((await join({ localDate: '2026-11-30' })).status).toBe(422);
    const answers = [];
    for (let day = 10; day <= 30; day++) answers.push((await join({ email: 'victim@straits.test', localDate: `2026-12-${day}` })).status);

    expect(answers.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(answers.at(-1)).toBe(429);
  });

  it('sees no days that are over', async () => {
    await join();
    shop.clock.set('2026-12-11T02:00:00Z');
    const { items } = (await listOf(EMAIL)).body;
    shop.clock.set('2026-12-01T02:00:00Z');

    expect(items).toEqual([]);
  });
});

it('shows customers what waits at their own address, once it is confirmed', async () => {
  const customer = await seedUser(shop.deps, { isConfirmed: false });
  await join({ email: customer.email });
  const read = async () => (await shop.get<WaitingList>('/waiting-list', { token: customer.token })).body;

  const before = await read();
  await sql`update users set email_confirmed_at = now() where id = ${customer.id}`.execute(shop.deps.db);

  expect(before).toEqual({ email: null, items: [] });
  expect(await read()).toMatchObject({ email: customer.email, items: [{ productId: 'river-zoo' }] });
});
