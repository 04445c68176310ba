import type { Attraction, Cart, FerryPorts, FerrySailings } from '@straits/api-contract';
import { seedProducts } from '../../../testing/seed-product';
import { BATAM, ferryInput, JAYAPURA, sailing } from '../../../testing/seed-routes';
import { startTestApp, type TestApp } from '../../../testing/test-app';

// The clock stands at 10:00 in Singapore on Tuesday, 1 December 2026.
let shop: TestApp;

const OUT = 'from=harbourfront&to=batam-centre';
const BACK = 'from=batam-centre&to=harbourfront';
const ask = async (query: string) => (await shop.get<FerrySailings>(`/ferries/sailings?${query}`)).body;
const shown = ({ sailings }: FerrySailings) => sailings.map(({ departs, status, productId }) => `${departs} ${productId} ${status}`);

beforeAll(async () => {
  shop = await startTestApp();
  await seedProducts(shop.deps, [
    ferryInput('fast', {
      openTicket: true,
      sailings: [
        sailing('outbound', '08:00', '07:50'),
        sailing('outbound', '12:00', '11:50', { capacity: 3 }),
        sailing('outbound', '21:30', '21:20', { exceptions: [{ date: '2026-12-04', capacity: 0 }] }),
        sailing('return', '11:30', '13:20'),
        sailing('return', '17:00', '18:50', { weekdays: [1, 2, 3, 4, 5] }),
      ],
      priceDays: { weekly: [100, 100, 100, 100, 100, 110, 110] },
    }),
    ferryInput('weekender', { operator: 'Jet', sailings: [sailing('outbound', '09:00', '08:50', { weekdays: [6, 7] })] }),
    ferryInput('east', {
      from: JAYAPURA,
      to: BATAM,
      durationMinutes: 90,
      sailings: [sailing('outbound', '08:00', '07:30'), sailing('outbound', '00:10', '23:40'), sailing('return', '08:00', '11:30')],
    }),
  ]);
});
afterAll(() => shop.close());

describe('GET /ferries/ports', () => {
  test('answers every port with where one can go from it', async () => {
    const { body } = await shop.get<FerryPorts>('/ferries/ports');

    expect(body.items.map(({ id, country, destinations }) => [id, country, destinations])).toEqual([
      ['harbourfront', 'SG', ['batam-centre']],
      ['batam-centre', 'ID', ['harbourfront', 'jayapura']],
      ['jayapura', 'ID', ['batam-centre']],
    ]);
  });
});

describe('GET /ferries/sailings', () => {
  test('answers the sailings of all lines in the order of departure, with what is full', async () => {
    expect(shown(await ask(`${OUT}&date=2026-12-04`))).toEqual(['08:00 fast AVAILABLE', '12:00 fast LIMITED', '21:30 fast SOLD_OUT']);
    expect(shown(await ask(`${OUT}&date=2026-12-05`))).toEqual([
      '08:00 fast AVAILABLE',
      '09:00 weekender AVAILABLE',
      '12:00 fast LIMITED',
      '21:30 fast AVAILABLE',
    ]);
  });

  test('counts a party as full where too few seats are together', async () => {
    expect(shown(await ask(`${OUT}&date=2026-12-04&places=4`))).toContain('12:00 fast SOLD_OUT');
  });

  test('tells fares by nationality and age, the share of the return fare, and the charge within them', async () => {
    const { sailings } = await ask(`${OUT}&date=2026-12-03`);

    expect(sailings[0]).toMatchObject({
      priceFrom: { charge: { amount: 3_200, currency: 'SGD' } },
      terminalCharge: { price: { charge: { amount: 1_000 } }, payable: 'included' },
      asksPassport: true,
    });
    expect(
      sailings[0]?.fares.map(({ unitId, travellers, price, roundTrip }) => [
        unitId,
        travellers,
        price.charge.amount,
        roundTrip?.price.charge.amount,
      ]),
    ).toEqual([
      ['adult-foreign', 'FOREIGN', 3_800, 2_901],
      ['child-foreign', 'FOREIGN', 3_000, 2_300],
      ['infant-foreign', 'FOREIGN', 900, 700],
      ['adult-indonesian', 'ID', 3_200, 2_450],
    ]);
  });

  test('adds to the headline what must be paid at the terminal', async () => {
    const { sailings } = await ask(`${BACK}&date=2026-12-03`);

    expect(sailings[0]).toMatchObject({
      priceFrom: { charge: { amount: 4_000 } },
      terminalCharge: { price: { charge: { amount: 800 } }, payable: 'at_terminal' },
      fares: [
        { price: { charge: { amount: 3_800 } }, roundTrip: { unitId: 'adult-foreign-return', price: { charge: { amount: 2_900 } } } },
        {},
        {},
        {},
      ],
    });
  });

  test('raises the fares at weekends, and shows the cheapest of seven days', async () => {
    const { days } = await ask(`${OUT}&date=2026-12-04`);

    expect(days.map(({ localDate, isBookable, priceFrom }) => [localDate, isBookable, priceFrom?.charge.amount])).toEqual([
      ['2026-12-01', true, 3_200],
      ['2026-12-02', true, 3_200],
      ['2026-12-03', true, 3_200],
      ['2026-12-04', true, 3_200],
      ['2026-12-05', true, 3_200],
      ['2026-12-06', true, 3_200],
      ['2026-12-07', true, 3_200],
    ]);
    expect(days.map(({ priceFromOf }) => [priceFromOf.FOREIGN?.charge.amount, priceFromOf.ID?.charge.amount])).toEqual(
      days.map(() => [3_800, 3_200]),
    );
    const [early] = (await ask(`${OUT}&date=2026-12-05`)).sailings;
    expect(early?.fares[0]?.price.charge.amount).toBe(4_180);
  });

  test('arrives at an earlier clock, even a day before it left, where the other port lies behind', async () => {
    const { sailings } = await ask('from=jayapura&to=batam-centre&date=2026-12-04');

    expect(
      sailings.map(({ departs, arrives, arrivalDayOffset, durationMinutes }) => [departs, arrives, arrivalDayOffset, durationMinutes]),
    ).toEqual([
      ['00:10', '23:40', -1, 90],
      ['08:00', '07:30', 0, 90],
    ]);
  });

  test('stops sales by the clock of the port that is left', async () => {
    // 10:00 in Singapore is 09:00 in Batam: the boat back at 11:30 there is open until 10:30 there, 11:30 here.
    expect(shown(await ask(`${BACK}&date=2026-12-01`))).toEqual(['11:30 fast AVAILABLE', '17:00 fast AVAILABLE']);
    expect(shown(await ask(`${OUT}&date=2026-12-01`))).toEqual(['08:00 fast CLOSED', '12:00 fast LIMITED', '21:30 fast AVAILABLE']);
    const { body } = await shop.post<Cart>(
      '/cart/lines',
      {
        productId: 'fast',
        optionId: 'fast-return-1130',
        localDate: '2026-12-01',
        startTime: '11:30',
        units: [{ unitId: 'adult-foreign', quantity: 1 }],
      },
      { idempotencyKey: 'a-boat-back-at-half-past-eleven' },
    );
    expect(body.lines).toMatchObject([{ timeZone: 'Asia/Jakarta', state: 'held' }]);
  });

  test('names the nearest days when nothing runs, and open tickets where the line sells them', async () => {
    const past = await ask(`${OUT}&date=2026-11-20`);
    const far = await ask(`${OUT}&date=2029-01-01`);

    expect(past).toMatchObject({ sailings: [], nearestDates: ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'] });
    expect(far).toMatchObject({ sailings: [], nearestDates: [] });
    expect(past.openTickets).toMatchObject([{ productId: 'fast', optionId: 'fast-open', validityDays: 90 }]);
  });

  test('answers an empty day for two ports that no line connects', async () => {
    expect(await ask('from=harbourfront&to=jayapura&date=2026-12-04')).toMatchObject({ sailings: [], openTickets: [], nearestDates: [] });
  });

  test.each([
    ['from=atlantis&to=batam-centre&date=2026-12-04', 422, 'port_unknown'],
    ['from=harbourfront&to=batam-centre&date=2026-02-30', 400, 'request_malformed'],
    ['from=harbourfront&to=batam-centre&date=9999-12-31', 400, 'request_malformed'],
    ['from=harbourfront&to=batam-centre&date=0001-01-01', 400, 'request_malformed'],
    ['from=harbourfront&to=batam-centre&date=2026-12-04&places=0', 400, 'request_malformed'],
    ['from=harbourfront&date=2026-12-04', 400, 'request_malformed'],
    [`from=${'x'.repeat(10_000)}&to=batam-centre&date=2026-12-04`, 400, 'request_malformed'],
    ["from='%3B+drop&to=batam-centre&date=2026-12-04", 400, 'request_malformed'],
  ])('refuses %.60s', async (query, status, code) => {
    expect(await shop.get(`/ferries/sailings?${query}`)).toMatchObject({ status, body: { code } });
  });

  test('never tells what agencies pay', async () => {
    const answers = JSON.stringify(await ask(`${OUT}&date=2026-12-04`));

    expect(answers).not.toMatch(/net/i);
    expect(answers).not.toContain('3700');
  });
});

test('a line’s page names its ports, charges and fares', async () => {
  const { body } = await shop.get<Attraction>('/products/ferry/fast');

  expect(body.facts).toMatchObject({
    kind: 'ferry',
    from: { id: 'harbourfront', terminalCharge: { payable: 'included' } },
    to: { id: 'batam-centre', terminalCharge: { payable: 'at_terminal' } },
    openTicket: true,
  });
  expect(body.options[0]?.units[0]).toMatchObject({
    id: 'adult-foreign',
    name: 'Adult (other nationality)',
    facts: { travellers: 'FOREIGN', fare: 'one_way' },
  });
});
