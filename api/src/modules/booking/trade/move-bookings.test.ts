import type { AgencyActs, AgencyBookings, BookingDateQuotes, MovedBookings, Order } from '@straits/api-contract';
import { giveDiscount } from '../../../testing/give-discount';
import { seedPaidOrder } from '../../../testing/pay-order';
import { productInput, seedProducts } from '../../../testing/seed-product';
import { seedUser, type SeededUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let agent: SeededUser;

beforeEach(async () => {
  shop = await startTestApp();
  await seedProducts(shop.deps, [
    productInput({ id: 'river-zoo', options: [{ inventory: { capacity: 5 } }] }),
    productInput({ id: 'night-safari', options: [{ inventory: { capacity: 5 }, cancellation: [{ hoursBefore: 24, refundPercent: 50 }] }] }),
  ]);
  agent = await seedUser(shop.deps, { agency: { name: 'Bay Tours' }, name: 'Siti Rahma' });
});
afterEach(() => shop.close());

const asAgent = () => ({ token: agent.token });
const paid = (contactName: string, adults = 2, productId = 'river-zoo') =>
  seedPaidOrder(shop, { token: agent.token, contactName, adults, productId });
const lineOf = (order: Order) => order.lines[0]!.id;
const quotes = (lineIds: string[], localDate = '2026-12-12') =>
  shop.post<BookingDateQuotes>('/agency/bookings/date-quotes', { lineIds, localDate }, asAgent());
const move = (lineIds: string[], localDate = '2026-12-12') => {
  const moves = lineIds.map((lineId) => ({ lineId, expectedRefund: { amount: 0, currency: 'SGD' } }));
  return shop.post<MovedBookings>('/agency/bookings/dates', { moves, localDate }, asAgent());
};
const list = async (q = '') => (await shop.get<AgencyBookings>(`/agency/bookings${q}`, asAgent())).body.items;

it('shows the price of another date for each booking, and why the others cannot be moved', async () => {
  const [mei, ali, full] = [await paid('Mei Tan'), await paid('Ali', 1, 'night-safari'), await paid('Budi', 1)];
  await move([lineOf(full)]);

  const { body } = await quotes([mei, ali, full].map(lineOf));

  const same = { amount: 8_000, currency: 'SGD' };
  const nothing = { amount: 0, currency: 'SGD' };
  expect(body.items).toEqual([
    { lineId: lineOf(mei), quote: { before: same, after: same, refund: nothing, fee: nothing }, refusal: null },
    { lineId: lineOf(ali), quote: null, refusal: 'change_not_allowed' },
    { lineId: lineOf(full), quote: null, refusal: 'date_same' },
  ]);
});

it('moves all that can be moved, says why of the others, and writes each into the order and the trail', async () => {
  const [first, second, third] = [await paid('Mei Tan', 2), await paid('Ali', 2), await paid('Budi', 1)];
  const taken = await seedPaidOrder(shop, { localDate: '2026-12-12', adults: 2 });

  const { body } = await move([first, second, third].map(lineOf));

  expect(taken.status).toBe('paid');
  expect(body.items.map(({ isMoved, refusal }) => [isMoved, refusal])).toEqual([
    [true, null],
    [false, 'date_sold_out'],
    [true, null],
  ]);
  const bookings = (await list()).map(({ contactName, localDate }) => `${localDate} ${contactName}`);
  expect(bookings[0]).toBe('2026-12-10 Ali');
  // Of one day, in the order of their codes.
  expect(bookings.slice(1).sort()).toEqual(['2026-12-12 Budi', '2026-12-12 Mei Tan']);
  const acts = (await shop.get<AgencyActs>('/agency/acts', asAgent())).body.items.filter(({ act }) => act === 'date_changed');
  expect(acts.map(({ subject, details }) => [subject, details['localDate']])).toEqual([
    [third.code, '2026-12-12'],
    [first.code, '2026-12-12'],
  ]);
  expect((await shop.get<Order>(`/orders/${first.code}`, asAgent())).body.history.at(-1)).toMatchObject({
    reason: 'date_changed: 2026-12-10 -> 2026-12-12',
  });
});

it('moves nothing twice when the call is sent again, also at the same moment', async () => {
  const order = await paid('Mei Tan');
  const answers = await Promise.all([move([lineOf(order)]), move([lineOf(order)]), move([lineOf(order)])]);
  await move([lineOf(order)]);

  expect(answers.map(({ body }) => body.items[0]?.isMoved)).toEqual([true, true, true]);
  const acts = (await shop.get<AgencyActs>('/agency/acts', asAgent())).body.items;
  expect(acts.filter(({ act }) => act === 'date_changed')).toHaveLength(1);
});

it('knows bookings of its own agency only, and finds them by number, client and product', async () => {
  const order = await paid('Mei Tan');
  const strange = await seedPaidOrder(shop, { adults: 1 });

  expect((await quotes([lineOf(order), lineOf(strange)])).status).toBe(404);
  expect((await move([lineOf(strange)])).status).toBe(404);
  expect(
    [await list('?q=mei'), await list(`?q=${order.code}`), await list('?q=river'), await list('?q=25%25')].map(({ length }) => length),
  ).toEqual([1, 1, 1, 0]);
});

it('lists what was paid for a booking: its price less its share of a discount', async () => {
  const order = await paid('Mei Tan');
  await giveDiscount(shop.deps, order.code, 800);

  expect((await list()).map(({ total }) => total.amount)).toEqual([7_200]);
});
