import { randomUUID } from 'node:crypto';
import type { Cart, Departures, Order, PlacedOrders, StuckOrders } from '@straits/api-contract';
import { startOctoServer, type OctoServer } from '../../../testing/octo-server';
import { readOrder, startPaying } from '../../../testing/pay-order';
import { runSuppliers } from '../../../testing/run-suppliers';
import { seedProducts } from '../../../testing/seed-product';
import { seedUser } from '../../../testing/seed-shop';
import { packageInput } from '../../../testing/seed-tours';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createSuppliers } from './find-supplier';

const SUPPLY = {
  ...{
    port: 'octo' as const,
    connection: 'zoo',
    productId: 'octo-zoo',
    options: { 'isles-tour': 'octo-day' },
    units: { adult: 'octo-adult' },
  },
  questions: { hotel: { id: 'q-flight' }, stop: { id: 'q-pickup', choices: { a: 'STOP-A' } } },
};
const point = (id: string) => ({ id, name: { en: `Stop ${id}` }, address: '1 Road', latitude: 1, longitude: 103, minutesBefore: 30 });
const QUESTIONS = [
  { id: 'hotel', label: { en: 'Hotel' }, required: true },
  { id: 'stop', label: { en: 'Stop' }, points: [point('a'), point('b')] },
  { id: 'heard', label: { en: 'How did you hear of us?' } },
];
const PASSPORT = { dateOfBirth: '1990-01-01', nationality: 'SG', passportNumber: 'E1234567', passportExpiry: '2030-01-01' };

let shop: TestApp;
let octo: OctoServer;
beforeAll(async () => {
  [shop, octo] = await Promise.all([startTestApp(), startOctoServer()]);
  shop.deps.suppliers = createSuppliers(shop.deps.db, shop.clock, [{ id: 'zoo', url: octo.url, token: octo.token }]);
  shop.clock.set('2026-12-01T02:00:00Z');
  await seedProducts(shop.deps, [{ ...packageInput('isles', { questions: QUESTIONS, minTravellers: 1 }), supply: SUPPLY }]);
});
beforeEach(() => octo.reset());
afterAll(async () => {
  await shop.close();
  await octo.close();
});

/** Answered where the travellers are named, as the checkout asks (0186), and paid. */
async function paid(answers: object): Promise<Order> {
  const { body: days } = await shop.get<Departures>('/products/package/isles/departures');
  const choice = {
    productId: 'isles',
    optionId: 'isles-tour',
    localDate: days.items[0]?.localDate,
    units: [{ unitId: 'adult', quantity: 1 }],
  };
  const { body: cart, cookie } = await shop.post<Cart>('/cart/lines', choice, { idempotencyKey: randomUUID() });
  const [line] = cart.lines;
  const { body } = await shop.post<PlacedOrders>(
    '/orders',
    {
      contact: { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' },
      passengers: [{ lineId: line?.id, unitId: 'adult', givenNames: 'Ada', familyName: 'Lim', ...PASSPORT }],
      expected: cart.subtotal.map(({ charge }) => charge),
      ...{ acceptTerms: true, insolvencyInsurance: 'declined', insuranceAcknowledged: true },
      answers: { [line?.id ?? '']: answers },
    },
    { cookie, idempotencyKey: randomUUID() },
  );
  await startPaying(shop, body.orders[0]!);
  await runSuppliers(shop.deps);
  return readOrder(shop, body.orders[0]!);
}

describe('what the checkout asks of a booking', () => {
  it('is told to the supplier in its names, and nothing that it does not ask', async () => {
    const order = await paid({ hotel: 'Quay House', stop: 'a', heard: 'A friend' });

    expect([...octo.bookings.values()]).toMatchObject([
      {
        status: 'CONFIRMED',
        questionAnswers: [
          { questionId: 'q-flight', value: 'Quay House' },
          { questionId: 'q-pickup', value: 'STOP-A' },
        ],
      },
    ]);
    expect(order.lines[0]?.confirmation).toBe('confirmed');
  });

  it('does not stop the booking when the supplier refuses it: staff is shown', async () => {
    octo.mood.refusesAnswers = true;
    const order = await paid({ hotel: 'Quay House' });
    const { token } = await seedUser(shop.deps, { isStaff: true });

    expect(order.lines[0]?.confirmation).toBe('confirmed');
    expect((await shop.get<StuckOrders>('/staff/orders/stuck', { token })).body.items).toMatchObject([
      { code: order.code, reason: 'supplier_answers' },
    ]);
  });
});
