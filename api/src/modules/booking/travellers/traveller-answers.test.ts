import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Attraction, Cart, Manifest, NamedOneself, NameLinkPage, Order, PlacedOrders, TravellerPage } from '@straits/api-contract';
import { findCommand, runCommand } from '../../../ops/run-command';
import { readOrder, seedPaidOrder } from '../../../testing/pay-order';
import { seedFerry, seedShuttle } from '../../../testing/seed-kinds';
import { seedOrder } from '../../../testing/seed-order';
import { seedProduct } from '../../../testing/seed-product';
import { seedUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { bookingOps } from '../booking.ops';

const QUESTIONS = [
  { id: 'pickup', label: { en: 'Hotel' } },
  {
    ...{ id: 'weight', per: 'person' as const, required: true, number: { min: 30, max: 110, unit: 'kg' as const } },
    label: { en: 'Weight', 'zh-Hans': '体重' },
  },
  {
    ...{ id: 'meal', per: 'person' as const, label: { en: 'Meal', 'zh-Hans': '餐食' } },
    choices: [
      { id: 'vegan', name: { en: 'Vegan', 'zh-Hans': '纯素' } },
      { id: 'any', name: { en: 'Anything' } },
    ],
  },
];

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { id: 'zip-line', namesUntilHours: 48, options: [{ questions: QUESTIONS }] });
});
beforeEach(() => shop.clock.set('2026-12-01T02:00:00Z'));
afterAll(() => shop.close());

type Answered = { code: string; fields?: { field: string; message: string }[] };
const mei = { unitId: 'adult', givenNames: 'Mei', familyName: 'Tan', answers: { weight: '61', meal: 'vegan' } };
const siti = { unitId: 'adult', givenNames: 'Siti', familyName: 'Aminah', answers: { weight: '58' } };
const both = (lineId: string) => [mei, siti].map((person) => ({ ...person, lineId }));
const seeded = { productId: 'zip-line', passengers: both };

const ofPerson = QUESTIONS.filter((question) => 'per' in question);
const PASSPORT = { dateOfBirth: '1990-01-01', nationality: 'SG', passportNumber: 'E1234567', passportExpiry: '2030-01-01' };
/** Puts lines into a new cart and orders them. */
async function book(choices: object[], people: object) {
  let cookie: string | undefined;
  for (const choice of choices) {
    const put = await shop.post<Cart>('/cart/lines', { localDate: '2026-12-10', ...choice }, { cookie, idempotencyKey: randomUUID() });
    cookie ??= put.cookie;
  }
  const { body: cart } = await shop.get<Cart>('/cart', { cookie });
  const contact = { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' };
  const passengers = cart.lines.filter(({ passengerQuestions }) => passengerQuestions).map(({ id }) => ({ ...people, lineId: id }));
  const { body } = await shop.post<PlacedOrders & Answered>(
    '/orders',
    {
      contact,
      passengers,
      expected: cart.subtotal.map(({ charge }) => charge),
      acceptTerms: true,
      insolvencyInsurance: 'declined',
      insuranceAcknowledged: true,
    },
    { cookie, idempotencyKey: randomUUID() },
  );
  return { cart, body };
}

async function fillCart(lang?: string) {
  const choice = { productId: 'zip-line', optionId: 'zip-line-day', localDate: '2026-12-10', units: [{ unitId: 'adult', quantity: 2 }] };
  const { body, cookie } = await shop.post<Cart>(`/cart/lines${lang ? `?lang=${lang}` : ''}`, choice, { idempotencyKey: randomUUID() });
  const line = body.lines[0]!;
  const order = (people: object[], more: object = {}) =>
    shop.post<PlacedOrders & Answered>(
      `/orders${lang ? `?lang=${lang}` : ''}`,
      {
        contact: { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' },
        passengers: people.map((person) => ({ ...person, lineId: line.id })),
        expected: [{ amount: 8_000, currency: 'SGD' }],
        acceptTerms: true,
        ...more,
      },
      { cookie, idempotencyKey: randomUUID() },
    );
  return { line, order };
}
const keptOf = async (code: string) =>
  (
    await sql<{ row: string; answers: Buffer | null }>`
      select t::text as row, t.answers from order_travellers t join order_lines l on l.id = t.line_id join orders o on o.id = l.order_id where o.code = ${code}
      order by t.position`.execute(shop.deps.db)
  ).rows;

describe('what is asked', () => {
  it('stands at the option and at the cart line in the reader’s words, apart from what is asked of the booking', async () => {
    const { line } = await fillCart('ZH');
    const { body } = await shop.get<Attraction>('/products/attraction/zip-line?lang=ZH');

    expect(body.options[0]?.questions.map(({ id }) => id)).toEqual(['pickup']);
    expect(line.passengerQuestions).toEqual(body.options[0]?.passengerQuestions);
    expect(line.passengerQuestions).toMatchObject([
      { id: 'weight', label: '体重', required: true, choices: [], number: { min: 30, max: 110, unit: 'kg' } },
      {
        ...{ id: 'meal', label: '餐食', required: false, number: null },
        choices: [
          { id: 'vegan', name: '纯素' },
          { id: 'any', name: 'Anything', lang: 'en' },
        ],
      },
    ]);
  });

  it('is left out where nothing is', async () => {
    await seedProduct(shop.deps, { id: 'quiet-zoo' });

    const { body } = await shop.get<Attraction>('/products/attraction/quiet-zoo');

    expect(body.options[0]).not.toHaveProperty('passengerQuestions');
  });
});

describe('of other kinds', () => {
  it('a ferry asks its travellers on the way there, on the way back and of an open ticket', async () => {
    const { productId, out, back } = await seedFerry(shop.deps, { id: 'asking-ferry', seats: 20, questions: ofPerson });
    const one = (optionId: string, startTime: string) => ({ productId, optionId, startTime, units: [{ unitId: 'adult', quantity: 1 }] });
    const legs = [one(out, '08:00'), one(back, '17:00')];

    const refused = await book(legs, { ...mei, ...PASSPORT, answers: {} });
    const taken = await book(legs, { ...mei, ...PASSPORT });

    expect(refused.body.code).toBe('passenger_incomplete');
    expect(refused.body.fields?.map(({ field }) => field)).toEqual(['passengers.0.answers.weight', 'passengers.1.answers.weight']);
    expect(taken.body.orders[0]?.lines.map(({ passengers }) => passengers[0]?.answers?.map(({ text }) => text))).toEqual([
      ['61 kg', 'Vegan'],
      ['61 kg', 'Vegan'],
    ]);
  });

  it('a shared ride asks who sits in it; of its whole cars nobody is named, and nobody asked', async () => {
    await seedShuttle(shop.deps, { id: 'shuttle', questions: ofPerson });
    const ride = (optionId: string, unitId: string) => ({
      productId: 'shuttle',
      optionId,
      startTime: '09:00',
      units: [{ unitId, quantity: 1 }],
    });

    const { cart, body } = await book([ride('shuttle-seat', 'adult'), ride('shuttle-car', 'vehicle')], mei);

    const asked = cart.lines.map(({ optionId, passengerQuestions }) => [optionId, passengerQuestions?.length]);
    const named = body.orders[0]?.lines.map(({ optionId, passengers }) => [optionId, passengers[0]?.name, passengers[0]?.answers?.length]);
    expect(new Map(asked as [string, unknown][])).toEqual(
      new Map([
        ['shuttle-seat', 2],
        ['shuttle-car', undefined],
      ] as [string, unknown][]),
    );
    expect(named).toEqual(
      expect.arrayContaining([
        ['shuttle-seat', 'Mei Tan', 2],
        ['shuttle-car', 'Ada Lim', undefined],
      ]),
    );
  });
});

describe('POST /orders', () => {
  const withAnswers = (answers: object) => [mei, { ...siti, answers }];

  it.each([
    ['a missing one', {}, 'weight', 'is missing'],
    ['an empty one', { weight: '' }, 'weight', 'is missing'],
    ['a weight too large', { weight: '1000000000' }, 'weight', 'must be a whole number from 30 to 110'],
    ['markup for a number', { weight: '<b>70</b>' }, 'weight', 'must be a whole number from 30 to 110'],
    ['a choice that is not given', { weight: '70', meal: 'Vegan' }, 'meal', 'is not one of the choices'],
    ['what is asked of the booking', { weight: '70', pickup: 'Raffles' }, 'pickup', 'was not asked'],
  ])('refuses %s, and names traveller and field', async (_what, answers, field, message) => {
    const { order } = await fillCart();

    const { status, body } = await order(withAnswers(answers));

    expect([status, body.code, body.fields]).toEqual([422, 'passenger_incomplete', [{ field: `passengers.1.answers.${field}`, message }]]);
  });

  it.each([
    ['a NUL', { weight: '7\u0000' }],
    ['more than 200 characters', { weight: '7'.repeat(201) }],
    ['no text', { weight: 70 }],
    ['a list', ['70']],
  ])('refuses %s as malformed', async (_what, answers) => {
    const { order } = await fillCart();

    const { status, body } = await order(withAnswers(answers));

    expect([status, body.code]).toEqual([400, 'request_malformed']);
    expect(body.fields?.[0]?.field).toMatch(/passengers\.1\.answers/);
  });

  it('needs who travels, for whom nothing else is asked', async () => {
    const { line, order } = await fillCart();

    const { body } = await order([mei]);

    expect(body).toMatchObject({ code: 'passenger_incomplete', fields: [{ field: `lines.${line.id}` }] });
  });

  it('keeps the answers unreadable, and shows them to the order’s owner in the words of the order', async () => {
    const { order } = await fillCart('ZH');

    const { body } = await order([mei, siti]);
    const placed = body.orders[0] as Order;
    const kept = await keptOf(placed.code);

    expect(placed.lines[0]?.passengers.map(({ name, answers }) => [name, answers?.map(({ label, text }) => `${label} ${text}`)])).toEqual([
      ['Mei Tan', ['体重 61 kg', '餐食 纯素']],
      ['Siti Aminah', ['体重 58 kg']],
    ]);
    expect(kept.map(({ answers }) => answers !== null)).toEqual([true, true]);
    expect(kept.map(({ row, answers }) => `${row} ${String(answers)}`).join()).not.toMatch(/vegan|纯素|Weight|体重/);
  });
});

describe('who is named later', () => {
  it('answers by their own link, in the reader’s language; whoever comes in their place answers anew', async () => {
    const order = await seedPaidOrder(shop, { productId: 'zip-line', namesLater: true });
    const token = order.lines[0]?.passengers[0]?.token ?? '';
    const name = (person: object) => shop.put<TravellerPage & Answered>(`/travellers/${token}?lang=ZH`, person);

    const page = await shop.get<TravellerPage>(`/travellers/${token}?lang=ZH`);
    const refused = await name({ ...mei, answers: { meal: 'vegan' } });
    const named = await name(mei);
    const first = await readOrder(shop, order);
    await name(siti);
    const second = await readOrder(shop, order);
    const answersOf = ({ lines }: Order) => lines[0]?.passengers[0]?.answers?.map(({ label, text }) => `${label} ${text}`);

    expect(page.body.asks?.questions?.map(({ label }) => label)).toEqual(['体重', '餐食']);
    expect(refused.body).toMatchObject({ code: 'passenger_incomplete', fields: [{ field: 'answers.weight', message: 'is missing' }] });
    expect(named.status).toBe(200);
    expect(JSON.stringify(named.body)).not.toMatch(/\b61\b/);
    expect([answersOf(first), answersOf(second)]).toEqual([['Weight 61 kg', 'Meal Vegan'], ['Weight 58 kg']]);
  });

  it('answers by the link of the group', async () => {
    const order = await seedPaidOrder(shop, { productId: 'zip-line', namesLater: true });
    const path = `/orders/${order.code}/lines/${order.lines[0]!.id}/name-link?key=${order.accessKey}`;
    const link = (await shop.put<Order>(path, {})).body.lines[0]?.nameLink?.url.split('#')[1] ?? '';
    const answer = (person: object) =>
      shop.post<NamedOneself & Answered>(`/name-links/${link}/travellers`, person, { idempotencyKey: randomUUID() });

    const page = await shop.get<NameLinkPage>(`/name-links/${link}?lang=ZH`);
    const refused = await answer({ ...mei, answers: { weight: '12' } });
    const taken = await answer(mei);

    expect(page.body.units[0]?.asks.questions?.map(({ label }) => label)).toEqual(['体重', '餐食']);
    expect(refused.body).toMatchObject({ code: 'passenger_incomplete', fields: [{ field: 'answers.weight' }] });
    expect(taken.status).toBe(200);
    expect((await readOrder(shop, order)).lines[0]?.passengers[0]?.answers).toHaveLength(2);
  });
});

it('staff’s list of a day has each traveller’s answers, also at the command line', async () => {
  const { token } = await seedUser(shop.deps, { isStaff: true });
  const order = await seedPaidOrder(shop, seeded);

  const { body } = await shop.get<Manifest>('/staff/manifest?date=2026-12-10', { token });
  const lines: string[] = [];
  const given = ['orders', 'manifest', '2026-12-10'];
  await runCommand(shop.deps, findCommand(bookingOps, given)!, given, (text) => lines.push(text));

  const travellers = body.lines.find(({ orderCode }) => orderCode === order.code)?.travellers;
  expect(travellers?.map(({ name, answers }) => [name, answers])).toEqual([
    [
      'Mei Tan',
      [
        { label: 'Weight', text: '61 kg' },
        { label: 'Meal', text: 'Vegan' },
      ],
    ],
    ['Siti Aminah', [{ label: 'Weight', text: '58 kg' }]],
  ]);
  expect(lines.join('\n')).toContain('Weight: 61 kg; Meal: Vegan');
});

it('an order says what was sold, whatever the operator asks later', async () => {
  const order = await seedOrder(shop, seeded);
  await seedProduct(shop.deps, { id: 'zip-line', namesUntilHours: 48, options: [{ questions: [] }] });

  const seen = await readOrder(shop, order);
  await seedProduct(shop.deps, { id: 'zip-line', namesUntilHours: 48, options: [{ questions: QUESTIONS }] });

  expect(seen.lines[0]?.passengers[1]?.answers).toMatchObject([{ label: 'Weight', text: '58 kg' }]);
});
