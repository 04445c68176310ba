import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Cart, Hold } from '@straits/api-contract';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type Ask, type TestApp } from '../../testing/test-app';
import { expireHolds } from './expire-holds';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
  await seedProduct(shop.deps, { id: 'tiny', options: [{ inventory: { capacity: 2 } }] });
  await seedProduct(shop.deps, { id: 'open', options: [{ openDated: true, validityDays: 90 }] });
  await seedProduct(shop.deps, { id: 'timed', options: [{ startTimes: ['10:00', '14:00'], cutOffMinutes: 60 }] });
});
afterAll(() => shop.close());

const DATE = '2026-12-10';
const choice = (productId: string, adults = 1, more: object = {}) => ({
  productId,
  optionId: `${productId}-day`,
  localDate: DATE,
  units: [{ unitId: `adult`, quantity: adults }],
  ...more,
});
const add = (body: object, ask: Ask = {}) =>
  shop.post<Cart & { code?: string }>('/cart/lines', body, { idempotencyKey: randomUUID(), ...ask });
const freeOf = async (productId: string) => {
  const { body } = await shop.get<{ days: { vacancies: number }[] }>(
    `/availability/calendar?optionId=${productId}-day&localDateStart=${DATE}&localDateEnd=${DATE}`,
  );
  return body.days[0]?.vacancies;
};

describe('POST /cart/lines', () => {
  it('holds the places and gives the browser a cart', async () => {
    const before = await freeOf('river-zoo');

    const { status, body, cookie } = await add(choice('river-zoo', 2));

    expect(status).toBe(200);
    expect(body).toMatchObject({
      count: 1,
      subtotal: [{ charge: { amount: 8_000, currency: 'SGD' } }],
      expiresAt: '2026-12-01T02:25:00.000Z',
      lines: [{ state: 'held' }],
    });
    expect(cookie).toMatch(/^straits_cart=/);
    expect(await freeOf('river-zoo')).toBe((before ?? 0) - 2);
  });

  it('gives the first answer again for the same key and refuses it for another request', async () => {
    const { cookie } = await add(choice('river-zoo'));
    const idempotencyKey = randomUUID();

    const first = await add(choice('river-zoo'), { cookie, idempotencyKey });
    const again = await add(choice('river-zoo'), { cookie, idempotencyKey });
    const other = await add(choice('river-zoo', 3), { cookie, idempotencyKey });

    expect(again.body).toEqual(first.body);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });

  it.each([
    ['was lost with its cookie', false],
    ['was lost, but not its cookie', true],
  ])('puts one line into one cart when a new browser’s first answer %s', async (_, hasCookie) => {
    const idempotencyKey = randomUUID();
    const before = await freeOf('river-zoo');

    const lost = await add(choice('river-zoo'), { idempotencyKey });
    const again = await add(choice('river-zoo'), { idempotencyKey, ...(hasCookie && { cookie: lost.cookie }) });

    expect(again.body).toEqual(lost.body);
    const { body } = await shop.get<Cart>('/cart', { cookie: hasCookie ? lost.cookie : again.cookie });
    expect(body.lines).toMatchObject([{ state: 'held', units: [{ quantity: 1 }] }]);
    expect(await freeOf('river-zoo')).toBe((before ?? 0) - 1);
    // Another browser has its own.
    const other = await add(choice('river-zoo'));
    expect(other.cookie).not.toBe(again.cookie ?? lost.cookie);
    await shop.delete(`/cart/lines/${other.body.lines[0]?.id}`, { cookie: other.cookie });
    await shop.delete(`/cart/lines/${body.lines[0]?.id}`, { cookie: lost.cookie });
  });

  it('makes one line of the same visit twice', async () => {
    const { cookie } = await add(choice('river-zoo'));

    const { body } = await add(choice('river-zoo', 2), { cookie });

    expect(body.lines).toHaveLength(1);
    expect(body.lines[0]?.units[0]?.quantity).toBe(3);
  });

  it('needs no hold for an open-dated ticket', async () => {
    const { body } = await add(choice('open', 1, { localDate: undefined }));

    expect(body.lines[0]).toMatchObject({ state: 'open', hold: null, localDate: null });
  });

  it.each([
    ['a date in the past', choice('river-zoo', 1, { localDate: '2026-11-30' }), 422, 'date_past'],
    ['an impossible date', choice('river-zoo', 1, { localDate: '2026-02-30' }), 400, 'request_malformed'],
    ['no date', choice('river-zoo', 1, { localDate: undefined }), 400, 'request_malformed'],
    ['quantity 0', choice('river-zoo', 0), 422, 'quantity_out_of_range'],
    ['quantity -1', choice('river-zoo', -1), 400, 'request_malformed'],
    ['quantity 10^9', choice('river-zoo', 1e9), 400, 'request_malformed'],
    ['an unknown package', { ...choice('river-zoo'), optionId: 'nothing' }, 422, 'option_unknown'],
    ['a package of another product', { ...choice('river-zoo'), optionId: 'tiny-day' }, 422, 'option_unknown'],
    ['a child alone', { ...choice('river-zoo'), units: [{ unitId: 'child', quantity: 1 }] }, 422, 'unit_needs_companion'],
    ['more than the stock', choice('tiny', 3), 409, 'date_sold_out'],
    ['a start time that is not offered', choice('timed', 1, { startTime: '11:00' }), 400, 'request_malformed'],
    ['a visit whose sales have closed', choice('timed', 1, { localDate: '2026-12-01', startTime: '10:00' }), 409, 'cut_off_passed'],
    ['NUL in a text', { ...choice('river-zoo'), productId: 'a\u0000b' }, 400, 'request_malformed'],
  ])('refuses %s and holds nothing', async (_case, body, status, code) => {
    const before = await freeOf('river-zoo');

    const answer = await add(body);

    expect(answer).toMatchObject({ status, body: { code } });
    expect(await freeOf('river-zoo')).toBe(before);
  });

  it('asks for an Idempotency-Key', async () => {
    const answer = await shop.post('/cart/lines', choice('river-zoo'));

    expect(answer).toMatchObject({ status: 400, body: { code: 'idempotency_key_missing' } });
  });
});

describe('PUT /cart/lines/{lineId}', () => {
  it('moves the places to the new date', async () => {
    const { body, cookie } = await add(choice('tiny', 2));

    const changed = await shop.put<Cart>(`/cart/lines/${body.lines[0]?.id}`, choice('tiny', 1, { localDate: '2026-12-11' }), { cookie });

    expect(changed.body.lines[0]).toMatchObject({ localDate: '2026-12-11', state: 'held' });
    expect(await freeOf('tiny')).toBe(2);
  });

  it('keeps the old places when the new ones are gone', async () => {
    const { body, cookie } = await add(choice('tiny', 1));

    const refused = await shop.put(`/cart/lines/${body.lines[0]?.id}`, choice('tiny', 5), { cookie });
    const { body: cart } = await shop.get<Cart>('/cart', { cookie });

    expect(refused).toMatchObject({ status: 409, body: { code: 'date_sold_out' } });
    expect(cart.lines[0]).toMatchObject({ state: 'held', units: [{ quantity: 1 }] });
    await shop.delete(`/cart/lines/${body.lines[0]?.id}`, { cookie });
  });

  it("does not know another browser's line", async () => {
    const { body } = await add(choice('river-zoo'));
    const stranger = await add(choice('river-zoo'));

    const answer = await shop.put(`/cart/lines/${body.lines[0]?.id}`, choice('river-zoo', 2), { cookie: stranger.cookie });

    expect(answer.status).toBe(404);
  });
});

describe('holds', () => {
  it('are over at their end, free their places and can be held again', async () => {
    const { body, cookie } = await add(choice('tiny', 2));
    shop.clock.pass(26);

    const ended = await expireHolds(shop.deps);
    const { body: cart } = await shop.get<Cart>('/cart', { cookie });
    const again = await shop.post<Cart>(`/cart/lines/${body.lines[0]?.id}/hold`, {}, { cookie });

    expect(ended).toBeGreaterThan(0);
    expect(cart).toMatchObject({ lines: [{ state: 'expired' }], subtotal: [] });
    expect(again.body.lines[0]?.state).toBe('held');
    await shop.delete(`/cart/lines/${body.lines[0]?.id}`, { cookie });
    expect(await freeOf('tiny')).toBe(2);
  });

  it('can be renewed ten times', async () => {
    const { body, cookie } = await add(choice('river-zoo'));
    const holdId = body.lines[0]?.hold?.id;
    const renew = () => shop.post<Hold>(`/holds/${holdId}/extend`, {}, { cookie });

    for (let time = 0; time < 9; time++) await renew();
    const tenth = await renew();
    const eleventh = await renew();

    expect(tenth.body.renewalsLeft).toBe(0);
    expect(eleventh).toMatchObject({ status: 409, body: { code: 'hold_not_renewable' } });
  });

  it('cannot be renewed after their end', async () => {
    const { body, cookie } = await add(choice('river-zoo'));
    shop.clock.pass(26);

    const answer = await shop.post(`/holds/${body.lines[0]?.hold?.id}/extend`, {}, { cookie });

    expect(answer).toMatchObject({ status: 409, body: { code: 'hold_expired' } });
  });
});

describe('GET /cart', () => {
  it('shows what the price was when it has changed', async () => {
    const { cookie } = await add(choice('river-zoo'));
    await seedProduct(shop.deps, {
      options: [{ units: [{ id: 'adult', type: 'ADULT', name: { en: 'Adult' }, price: 4_500, netPrice: 3_000 }] }],
    });

    const { body } = await shop.get<Cart>('/cart', { cookie });

    expect(body.lines[0]).toMatchObject({ total: { charge: { amount: 4_500 } }, priceWas: { charge: { amount: 4_000 } } });
    expect(body.notice).toEqual([{ code: 'price_changed', productName: 'River Zoo' }]);
  });

  it('is empty for a customer who has put nothing into it', async () => {
    const { token } = await seedUser(shop.deps);

    const { body } = await shop.get<Cart>('/cart', { token });

    expect(body).toMatchObject({ count: 0, lines: [], expiresAt: null });
  });
});

describe('PUT /cart/draft', () => {
  it('keeps nothing for a visitor who could not come back for it', async () => {
    const before = await sql<{ count: number }>`select count(*)::int as count from carts`.execute(shop.deps.db);

    const answer = await shop.put('/cart/draft', { contact: { name: 'Ada Lim' } });

    expect(answer).toMatchObject({ status: 409, body: { code: 'cookie_missing' }, cookie: undefined });
    expect((await sql<{ count: number }>`select count(*)::int as count from carts`.execute(shop.deps.db)).rows).toEqual(before.rows);
  });

  it('takes a group of two hundred of who is signed in, and of a guest what a guest can book', async () => {
    const { token } = await seedUser(shop.deps);
    const { cookie } = await shop.get('/user', { token });
    const passenger = {
      lineId: randomUUID(),
      unitId: 'adult',
      givenNames: 'Maximiliane Alexandra',
      familyName: 'Wickramasinghe-Vandenberghe',
    };
    const papers = { nationality: 'SG', passportNumber: 'K1234567N', dateOfBirth: '1990-01-01', passportExpiry: '2031-01-01' };
    const groupOf = (size: number) => ({ passengers: Array.from({ length: size }, () => ({ ...passenger, ...papers })) });

    const statuses = [
      (await shop.put('/cart/draft', groupOf(200), { token })).status,
      (await shop.put('/cart/draft', groupOf(100), { cookie })).status,
      (await shop.put('/cart/draft', groupOf(200), { cookie })).status,
    ];

    expect(statuses).toEqual([200, 200, 413]);
  });

  it('keeps what was typed for a day, sealed', async () => {
    const { cookie } = await add(choice('river-zoo'));
    await shop.put('/cart/draft', { contact: { name: 'Ada Lim' }, passengers: [{ givenNames: 'Ada' }] }, { cookie });

    const kept = await shop.get('/cart/draft', { cookie });
    shop.clock.pass(25 * 60);
    const gone = await shop.get('/cart/draft', { cookie });

    expect(kept.body).toMatchObject({ contact: { name: 'Ada Lim' }, passengers: [{ givenNames: 'Ada' }] });
    expect(gone.body).toMatchObject({ contact: {}, passengers: [] });
  });
});

describe('IsAddBook', () => {
  it('counts what the own cart holds as free, for its owner only', async () => {
    const { cookie } = await add(choice('tiny', 2, { localDate: '2026-12-20' }));
    const path = '/availability?optionId=tiny-day&localDate=2026-12-20&units=adult:2&IsAddBook=true';

    const own = await shop.get<{ slots: { status: string; vacancies: number }[] }>(path, { cookie });
    const other = await shop.get<{ slots: { status: string; vacancies: number }[] }>(path);

    expect(own.body.slots).toMatchObject([{ status: 'LIMITED', vacancies: 2 }]);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(other.body.slots).toMatchObject([{ status: 'SOLD_OUT', vacancies: 0 }]);
  });
});
