import { randomUUID } from 'node:crypto';
import type { Attraction, Cart, Departures, Manifest, Order, PlacedOrders } from '@straits/api-contract';
import { findCommand, runCommand } from '../../ops/run-command';
import { startPaying } from '../../testing/pay-order';
import { seedFerry } from '../../testing/seed-kinds';
import { seedProducts } from '../../testing/seed-product';
import { cruiseInput, packageInput } from '../../testing/seed-tours';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { bookingOps } from './booking.ops';

const HOTEL = { id: 'hotel', label: { en: 'Hotel', 'zh-Hans': '酒店' }, required: true, maxLength: 10 };
const point = (id: string) => ({ id, name: { en: `Stop ${id}` }, address: '1 Road', latitude: 1, longitude: 103, minutesBefore: 30 });
const STOP = { id: 'stop', label: { en: 'Stop' }, points: [point('a'), point('b')] };

let shop: TestApp;
/** The first day of the package, and of the cruise. */
let leaves: string[];
beforeAll(async () => {
  shop = await startTestApp();
  await seedProducts(shop.deps, [
    packageInput('isles', { questions: [HOTEL, STOP], minTravellers: 1 }),
    cruiseInput('isles-at-sea', { questions: [HOTEL] }),
  ]);
  await seedFerry(shop.deps, { id: 'boat', seats: 20, questions: [HOTEL] });
  const firstDay = async (path: string) => (await shop.get<Departures>(`/products/${path}/departures`)).body.items[0]?.localDate ?? '';
  leaves = [await firstDay('package/isles'), await firstDay('cruise/isles-at-sea')];
});
beforeEach(() => shop.clock.set('2026-12-01T02:00:00Z'));
afterAll(() => shop.close());

type Answered = PlacedOrders & { code?: string; fields?: { field: string; message: string }[] };
const adults = (quantity: number) => ({ units: [{ unitId: 'adult', quantity }] });
const tour = () => ({ productId: 'isles', optionId: 'isles-tour', localDate: leaves[0], ...adults(1) });
async function fill(path: string, body: object, lang = '') {
  const { body: cart, cookie } = await shop.post<Cart & Answered>(`${path}${lang}`, body, { idempotencyKey: randomUUID() });
  const order = (answers: object) =>
    shop.post<Answered>(
      `/orders${lang}`,
      {
        contact: { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' },
        passengers: cart.lines.flatMap((line) =>
          line.passengerFields.length === 0 && !line.passengerQuestions
            ? []
            : line.units.flatMap(({ unitId, tickets }) =>
                Array.from({ length: tickets }, () => ({ lineId: line.id, unitId, givenNames: 'Ada', familyName: 'Lim', ...PASSPORT })),
              ),
        ),
        expected: cart.subtotal.map(({ charge }) => charge),
        ...{ acceptTerms: true, insolvencyInsurance: 'declined', insuranceAcknowledged: true },
        answers,
      },
      { cookie, idempotencyKey: randomUUID() },
    );
  return { cart, order };
}
const PASSPORT = { dateOfBirth: '1990-01-01', nationality: 'SG', passportNumber: 'E1234567', passportExpiry: '2030-01-01' };
const told = ({ lines }: Order) => lines.map(({ answers }) => answers.map(({ label, text }) => `${label}: ${text}`));

describe('what is asked of the booking', () => {
  it('stands at the cart line in the reader’s words, and not among what the product’s page asks', async () => {
    const { cart } = await fill('/cart/lines', tour(), '?lang=ZH');
    const { body } = await shop.get<Attraction>('/products/package/isles');

    expect(cart.lines[0]?.bookingQuestions).toMatchObject([
      { id: 'hotel', label: '酒店', required: true, choices: [], number: null },
      { id: 'stop', label: 'Stop', lang: 'en', choices: [{ id: 'a', name: 'Stop a · 1 Road' }, { id: 'b' }] },
    ]);
    expect(body.options[0]?.questions).toEqual([]);
    expect(body.options[0]?.bookingQuestions?.map(({ id }) => id)).toEqual(['hotel', 'stop']);
    expect(body.asked?.at(-1)?.things.map(({ text }) => text)).toEqual(['Hotel', 'Stop (optional)']);
  });

  it('is not taken before the cart', async () => {
    const { cart } = await fill('/cart/lines', { ...tour(), answers: { hotel: 'Raffles' } });

    expect(cart).toMatchObject({ code: 'request_malformed', fields: [{ field: 'answers.hotel', message: 'was not asked' }] });
  });

  it.each([
    ['a missing answer', {}, 'hotel', 'is missing'],
    ['one that is too long', { hotel: 'x'.repeat(11) }, 'hotel', 'must have 10 characters or fewer'],
    ['a stop that is not there', { hotel: 'Raffles', stop: 'c' }, 'stop', 'is not one of the choices'],
    ['one that nobody asked for', { hotel: 'Raffles', wing: 'east' }, 'wing', 'was not asked'],
  ])('refuses %s by its field', async (_what, answers, field, message) => {
    const { cart, order } = await fill('/cart/lines', tour());
    const lineId = cart.lines[0]!.id;

    const { status, body } = await order({ [lineId]: answers });

    expect([status, body.code, body.fields]).toEqual([422, 'answer_missing', [{ field: `answers.${lineId}.${field}`, message }]]);
  });

  it('refuses answers for a line that is not there', async () => {
    const { cart, order } = await fill('/cart/lines', tour());
    const other = randomUUID();

    const { body } = await order({ [cart.lines[0]!.id]: { hotel: 'Raffles' }, [other]: { hotel: 'Raffles' } });

    expect(body).toMatchObject({ code: 'answer_missing', fields: [{ field: `answers.${other}` }] });
  });

  it('stands in the order in its words, and in staff’s list of the day', async () => {
    const { token } = await seedUser(shop.deps, { isStaff: true });
    const { cart, order } = await fill('/cart/lines', tour(), '?lang=ZH');

    const { body } = await order({ [cart.lines[0]!.id]: { hotel: ' Raffles ', stop: 'b' } });
    const placed = body.orders[0] as Order;
    await startPaying(shop, placed);
    const { body: manifest } = await shop.get<Manifest>(`/staff/manifest?date=${leaves[0]}`, { token });
    const lines: string[] = [];
    const given = ['orders', 'manifest', leaves[0] ?? ''];
    await runCommand(shop.deps, findCommand(bookingOps, given)!, given, (text) => lines.push(text));

    expect(told(placed)).toEqual([['酒店: Raffles', 'Stop: Stop b · 1 Road']]);
    expect(placed.lines[0]?.answers[1]?.pointId).toBe('b');
    expect(manifest.lines.find(({ orderCode }) => orderCode === placed.code)?.answers[0]).toEqual({ label: '酒店', text: 'Raffles' });
    expect(lines.join('\n')).toContain('酒店: Raffles; Stop: Stop b · 1 Road');
  });

  it('is asked with a cabin of a cruise too', async () => {
    const cabin = { productId: 'isles-at-sea', optionId: 'isles-at-sea-inside', localDate: leaves[1] };
    const { cart, order } = await fill('/cart/lines', { ...cabin, units: [{ unitId: 'guest', quantity: 2 }] });

    const { body } = await order({ [cart.lines[0]!.id]: { hotel: 'Raffles' } });

    expect(told(body.orders[0] as Order)).toEqual([['Hotel: Raffles']]);
  });

  it('is asked of each leg of a ferry trip', async () => {
    const leg = (optionId: string, startTime: string) => ({
      productId: 'boat',
      optionId,
      startTime,
      localDate: '2026-12-11',
      ...adults(1),
    });
    const { cart, order } = await fill('/cart/trips', { lines: [leg('boat-out', '08:00'), leg('boat-back', '17:00')] });
    const [out, back] = cart.lines.map(({ id }) => id);

    const half = await order({ [out!]: { hotel: 'Raffles' } });
    const whole = await order({ [out!]: { hotel: 'Raffles' }, [back!]: { hotel: 'Raffles' } });

    expect(half.body.fields?.map(({ field }) => field)).toEqual([`answers.${back}.hotel`]);
    expect(told(whole.body.orders[0] as Order)).toEqual([['Hotel: Raffles'], ['Hotel: Raffles']]);
  });
});
