import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Cart, WaitingList } from '@straits/api-contract';
import { mailsTo } from '../../../mail/read-mails.fixture';
import { countWaiting } from '../../../testing/count-waiting.sql';
import { emptyBooking } from '../../../testing/empty-booking';
import { seedProduct } from '../../../testing/seed-product';
import { seedUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { ensureInventoryRow, findSellable, lockDaysWithPlaces } from '../../catalog';
import { offerNewPlaces, offerToWaiting } from './offer-to-waiting';
import { waitingKey } from './waiting-key';
import { insertWaiting } from './waiting.sql';

const DATE = '2026-12-10';
const EMAIL = 'grace@straits.test';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 0 } }] });
  await seedProduct(shop.deps, { id: 'open-zoo', options: [{ inventory: { capacity: 6 } }] });
  await seedProduct(shop.deps, { id: 'tour', options: [{ startTimes: ['10:00', '14:00'], inventory: { capacity: 3 } }] });
});
beforeEach(() => emptyBooking(shop.deps, 'waiting_list', 'rate_limits', 'graphile_worker._private_jobs'));
afterAll(() => shop.close());

const wish = (more: object = {}) => ({ optionId: 'river-zoo-day', localDate: DATE, quantity: 2, email: EMAIL, ...more });
const join = (more: object = {}) => shop.post('/waiting-list', wish(more));
const keyOf = (email: string) => waitingKey(shop.deps.secrets, email);
const listOf = (email: string) => shop.get<WaitingList>(`/waiting-list?key=${keyOf(email)}`);
const leave = (id: string, email: string) => shop.delete<WaitingList>(`/waiting-list/${id}?key=${keyOf(email)}`);
/** All six places of the day are in somebody's cart. */
async function fill(localDate = DATE) {
  const choice = { productId: 'open-zoo', optionId: 'open-zoo-day', localDate, units: [{ unitId: 'adult', quantity: 6 }] };
  const { body: cart, cookie } = await shop.post<Cart>('/cart/lines', choice, { idempotencyKey: randomUUID() });
  return { giveBack: () => shop.delete(`/cart/lines/${cart.lines[0]!.id}`, { cookie }) };
}
async function untilOneWaits() {
  while ((await countWaiting(shop.deps.db)) === 0);
}
const openWish = { optionId: 'open-zoo-day' };
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
    const day = await fill();
    await join(openWish);
    for (const [email, quantity] of [
      ['left@straits.test', 2],
      ['many@straits.test', 7],
    ] as const)
      await join({ ...openWish, email, quantity });
    const [item] = (await listOf('left@straits.test')).body.items;

    const left = await leave(item!.id, 'left@straits.test');
    await day.giveBack();

    expect(left.body).toEqual({ email: 'left@straits.test', items: [] });
    expect((await leave(item!.id, 'left@straits.test')).status).toBe(404);
    expect((await jobs()).filter(({ moment }) => moment === 'free')).toHaveLength(1);
    const mail = (await mailsTo(shop.deps, EMAIL)).at(-1);
    expect(mail?.text).toContain(`/attraction/open-zoo?date=${DATE}`);
    expect((await listOf(EMAIL)).body.items).toMatchObject([{ toldAt: expect.any(String) as string }]);
    expect((await listOf('many@straits.test')).body.items).toMatchObject([{ toldAt: null }]);
  });

  it('gets one mail for all nights of a stay that come free at once', async () => {
    const nights = [DATE, '2026-12-11'];
    const stays = [await fill(nights[0]), await fill(nights[1])];
    await join({ ...openWish, localDate: undefined, localDates: nights });
    await join({ ...openWish, localDate: nights[1], email: 'other@straits.test' });

    await shop.deps.db.transaction().execute(async (trx) => {
      await sql`update inventory set capacity = capacity + 2 where option_id = 'open-zoo-day'`.execute(trx);
      await offerToWaiting(
        trx,
        [...nights].reverse().map((localDate) => ({ optionId: 'open-zoo-day', localDate, startTime: '', quantity: 1 })),
        shop.clock.now(),
      );
    });
    for (const stay of stays) await stay.giveBack();

    const told = (await jobs()).filter(({ moment }) => moment === 'free');
    expect(told.map(({ localDates }) => localDates)).toEqual([nights, nights.slice(1)]);
    const mail = (await mailsTo(shop.deps, EMAIL)).at(-1);
    expect(mail?.text).toContain('Thu, Dec 10, 2026 and Fri, Dec 11, 2026');
    expect(mail?.text).toContain(`?date=${DATE}`);
  });

  it('is not taken for days that have places: they can be booked now', async () => {
    const withPlaces = async (more: object) => {
      const { status, body } = await shop.post<{ code?: string; fields?: object[] }>('/waiting-list', wish({ ...openWish, ...more }));
      return [status, body.code, body.fields];
    };

    expect(await withPlaces({})).toEqual([409, 'places_free', [{ field: 'localDate', message: DATE }]]);
    await fill('2026-12-15');
    expect(await withPlaces({ localDate: undefined, localDates: ['2026-12-15', '2026-12-16'] })).toEqual([
      ...[409, 'places_free', [{ field: 'localDates', message: '2026-12-16' }]],
    ]);

    expect((await listOf(EMAIL)).body.items).toEqual([]);
    expect(await jobs()).toEqual([]);
    expect((await join({ ...openWish, quantity: 7 })).status).toBe(200);
    expect((await join({ ...openWish, localDate: '2026-12-15' })).status).toBe(200);
  });

  it('is told of places that come free while the wish is taken', async () => {
    const day = await fill('2026-12-17');
    const sellable = (await findSellable(shop.deps.db, 'open-zoo-day'))!;
    const asked = { localDates: ['2026-12-17'], quantity: 2, now: shop.clock.now() };
    const wish = { ...asked, optionId: 'open-zoo-day', email: EMAIL, lang: 'EN', at: asked.now };
    const { rows: companies } = await sql<{ id: string }>`select id from companies`.execute(shop.deps.db);
    let giving: Promise<unknown> | undefined;
    await shop.deps.db.transaction().execute(async (trx) => {
      expect(await lockDaysWithPlaces(trx, sellable, asked)).toEqual([]);
      giving = day.giveBack();
      await Promise.race([giving, untilOneWaits()]);
      await insertWaiting(trx, { ...wish, companyId: companies[0]!.id });
    });
    await giving;

    expect((await jobs()).map(({ moment }) => moment)).toEqual(['free']);
  });

  it('is told of places that staff adds, once', async () => {
    await fill('2026-12-18');
    await join({ ...openWish, localDate: '2026-12-18' });
    await offerNewPlaces(shop.deps);
    expect((await jobs()).map(({ moment }) => moment)).toEqual(['joined']);

    await sql`update inventory set capacity = 8 where option_id = 'open-zoo-day' and local_date = '2026-12-18'`.execute(shop.deps.db);
    await offerNewPlaces(shop.deps);
    await offerNewPlaces(shop.deps);

    expect((await jobs()).map(({ moment, localDates }) => [moment, localDates?.[0]])).toEqual([
      ['joined', '2026-12-18'],
      ['free', '2026-12-18'],
    ]);
  });

  it('is told of no places that nobody can book any more, and of those that can be once they come free', async () => {
    const today = '2026-12-01';
    const start = { optionId: 'tour-day', localDate: today, startTime: '14:00' };
    await shop.deps.db.transaction().execute((trx) => ensureInventoryRow(trx, start));
    const hold = (places: number) =>
      sql`update inventory set held = ${places} where option_id = 'tour-day' and local_date = ${today} and start_time = '14:00'`.execute(
        shop.deps.db,
      );
    const freed = async () => (await jobs()).filter(({ moment }) => moment === 'free').map(({ localDates }) => localDates);
    await hold(3);
    shop.clock.set('2026-12-01T03:00:00Z'); // 11:00 there: the start at 10:00 has left with its places
    expect((await join({ optionId: 'tour-day', localDate: today })).status).toBe(200);

    await offerNewPlaces(shop.deps);
    await shop.deps.db.transaction().execute((trx) => offerToWaiting(trx, [start], shop.clock.now()));
    const tooLate = await freed();
    await hold(1);
    await offerNewPlaces(shop.deps);
    shop.clock.set('2026-12-01T02:00:00Z');

    expect([tooLate, await freed()]).toEqual([[], [[today]]]);
  });

  it('leaves twenty people half a day for new places before the next are told', async () => {
    await fill('2026-12-19');
    for (let person = 1; person <= 22; person++)
      await join({ ...openWish, localDate: '2026-12-19', quantity: 1, email: `p${person}@straits.test` });
    await sql`update inventory set capacity = 7 where option_id = 'open-zoo-day' and local_date = '2026-12-19'`.execute(shop.deps.db);
    const told = async () => {
      await offerNewPlaces(shop.deps);
      return (await jobs()).filter(({ moment }) => moment === 'free').length;
    };

    const minutes = [await told(), await told()];
    shop.clock.set('2026-12-01T14:00:01Z');
    const later = await told();
    shop.clock.set('2026-12-01T02:00:00Z');

    expect([...minutes, later]).toEqual([20, 20, 22]);
  });

  it('is told of the same places by one process alone, however many look at once', async () => {
    await fill('2026-12-21');
    const { rows: companies } = await sql<{ id: string }>`select id from companies`.execute(shop.deps.db);
    for (let person = 1; person <= 60; person++) {
      const asked = { optionId: 'open-zoo-day', localDates: ['2026-12-21'], quantity: 1, email: `q${person}@straits.test`, lang: 'EN' };
      await shop.deps.db
        .transaction()
        .execute((trx) => insertWaiting(trx, { ...asked, companyId: companies[0]!.id, at: shop.clock.now() }));
    }
    await sql`update inventory set capacity = 7 where option_id = 'open-zoo-day' and local_date = '2026-12-21'`.execute(shop.deps.db);

    await Promise.all([offerNewPlaces(shop.deps), offerNewPlaces(shop.deps), offerNewPlaces(shop.deps)]);

    expect((await jobs()).filter(({ moment }) => moment === 'free')).toHaveLength(20);
  });

  it('waits for no day that is not on sale', async () => {
    const asked = async (more: object) => {
      const { status, body } = await shop.post<{ code?: string; fields?: object[] }>('/waiting-list', wish(more));
      return [status, body.code, body.fields];
    };

    expect(await asked({ localDate: '2199-01-01' })).toEqual([422, 'date_not_on_sale', [{ field: 'localDate', message: '2199-01-01' }]]);
    expect(await asked({ localDate: undefined, localDates: [DATE, '2199-01-01'] })).toEqual([
      ...[422, 'date_not_on_sale', [{ field: 'localDates', message: '2199-01-01' }]],
    ]);
    expect((await listOf(EMAIL)).body.items).toEqual([]);
  });

  it('tells the next at once when there are places for them besides those who were told', async () => {
    await fill('2026-12-20');
    for (let person = 1; person <= 22; person++)
      await join({ ...openWish, localDate: '2026-12-20', quantity: 1, email: `p${person}@straits.test` });
    const told = async (more: number) => {
      await sql`update inventory set capacity = capacity + ${more} where option_id = 'open-zoo-day' and local_date = '2026-12-20'`.execute(
        shop.deps.db,
      );
      await offerNewPlaces(shop.deps);
      return (await jobs()).filter(({ moment }) => moment === 'free').length;
    };

    expect([await told(1), await told(0), await told(30)]).toEqual([20, 20, 22]);
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

it('greets a guest by no address, and a customer by name once the address is known to be theirs', async () => {
  const customer = await seedUser(shop.deps, { isConfirmed: true });
  const stranger = await seedUser(shop.deps, { isConfirmed: false });
  const greetingOf = async (email: string, language = 'EN') => {
    await shop.post(`/waiting-list?lang=${language}`, wish({ email }));
    return (await mailsTo(shop.deps, email)).at(-1)?.text;
  };

  expect(await greetingOf('nobody@straits.test')).toContain('Hello,');
  const inChinese = await greetingOf('zh@straits.test', 'ZH');
  expect(inChinese).toContain('您好：');
  expect(inChinese).toContain('River Zoo：2026年');
  expect(await greetingOf(customer.email)).toContain('Hello Ada Lim,');
  expect(await greetingOf(stranger.email)).toContain('Hello,');
});
