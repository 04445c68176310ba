import type { Manifest, Order, TravellerPage } from '@straits/api-contract';
import { readOrder, seedPaidOrder } from '../../../testing/pay-order';
import { seedProduct } from '../../../testing/seed-product';
import { seedUser, type SeededUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let agent: SeededUser;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { namesUntilHours: 48, options: [{ maxUnits: 60, inventory: { capacity: 200 } }] });
  agent = await seedUser(shop.deps, { agency: { name: 'Kampong Tours' } });
});
afterAll(() => shop.close());

const seedGroup = (adults: number) => seedPaidOrder(shop, { token: agent.token, adults, namesLater: true });
const pathOf = ({ code, lines }: Order) => `/orders/${code}/lines/${lines[0]!.id}/berths`;
const give = (order: Order, berths: { travellerId: string; berth: string }[], token = agent.token) =>
  shop.put<Order & { code: string }>(pathOf(order), { berths }, { token });
const idsOf = (order: Order) => order.lines[0]!.passengers.map(({ id }) => id);
const csvOf = async (order: Order) => {
  const headers = { authorization: `Bearer ${agent.token}`, host: 'tour.straits.test' };
  return (await shop.app.inject({ url: `/travel/v1${pathOf(order)}.csv`, headers })).body;
};

it('keeps where each of forty sleeps or sits: in the order, on their own page, in the list and in the manifest', async () => {
  const order = await seedGroup(40);
  const ids = idsOf(order);

  const { body } = await give(
    order,
    ids.slice(1).map((travellerId, index) => ({ travellerId, berth: ` ${20 - Math.floor(index / 2)} ` })),
  );

  const seen = await readOrder(shop, order, agent.token);
  expect(body.lines).toEqual(seen.lines);
  expect(seen.lines[0]?.passengers.map(({ berth }) => berth).slice(0, 4)).toEqual(['', '20', '20', '19']);
  expect((await shop.get<TravellerPage>(`/travellers/${seen.lines[0]!.passengers[1]!.token}`)).body.berth).toBe('20');
  const rows = (await csvOf(order)).trim().split('\r\n');
  expect([rows[1], rows.at(-2), rows.at(-1)]).toEqual(['1,,Adult,', '20,,Adult,', ',,Adult,']);
  const staff = await seedUser(shop.deps, { isStaff: true });
  const { body: manifest } = await shop.get<Manifest>(`/staff/manifest?date=2026-12-10`, { token: staff.token });
  expect(manifest.lines.find(({ orderCode }) => orderCode === order.code)?.travellers[1]).toMatchObject({ berth: '20' });
});

it('changes those alone who are sent, and nobody when one is not of the line', async () => {
  const [order, other] = [await seedGroup(2), await seedGroup(2)];
  const [first = '', second = ''] = idsOf(order);
  await give(order, [{ travellerId: first, berth: '=1+1' }]);

  const refused = await give(order, [
    { travellerId: second, berth: '12A' },
    { travellerId: idsOf(other)[0] ?? '', berth: '12B' },
  ]);

  expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const seen = await readOrder(shop, order, agent.token);
  expect(seen.lines[0]?.passengers.map(({ berth }) => berth)).toEqual(['=1+1', '']);
  expect(await csvOf(order)).toContain("\r\n'=1+1,");
});
