import { randomUUID } from 'node:crypto';
import type { MailChoices, NotificationPage, Payment, ReadAll } from '@straits/api-contract';
import { sql } from 'kysely';
import { mailsTo } from '../../mail/read-mails.fixture';
import { seedOrder } from '../../testing/seed-order';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { forgetWhatIsOver } from '../account/forget.jobs';
import { remindTravellers } from '../booking/after-sale/travel-days';
import { warnOfEndingHolds } from '../booking/warn-of-ending-holds';
import { notify } from './notify';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
});
afterAll(() => shop.close());

const listOf = async (token: string, query = '') => (await shop.get<NotificationPage>(`/notifications?${query}`, { token })).body;
const tell = (userId: string, onceKey?: string) =>
  notify(shop.deps.db, [userId], { kind: 'password_changed', path: '/profile', onceKey, at: shop.clock.now() });

describe('the list', () => {
  it('tells the owner of an order of each moment, with what was cancelled, why and for how much', async () => {
    const { token } = await seedUser(shop.deps);
    const order = await seedOrder(shop, { token, localDate: '2026-12-10' });
    const card = { number: '4242424242424242', expiry: '12/30', cvc: '123', holder: 'ADA LIM' };
    const { cardToken } = (await shop.post<{ cardToken: string }>('/sandbox/cards', card)).body;
    await shop.post<Payment>(
      `/orders/${order.code}/payments`,
      { method: 'card', cardToken, expected: order.total },
      { token, idempotencyKey: randomUUID() },
    );
    const quote = (
      await shop.post<{ refund: { amount: number }; fee: { amount: number } }>(`/orders/${order.code}/cancel-quote`, {}, { token })
    ).body;
    await shop.post(
      `/orders/${order.code}/cancel`,
      { reason: 'Our plans changed', expectedRefund: quote.refund },
      { token, idempotencyKey: randomUUID() },
    );

    const { items, unread } = await listOf(token);

    expect(items.map(({ kind }) => kind)).toEqual(['cancelled', 'paid', 'placed']);
    expect(unread).toBe(3);
    expect(items[0]).toMatchObject({ type: 'cancellation', path: `/order-detail?order=${order.code}`, readAt: null });
    expect(items[0]!.facts).toMatchObject({ code: order.code, fee: { currency: 'SGD' }, reason: 'Our plans changed' });
    expect(items[2]!.facts).toMatchObject({ amount: order.total, product: expect.stringMatching(/./) as string, lang: 'en' });
  });

  it('has pages, types and unread ones, and the other person’s is not there', async () => {
    const [user, other] = [await seedUser(shop.deps), await seedUser(shop.deps)];
    for (let count = 0; count < 5; count++) await tell(user.id);
    await tell(other.id);

    const first = await listOf(user.token, 'limit=3');
    const second = await listOf(user.token, `limit=3&cursor=${first.nextCursor}`);
    const theirs = (await listOf(other.token)).items[0]!.id;

    expect([first.items.length, second.items.length, second.nextCursor, first.unread]).toEqual([3, 2, null, 5]);
    expect((await listOf(user.token, 'type=wallet')).items).toEqual([]);
    expect((await shop.post(`/notifications/${theirs}/read`, {}, { token: user.token })).status).toBe(404);
    expect((await shop.get('/notifications?cursor=drop', { token: user.token })).status).toBe(400);
  });

  it('is read one by one or all at once, and that can be undone, but not by another', async () => {
    const [user, other] = [await seedUser(shop.deps), await seedUser(shop.deps)];
    for (let count = 0; count < 3; count++) await tell(user.id);
    const [opened] = (await listOf(user.token)).items;
    await shop.post(`/notifications/${opened!.id}/read`, {}, { token: user.token });

    const { body: all } = await shop.post<ReadAll>('/notifications/read-all', {}, { token: user.token });
    const after = await listOf(user.token, 'unread=true');
    const stranger = await shop.delete(`/notification-reads/${all.batch}`, { token: other.token });
    await shop.delete(`/notification-reads/${all.batch}`, { token: user.token });

    expect(all.count).toBe(2);
    expect([after.items.length, after.unread]).toEqual([0, 0]);
    expect(stranger.status).toBe(404);
    expect((await listOf(user.token)).unread).toBe(2);
    expect((await shop.post<ReadAll>('/notifications/read-all', {}, { token: other.token })).body).toEqual({ batch: null, count: 0 });
  });

  it('keeps twelve months', async () => {
    const user = await seedUser(shop.deps);
    const now = shop.clock.now();
    await notify(shop.deps.db, [user.id], { kind: 'paid', path: '/', at: new Date(now.getTime() - 373 * 86_400_000) });
    await notify(shop.deps.db, [user.id], { kind: 'placed', path: '/', at: new Date(now.getTime() - 300 * 86_400_000) });

    await forgetWhatIsOver(shop.deps);

    expect((await listOf(user.token)).items.map(({ kind }) => kind)).toEqual(['placed']);
  });
});

describe('places that are about to be given back', () => {
  it('are told of once for each end, however many processes look, and again after a renewal', async () => {
    const { token } = await seedUser(shop.deps);
    const choice = {
      productId: 'river-zoo',
      optionId: 'river-zoo-day',
      localDate: '2026-12-12',
      units: [{ unitId: 'adult', quantity: 1 }],
    };
    const { body } = await shop.post<{ lines: { hold: { id: string } }[] }>('/cart/lines', choice, { token, idempotencyKey: randomUUID() });
    await warnOfEndingHolds(shop.deps);
    const early = (await listOf(token)).items.length;
    shop.clock.pass(21);
    await Promise.all(Array.from({ length: 6 }, () => warnOfEndingHolds(shop.deps)));
    const told = (await listOf(token)).items;
    await shop.post(`/holds/${body.lines[0]!.hold.id}/extend`, {}, { token });
    shop.clock.pass(21);
    await warnOfEndingHolds(shop.deps);

    expect(early).toBe(0);
    expect(told.map(({ kind, path }) => [kind, path])).toEqual([['hold_ending', '/cart']]);
    expect((await listOf(token)).items).toHaveLength(2);
  });
});

describe('mail choices', () => {
  it('keep reminders back, and never the mails that a booking needs', async () => {
    const { token } = await seedUser(shop.deps);
    const { body } = await shop.put<MailChoices>(
      '/notifications/choices',
      { mails: { booking: false, wallet: true, credit_due: true, net_price: true } },
      { token },
    );
    const order = await seedOrder(shop, { token, localDate: '2026-12-02' });
    await sql`update orders set status = 'paid', contact_email = 'quiet@straits.test' where code = ${order.code}`.execute(shop.deps.db);
    await sql`update order_lines set local_date = ${new Date(shop.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)}
      where order_id = (select id from orders where code = ${order.code})`.execute(shop.deps.db);
    await remindTravellers(shop.deps);

    const subjects = (await mailsTo(shop.deps, 'quiet@straits.test')).map(({ subject }) => subject);

    expect(body.mails).toEqual({ booking: false, wallet: true, credit_due: true, net_price: true });
    expect(subjects).toEqual([expect.stringContaining('waiting for your payment')]);
    expect((await listOf(token)).items.map(({ kind }) => kind)).toEqual(['reminder', 'placed']);
    const older = await shop.put('/notifications/choices', { mails: { wallet: false } }, { token });
    expect(older).toMatchObject({ status: 200, body: { mails: { booking: false, wallet: false, credit_due: true, net_price: true } } });
    expect((await shop.put('/notifications/choices', { mails: { wallet: 'no' } }, { token })).status).toBe(400);
  });
});
