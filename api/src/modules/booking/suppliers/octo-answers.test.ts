import type { Order, StuckOrders, SupplierBookings } from '@straits/api-contract';
import { emptyBooking } from '../../../testing/empty-booking';
import { startOctoServer, type OctoServer } from '../../../testing/octo-server';
import { readOrder, startPaying } from '../../../testing/pay-order';
import { runSuppliers } from '../../../testing/run-suppliers';
import { seedOrder } from '../../../testing/seed-order';
import { seedProduct } from '../../../testing/seed-product';
import { seedUser, type SeededUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createSuppliers } from './find-supplier';

const SUPPLY = {
  ...{
    port: 'octo' as const,
    connection: 'zoo',
    productId: 'octo-zoo',
    options: { 'octo-day': 'octo-day' },
    units: { adult: 'octo-adult' },
  },
  questions: {
    pickup: { id: 'q-pickup', choices: { bugis: 'BUGIS-MRT' } },
    flight: { id: 'q-flight' },
    weight: { id: 'q-weight' },
    meal: { id: 'q-meal', choices: { vegan: 'VGN', any: 'ALL' } },
  },
};
const POINT = { name: { en: 'Bugis MRT' }, address: '200 Victoria Street', latitude: 1.3, longitude: 103.8, minutesBefore: 20 };
const PERSON = { per: 'person' as const };
const QUESTIONS = [
  { id: 'pickup', label: { en: 'Where we fetch you' }, points: [{ ...POINT, id: 'bugis' }] },
  { id: 'flight', label: { en: 'Flight' } },
  { id: 'heard', label: { en: 'How did you hear of us?' } },
  { ...PERSON, id: 'weight', label: { en: 'Weight' }, number: { min: 30, max: 110, unit: 'kg' as const } },
  { ...PERSON, id: 'meal', label: { en: 'Meal' }, choices: ['vegan', 'any'].map((id) => ({ id, name: { en: id } })) },
  { ...PERSON, id: 'allergy', label: { en: 'Allergies' } },
];
const UNITS = [{ id: 'adult', type: 'ADULT' as const, name: { en: 'Adult' }, price: 4_000, netPrice: 3_000 }];
const MEI = { unitId: 'adult', givenNames: 'Mei', familyName: 'Tan', answers: { weight: '61', meal: 'vegan', allergy: 'nuts' } };
const SITI = { unitId: 'adult', givenNames: 'Siti', familyName: 'Aminah', answers: { weight: '58' } };
const ANSWERS = { pickup: 'bugis', flight: 'SQ 12', heard: 'A friend' };
const MEIS = [
  { questionId: 'q-weight', value: '61' },
  { questionId: 'q-meal', value: 'VGN' },
];
const SITIS = [{ questionId: 'q-weight', value: '58' }];

let shop: TestApp;
let octo: OctoServer;
let staff: SeededUser;
beforeAll(async () => {
  [shop, octo] = await Promise.all([startTestApp(), startOctoServer()]);
  shop.deps.suppliers = createSuppliers(shop.deps.db, shop.clock, [{ id: 'zoo', url: octo.url, token: octo.token }]);
  staff = await seedUser(shop.deps, { isStaff: true });
  const options = [{ units: UNITS, questions: QUESTIONS, inventory: { capacity: 50 } }];
  await seedProduct(shop.deps, { id: 'octo', supply: SUPPLY, namesUntilHours: 48, options });
});
beforeEach(async () => {
  shop.clock.set('2026-12-01T02:00:00Z');
  octo.reset();
  await emptyBooking(shop.deps, 'supplier_prices', 'graphile_worker._private_jobs');
});
afterAll(async () => {
  await shop.close();
  await octo.close();
});

const both = (lineId: string) => [MEI, SITI].map((person) => ({ ...person, lineId }));
async function paid(given: object = { passengers: both }): Promise<Order> {
  const order = await seedOrder(shop, { productId: 'octo', answers: ANSWERS, ...given });
  await startPaying(shop, order);
  return order;
}
const atOcto = () => [...octo.bookings.values()][0]!;
const ofUnits = () => atOcto().unitItems.map(({ questionAnswers }) => questionAnswers);
const stuck = async () => (await shop.get<StuckOrders>('/staff/orders/stuck', { token: staff.token })).body.items;
const lineOf = async (order: Order) => (await readOrder(shop, order)).lines[0]!;

describe('a supplier that asks questions (octo/questions)', () => {
  it('is told with the confirmation what the booking and each traveller answered, in its names, and nothing that it does not ask', async () => {
    await seedOrder(shop, { productId: 'octo', answers: ANSWERS, passengers: both });
    const beforePayment = [...octo.bookings.values()].map(({ questionAnswers }) => questionAnswers);
    octo.reset();
    await emptyBooking(shop.deps);
    const order = await paid();
    await runSuppliers(shop.deps);

    expect(beforePayment).toEqual([undefined]);
    expect(octo.capabilities()).toBe('octo/pricing,octo/questions');
    expect(atOcto()).toMatchObject({
      status: 'CONFIRMED',
      questionAnswers: [
        { questionId: 'q-pickup', value: 'BUGIS-MRT' },
        { questionId: 'q-flight', value: 'SQ 12' },
      ],
    });
    expect(ofUnits()).toEqual([MEIS, SITIS]);
    expect((await lineOf(order)).confirmation).toBe('confirmed');
    expect(await stuck()).toEqual([]);
  });

  it('gives each ticket to whom it was told of, in whatever order it names them', async () => {
    const order = await paid();
    octo.mood.meanwhile = { call: 'GET /bookings/{uuid}', act: () => Promise.resolve((octo.mood.turnsUnits = true)) };
    await runSuppliers(shop.deps);

    const weightOf = new Map(atOcto().unitItems.map(({ uuid, questionAnswers }) => [`OCTO-${uuid}`, questionAnswers?.[0]?.value]));
    const { passengers } = await lineOf(order);
    expect(passengers.map(({ name, ticketQr }) => [name, weightOf.get(ticketQr ?? '')])).toEqual([
      ['Mei Tan', '61'],
      ['Siti Aminah', '58'],
    ]);
  });

  it('that takes no answers confirms without them: the travellers have their tickets, and staff is shown what it was not told', async () => {
    octo.mood.refusesAnswers = true;
    const order = await paid();
    const failed = await runSuppliers(shop.deps);

    expect([failed, (await lineOf(order)).confirmation, ofUnits()]).toEqual([0, 'confirmed', [undefined, undefined]]);
    expect(await stuck()).toMatchObject([{ code: order.code, reason: 'supplier_answers' }]);
  });

  it('that does not name its units is told of nobody: staff is shown', async () => {
    octo.mood.hidesUnits = true;
    const order = await paid();
    await runSuppliers(shop.deps);

    expect((await lineOf(order)).confirmation).toBe('confirmed');
    expect(await stuck()).toMatchObject([{ code: order.code, reason: 'supplier_answers' }]);
  });

  it('that does not confirm without an answer keeps the order waiting with staff; nothing is cancelled, and it confirms when it has it', async () => {
    octo.mood.needsWeight = true;
    const order = await paid({ namesLater: true });
    const failed = await runSuppliers(shop.deps);
    const waiting = await readOrder(shop, order);
    const listed = (await shop.get<SupplierBookings>('/staff/supplier-bookings', { token: staff.token })).body.items;
    for (const [index, person] of [MEI, SITI].entries())
      await shop.put(`/travellers/${waiting.lines[0]!.passengers[index]!.token}`, person);
    await runSuppliers(shop.deps);

    expect([failed, waiting.status, waiting.lines[0]?.confirmation]).toEqual([1, 'paid', 'waiting']);
    expect(listed).toMatchObject([{ orderCode: order.code, state: 'reserved', wanted: 'confirmed' }]);
    expect(await stuck()).toMatchObject([{ code: order.code, reason: 'supplier_answers' }]);
    expect([(await lineOf(order)).confirmation, ofUnits()]).toEqual(['confirmed', [MEIS, SITIS]]);
  });

  it('hears of who is named after it has confirmed, and of whoever comes in their place', async () => {
    const order = await paid({ namesLater: true });
    await runSuppliers(shop.deps);
    const [first] = (await lineOf(order)).passengers;
    await shop.put(`/travellers/${first!.token}`, MEI);
    await runSuppliers(shop.deps);
    const named = ofUnits();
    await shop.put(`/travellers/${first!.token}`, SITI);
    await runSuppliers(shop.deps);
    const patches = octo.calls.filter((call) => call.startsWith('PATCH')).length;
    await runSuppliers(shop.deps);

    expect(named).toEqual([MEIS, []]);
    expect(ofUnits()[0]).toEqual([...SITIS, { questionId: 'q-meal', value: null }]);
    expect([patches, octo.calls.filter((call) => call.startsWith('PATCH')).length]).toEqual([2, 2]);
    expect(await stuck()).toEqual([]);
  });

  it('that cannot be told later is told by staff', async () => {
    const order = await paid({ namesLater: true });
    await runSuppliers(shop.deps);
    octo.mood.hasNoUpdate = true;
    await shop.put(`/travellers/${(await lineOf(order)).passengers[0]!.token}`, MEI);
    await runSuppliers(shop.deps);

    expect((await lineOf(order)).confirmation).toBe('confirmed');
    expect(await stuck()).toMatchObject([{ code: order.code, reason: 'supplier_answers' }]);
  });

  it('keeps what it was told when a ticket is given up', async () => {
    const order = await paid();
    await runSuppliers(shop.deps);
    const [mei] = (await lineOf(order)).passengers;
    const cancel = { lines: [{ lineId: order.lines[0]!.id, travellerIds: [mei!.id] }], reason: 'Ill' };
    await shop.post(
      `/orders/${order.code}/cancel?key=${order.accessKey}`,
      { ...cancel, expectedRefund: { amount: 4_000, currency: 'SGD' } },
      { idempotencyKey: 'give-up-mei-tan-0001' },
    );
    await runSuppliers(shop.deps);

    expect(ofUnits()).toEqual([SITIS]);
    expect(await stuck()).toEqual([]);
  });
});
