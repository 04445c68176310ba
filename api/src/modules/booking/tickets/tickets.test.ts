import type { Order, TicketCheck } from '@straits/api-contract';
import { readOrder, seedPaidOrder } from '../../../testing/pay-order';
import { seedProduct } from '../../../testing/seed-product';
import { seedOrder } from '../../../testing/seed-order';
import { seedUser, type SeededUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let staff: SeededUser;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await seedUser(shop.deps, { isStaff: true });
  await seedProduct(shop.deps);
});
beforeEach(() => shop.clock.set('2026-12-01T02:00:00Z'));
afterAll(() => shop.close());

const ON_THE_DAY = '2026-12-10T03:00:00Z';
const ask = async (what: 'check' | 'use', code: string) =>
  (await shop.post<TicketCheck>(`/staff/tickets/${what}`, { code }, { token: staff.token })).body;
const qrOf = (order: Order, index = 0) => order.lines[0]?.passengers[index]?.ticketQr ?? '';
const codeOf = (order: Order) => order.lines[0]?.passengers[0]?.ticketCode ?? '';

it('lets in once, on the day, whoever asks at the same moment', async () => {
  const order = await seedPaidOrder(shop);
  const early = await ask('use', qrOf(order));
  shop.clock.set(ON_THE_DAY);

  const seen = await ask('check', codeOf(order).toLowerCase());
  const scanned = await Promise.all(Array.from({ length: 8 }, () => ask('use', qrOf(order))));

  expect(early.verdict).toBe('other_day');
  expect(seen).toMatchObject({ verdict: 'valid', ticket: { name: 'Ada Lim', orderCode: order.code, usedAt: null } });
  expect(scanned.map(({ verdict }) => verdict).sort()).toEqual(['used', 'used', 'used', 'used', 'used', 'used', 'used', 'valid']);
});

it('knows what is not a ticket of ours', async () => {
  const order = await seedPaidOrder(shop);
  const [code = '', signature = ''] = qrOf(order).split('.');

  expect(await ask('check', `${code}.${signature.split('').reverse().join('')}`)).toEqual({ verdict: 'forged', ticket: null });
  expect(await ask('check', `${codeOf(await seedPaidOrder(shop))}.${signature}`)).toEqual({ verdict: 'forged', ticket: null });
  expect(await ask('check', 'TNOSUCHTICKET000')).toEqual({ verdict: 'unknown', ticket: null });
  expect(await ask('check', '<script>alert(1)</script>')).toMatchObject({ ticket: null });
});

it('shows no ticket before the payment, and takes none that was cancelled', async () => {
  const waiting = await seedOrder(shop);
  const order = await seedPaidOrder(shop);
  const qr = qrOf(order);
  const key = `key=${order.accessKey}`;
  await shop.post(
    `/orders/${order.code}/cancel?${key}`,
    { reason: 'Somebody is ill', expectedRefund: order.total },
    { idempotencyKey: 'cancel-a-ticket' },
  );

  expect(waiting.lines[0]?.passengers[0]).toMatchObject({ ticketCode: null, ticketQr: null });
  expect(await ask('check', qr)).toMatchObject({ verdict: 'cancelled' });
});

it('pays nothing back for a ticket that was used', async () => {
  const order = await seedPaidOrder(shop);
  const key = `key=${order.accessKey}`;
  shop.clock.set(ON_THE_DAY);
  await ask('use', qrOf(order));
  shop.clock.set('2026-12-01T02:00:00Z');

  const quote = await shop.post(`/orders/${order.code}/cancel-quote?${key}`, {});
  const move = await shop.post(`/orders/${order.code}/lines/${order.lines[0]?.id}/date-quote?${key}`, { localDate: '2026-12-12' });

  expect(quote.body).toMatchObject({ paid: { amount: 4_000 }, refund: { amount: 4_000 } });
  expect(move).toMatchObject({ status: 409, body: { code: 'ticket_used' } });
  expect((await readOrder(shop, order)).status).toBe('paid');
});
