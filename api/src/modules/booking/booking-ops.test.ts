import { sql } from 'kysely';
import sharp from 'sharp';
import type { NotificationPage } from '@straits/api-contract';
import type { Staff } from '../../ops/ops-command';
import { findCommand, runCommand } from '../../ops/run-command';
import { emptyBooking } from '../../testing/empty-booking';
import { readOrder, seedPaidOrder, startPaying } from '../../testing/pay-order';
import { seedOrder } from '../../testing/seed-order';
import { seedProduct } from '../../testing/seed-product';
import { seedStaff, seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { bookingOps } from './booking.ops';
import { expireOrders } from './expire-orders';

let shop: TestApp;
let staff: Staff;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await seedStaff(shop.deps);
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 8 } }] });
  await seedProduct(shop.deps, { id: 'slow-zoo', supply: { port: 'test', behaviour: 'slow' } });
});
beforeEach(async () => {
  shop.clock.set('2026-12-01T02:00:00Z');
  await emptyBooking(shop.deps);
});
afterAll(() => shop.close());

/** A command as staff types it. */
async function ops(line: string, ...more: string[]) {
  const given = [...line.split(' '), ...more];
  const lines: string[] = [];
  const operator = given.includes('--as') ? staff : undefined;
  const code = await runCommand({ ...shop.deps, operator }, findCommand(bookingOps, given)!, given, (text) => lines.push(text));
  return { code, text: lines.join('\n') };
}
const as = () => ['--as', staff.email];

async function proven() {
  const order = await seedOrder(shop);
  const { body: payment } = await startPaying(shop, order, { method: 'bank_transfer' });
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#135' } })
    .png()
    .toBuffer();
  const head = '--b\r\nContent-Disposition: form-data; name="File"; filename="proof.png"\r\nContent-Type: image/png\r\n\r\n';
  const payload = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--b--\r\n')]);
  const at = `/payments/${payment.id}`;
  await shop.post(`${at}/proof?key=${order.accessKey}`, payload, { headers: { 'content-type': 'multipart/form-data; boundary=b' } });
  await shop.post(`${at}/paid?key=${order.accessKey}`, {});
  return order;
}

it('payments: lists proofs, confirms one, refuses another with its reason', async () => {
  const [one, other] = [await proven(), await proven()];

  const list = await ops('payments list');
  const confirmed = await ops(`payments confirm ${one.code}`, ...as());
  const refused = await ops(`payments refuse ${other.code}`, '--reason', 'The amount differs', ...as());

  expect(list.text).toContain(one.code);
  expect([confirmed.code, refused.code]).toEqual([0, 0]);
  expect((await readOrder(shop, one)).status).toBe('paid');
  expect(await readOrder(shop, other)).toMatchObject({ status: 'ORDERED', payment: { reason: 'The amount differs' } });
  expect((await ops('payments list')).text).toBe('No proof is waiting.');
  await expect(ops(`payments confirm ${one.code}`, ...as())).rejects.toThrow(/no proof waits/);
});

it('orders and refunds: late money that finds no places goes back, is paid out and looked after', async () => {
  const late = await proven();
  await sql`update orders set status = 'ORDERED', expires_at = ${shop.clock.now()} where code = ${late.code}`.execute(shop.deps.db);
  await expireOrders(shop.deps);
  await seedPaidOrder(shop, { adults: 8 });

  await expect(ops(`orders late-money ${late.code}`, ...as())).rejects.toThrow(/say --amount/);
  await expect(ops(`orders late-money ${late.code}`, '--amount', '80.00', ...as())).rejects.toThrow(/its currency/);
  const other = await ops(`orders late-money ${late.code}`, '--amount', 'SGD 79.00', ...as());
  expect(other).toMatchObject({ code: 1, text: expect.stringContaining('nothing is changed') });
  expect((await readOrder(shop, late)).refunds).toEqual([]);
  const said = await ops(`orders late-money ${late.code}`, '--amount', 'SGD 80.00', ...as());
  const stuck = await ops('orders stuck');
  const list = await ops('refunds list');
  const refundId = (await readOrder(shop, late)).refunds[0]?.id ?? '';
  const paid = await ops(`refunds paid ${refundId}`, '--reference', 'DBS-778', ...as());
  const resolved = await ops(`orders resolve ${late.code}`, '--note', 'paid out by DBS', ...as());

  expect(said).toMatchObject({ code: 0, text: expect.stringContaining('goes back') });
  expect(stuck.text).toContain(late.code);
  expect(list.text).toContain(refundId);
  expect([paid.code, resolved.code]).toEqual([0, 0]);
  expect(await readOrder(shop, late)).toMatchObject({ refunds: [{ status: 'done' }] });
  expect((await ops('orders stuck')).text).toBe('No order is stuck.');
});

it('manifest and tickets: who travels on a day, and the gate', async () => {
  const order = await seedPaidOrder(shop);
  const ticket = order.lines[0]?.passengers[0]?.ticketQr ?? '';

  const early = await ops(`tickets use ${ticket}`, ...as());
  shop.clock.set('2026-12-10T03:00:00Z');
  const manifest = await ops('orders manifest 2026-12-10');
  const seen = await ops(`tickets check ${ticket}`);
  const used = await ops(`tickets use ${ticket}`, ...as());
  const again = await ops(`tickets use ${ticket}`, ...as());

  expect(early).toMatchObject({ code: 1, text: expect.stringContaining('other_day') });
  expect(manifest.text).toContain(order.code);
  expect([seen.code, used.code, again.code]).toEqual([0, 0, 1]);
  expect(again.text).toContain('used');
  await expect(ops('orders manifest tomorrow')).rejects.toThrow(/2026-12-31/);
});

it('notice: a closure is told once to who has booked that day, and guests are named to be called (D15)', async () => {
  const guest = await seedPaidOrder(shop);
  const person = await seedUser(shop.deps);
  const mine = await seedPaidOrder(shop, { token: person.token });
  const say = (day: string) => ops(`orders notice river-zoo ${day}`, '--reason', 'Heavy rain: the zoo closes at 14:00', ...as());

  const [first, , other] = [await say('2026-12-10'), await say('2026-12-10'), await say('2026-12-11')];
  const { body } = await shop.get<NotificationPage>('/notifications', { token: person.token });

  expect(first.text).toContain('1 told');
  expect(first.text).toContain(guest.code);
  expect(other.text).toBe('0 told in their bell.');
  expect(body.items.filter(({ kind }) => kind === 'visit_notice')).toMatchObject([
    { type: 'change', path: `/order-detail?order=${mine.code}`, facts: { code: mine.code, reason: 'Heavy rain: the zoo closes at 14:00' } },
  ]);
  await expect(ops('orders notice river-zoo 2026-12-10', ...as())).rejects.toThrow(/--reason/);
});

it('suppliers: what is owed, and what staff heard by telephone', async () => {
  const [one, other] = [await seedOrder(shop, { productId: 'slow-zoo' }), await seedOrder(shop, { productId: 'slow-zoo' })];
  for (const order of [one, other]) await startPaying(shop, order);

  const list = await ops('suppliers list');
  const confirmed = await ops(`suppliers confirm ${one.code}`, '--reference', 'BY-PHONE', ...as());
  const asked = await ops(`suppliers ask ${other.code}`);
  const refused = await ops(`suppliers refuse ${other.code}`, '--reason', 'The park is closed', ...as());

  expect(list.text).toContain(other.code);
  expect([confirmed.code, asked.code, refused.code]).toEqual([0, 0, 0]);
  expect(await readOrder(shop, one)).toMatchObject({ status: 'paid', documents: { ticket: true } });
  expect(await readOrder(shop, other)).toMatchObject({ status: 'CANCELLED', refunds: [{ amount: { amount: 8_000 } }] });
  expect((await ops('suppliers list')).text).toBe('No supplier owes an answer.');
});

it('discounts: a code is added and counted', async () => {
  const added = await ops('discounts add MONSOON --percent 10 --uses 5', ...as());

  expect(added.code).toBe(0);
  expect((await ops('discounts list')).text).toContain('MONSOON');
});
