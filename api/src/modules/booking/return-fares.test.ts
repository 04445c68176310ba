import { randomUUID } from 'node:crypto';
import type { Cart, PlacedOrders } from '@straits/api-contract';
import { seedProducts } from '../../testing/seed-product';
import { ferryInput } from '../../testing/seed-routes';
import { mailsTo } from '../../mail/read-mails.fixture';
import { startTestApp, type Ask, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProducts(shop.deps, [
    ferryInput('fast', { openTicket: true, cancellation: [{ hoursBefore: 24, refundPercent: 100 }] }),
    ferryInput('slow', { operator: 'Slow' }),
  ]);
});
afterAll(() => shop.close());

const leg = (way: 'outbound-0800' | 'return-1700' | 'open', units: Record<string, number>, line = 'fast') => ({
  productId: line,
  optionId: `${line}-${way}`,
  ...(way === 'open'
    ? {}
    : { localDate: way === 'outbound-0800' ? '2026-12-10' : '2026-12-12', startTime: way.slice(-4, -2) + ':' + way.slice(-2) }),
  units: Object.entries(units).map(([unitId, quantity]) => ({ unitId, quantity })),
});
const SHARE = { 'adult-foreign-return': 1, 'adult-indonesian-return': 1 };
const send = (path: string, body: object, ask: Ask = {}) =>
  shop.post<Cart & { code?: string }>(path, body, { idempotencyKey: randomUUID(), ...ask });
const trip = (...lines: object[]) => send('/cart/trips', { lines });
const amounts = ({ lines }: Cart) => lines.map(({ total }) => total.charge.amount);

async function orderOf(cart: Cart, cookie: string | undefined): Promise<PlacedOrders> {
  const passengers = cart.lines.flatMap(({ id: lineId }) =>
    Object.keys(SHARE).map((unitId) => ({
      ...{ lineId, unitId, givenNames: 'Ada', familyName: 'Tan', dateOfBirth: '1990-03-27', passportNumber: 'E1234567' },
      ...{ nationality: unitId.includes('indonesian') ? 'ID' : 'SG', passportExpiry: '2033-01-01' },
    })),
  );
  const { body } = await shop.post<PlacedOrders>(
    '/orders',
    {
      contact: { name: 'Ada Tan', email: 'terminal@example.com', phone: '+65 8123 4567' },
      passengers,
      expected: cart.total.map(({ charge }) => charge),
      acceptTerms: true,
      insolvencyInsurance: 'declined',
      insuranceAcknowledged: true,
    },
    { cookie, idempotencyKey: randomUUID() },
  );
  return body;
}

test('sells a return fare there and back, and with an open ticket for the way back', async () => {
  // SGD 58.01 and 49.00 there and back: the odd cent is paid on the way there.
  expect(amounts((await trip(leg('outbound-0800', SHARE), leg('return-1700', SHARE))).body)).toEqual([5_351, 5_350]);
  expect((await trip(leg('outbound-0800', SHARE), leg('open', SHARE))).status).toBe(200);
});

test.each([
  ['one way', [leg('outbound-0800', SHARE)]],
  ['two ways there', [leg('outbound-0800', SHARE), leg('outbound-0800', SHARE)]],
  ['a way back of another line', [leg('outbound-0800', SHARE), leg('return-1700', SHARE, 'slow')]],
  ['fewer people on the way back', [leg('outbound-0800', SHARE), leg('return-1700', { 'adult-foreign-return': 1 })]],
  ['two ways there with one way back', [leg('outbound-0800', SHARE), leg('return-1700', SHARE), leg('outbound-0800', SHARE)]],
])('refuses half of a return fare for %s, and keeps nothing', async (_, lines) => {
  const refused = await trip(...lines);

  expect(refused).toMatchObject({ status: 422, body: { code: 'quantity_out_of_range' } });
  const { rows } = await shop.deps.connection.pool.query<{ held: number }>(
    "select coalesce(sum(held), 0)::int as held from inventory where option_id like 'slow%'",
  );
  expect(rows[0]?.held).toBe(0);
});

test('refuses it as a line of its own too', async () => {
  expect((await send('/cart/lines', leg('outbound-0800', SHARE))).body.code).toBe('quantity_out_of_range');
});

test('prices the other leg as a single crossing when one is taken out, and keeps its places', async () => {
  const { body, cookie } = await trip(leg('outbound-0800', SHARE), leg('return-1700', SHARE));

  const { body: left } = await shop.delete<Cart>(`/cart/lines/${body.lines[0]?.id}`, { cookie });

  expect(left.lines).toMatchObject([
    { state: 'held', total: { charge: { amount: 7_000 } }, units: [{ unitId: 'adult-foreign' }, { unitId: 'adult-indonesian' }] },
  ]);
});

test('leaves the return fare to who still goes both ways when one leg is changed to other people', async () => {
  const { body, cookie } = await trip(leg('outbound-0800', SHARE), leg('return-1700', SHARE));

  const { body: changed } = await shop.put<Cart>(`/cart/lines/${body.lines[1]?.id}`, leg('return-1700', { 'adult-foreign': 1 }), {
    cookie,
  });

  expect(changed.lines.map(({ units }) => units.map(({ unitId }) => unitId))).toEqual([
    ['adult-foreign-return', 'adult-indonesian'],
    ['adult-foreign-return'],
  ]);
});

test('gives the return fare again to whose ticket was changed on one way, then on the other', async () => {
  const one = { 'adult-foreign-return': 1 };
  const { body, cookie } = await trip(leg('outbound-0800', one), leg('return-1700', one));
  const change = async (line: number, way: 'outbound-0800' | 'return-1700', unitId: string) =>
    (await shop.put<Cart>(`/cart/lines/${body.lines[line]!.id}`, leg(way, { [unitId]: 1 }), { cookie })).body.lines.map(
      ({ units }) => units[0]?.unitId,
    );

  expect(await change(0, 'outbound-0800', 'adult-indonesian-return')).toEqual(['adult-indonesian', 'adult-foreign']);
  expect(await change(1, 'return-1700', 'adult-indonesian')).toEqual(['adult-indonesian-return', 'adult-indonesian-return']);
});

test('says what all travellers pay at the terminal, in no total, from the cart to the order and its papers', async () => {
  const { body: cart, cookie } = await trip(leg('outbound-0800', SHARE), leg('return-1700', SHARE));

  // The charge of the way there is in its fare.
  expect(cart.lines.map(({ paidOnBoard }) => paidOnBoard?.charge ?? null)).toEqual([null, { amount: 2 * 800, currency: 'SGD' }]);
  expect(cart.total[0]!.charge.amount).toBe(5_351 + 5_350);

  const placed = await orderOf(cart, cookie);
  const [order] = placed.orders;

  expect(order!.lines.map(({ paidOnBoard }) => paidOnBoard)).toEqual([undefined, { amount: 2 * 800, currency: 'SGD' }]);
  // The calendar's event ends when the ship is there.
  expect(order!.lines.map(({ durationMinutes }) => durationMinutes)).toEqual([50, 50]);
  expect(order!.lines.map(({ venue, arrival }) => [venue?.name, arrival?.port, arrival?.timeZone])).toEqual([
    ['harbourfront', 'batam-centre', 'Asia/Jakarta'],
    ['batam-centre', 'harbourfront', 'Asia/Singapore'],
  ]);
  const [mail] = await mailsTo(shop.deps, 'terminal@example.com');
  expect(mail?.text).toContain('Terminal charge, paid at the terminal: SGD 16.00');
  // Both ways have the line's name.
  expect(mail?.text).toContain('When: harbourfront → batam-centre: Thu, Dec 10, 2026 08:00 (GMT+8); batam-centre → harbourfront:');
});

test('moves no leg of a trip past the other one', async () => {
  const { body: cart, cookie } = await trip(leg('outbound-0800', SHARE), leg('return-1700', SHARE));
  const [order] = (await orderOf(cart, cookie)).orders;
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', holder: 'ADA LIM' };
  const { cardToken } = (await shop.post<{ cardToken: string }>('/sandbox/cards', card)).body;
  const access = `key=${order!.accessKey}`;
  const payment = { method: 'card', expected: order!.total, cardToken };
  await shop.post(`/orders/${order!.code}/payments?${access}`, payment, { idempotencyKey: randomUUID() });
  const ask = (line: number, localDate: string, startTime: string) =>
    shop.post<{ code?: string }>(`/orders/${order!.code}/lines/${order!.lines[line]!.id}/date-quote?${access}`, { localDate, startTime });

  expect((await ask(1, '2026-12-09', '17:00')).body.code).toBe('date_before_way_there');
  expect((await ask(0, '2026-12-13', '08:00')).body.code).toBe('date_before_way_there');
  // Back on the day of the way there, after it.
  expect((await ask(1, '2026-12-10', '17:00')).status).toBe(200);
});
