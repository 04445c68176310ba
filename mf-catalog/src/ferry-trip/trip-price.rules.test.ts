import type { FerryFare, FerryOpenTicket, Money, Price } from '@straits/api-contract';
import { fareFor, priceFromFor, priceTrip, unitsOf } from './trip-price.rules';
import type { Party } from './trip-url.rules';

const money = (amount: number, currency = 'SGD'): Money => ({ amount, currency });
const price = (amount: number): Price => ({ charge: money(amount), shown: money(amount) });
const fare = (travellers: FerryFare['travellers'], type: string, oneWay: number, share: number): FerryFare => ({
  unitId: `${type}-${travellers}`,
  type,
  travellers,
  minAge: null,
  maxAge: null,
  price: price(oneWay),
  roundTrip: { unitId: `${type}-${travellers}-return`, price: price(share) },
});
const FARES = [fare('FOREIGN', 'ADULT', 3_800, 2_900), fare('FOREIGN', 'CHILD', 3_000, 2_300), fare('ID', 'ADULT', 3_200, 2_450)];
const pick = (productId: string, change: Partial<FerryOpenTicket> = {}): FerryOpenTicket => ({
  productId,
  optionId: `${productId}-open`,
  name: productId,
  operator: 'Fast',
  fares: FARES,
  terminalCharge: null,
  priceFrom: null,
  validityDays: 90,
  ...change,
});
const people = (change: Partial<Party>): Party => ({
  adult: 0,
  child: 0,
  infant: 0,
  'adult-id': 0,
  'child-id': 0,
  'infant-id': 0,
  ...change,
});
const FAMILY = people({ adult: 1, child: 1, 'adult-id': 1 });

test('takes the fare of the passport, and of the next age where a line has none of its own', () => {
  expect(fareFor(FARES, 'adult-id')?.unitId).toBe('ADULT-ID');
  expect(fareFor(FARES, 'infant')?.unitId).toBe('CHILD-FOREIGN');
  expect(fareFor(FARES, 'child-id')?.unitId).toBe('ADULT-ID');
  expect(fareFor([fare('ALL', 'ADULT', 100, 90)], 'infant-id')?.unitId).toBe('ADULT-ALL');
});

test('gives the return fare where one line goes both ways, and says what it saves', () => {
  const trip = priceTrip([pick('fast'), pick('fast')], FAMILY, true);

  expect(trip).toMatchObject({ allIn: money(15_300), saved: money(4_700), fares: [price(15_300)] });
  expect(trip?.legs.map(unitsOf)[0]).toEqual([
    { unitId: 'ADULT-FOREIGN-return', quantity: 1 },
    { unitId: 'CHILD-FOREIGN-return', quantity: 1 },
    { unitId: 'ADULT-ID-return', quantity: 1 },
  ]);
});

test('sells single fares on two lines, and on legs that are no round trip', () => {
  expect(priceTrip([pick('fast'), pick('jet')], FAMILY, true)).toMatchObject({ allIn: money(20_000), saved: null });
  expect(priceTrip([pick('fast'), pick('fast')], FAMILY, false)).toMatchObject({ allIn: money(20_000), saved: null });
});

test('counts into the whole what is paid at a terminal, and not into what is paid now', () => {
  const charged = pick('fast', { terminalCharge: { price: price(800), payable: 'at_terminal' } });
  const included = pick('fast', { terminalCharge: { price: price(1_000), payable: 'included' } });

  expect(priceTrip([charged], FAMILY, false)).toMatchObject({ allIn: money(12_400), fares: [price(10_000)] });
  expect(priceTrip([included], FAMILY, false)).toMatchObject({ allIn: money(10_000) });
});

test('keeps currencies of charge apart', () => {
  const ringgit: Price = { charge: money(9_500, 'MYR'), shown: money(2_900) };
  const malaysian = pick('andaman', { fares: [{ ...fare('ALL', 'ADULT', 0, 0), price: ringgit, roundTrip: null }] });

  expect(priceTrip([pick('fast'), malaysian], people({ adult: 1 }), false)).toMatchObject({
    fares: [price(3_800), ringgit],
    allIn: money(6_700),
  });
});

test('joins travellers of one fare into one unit', () => {
  const [leg] = priceTrip([pick('fast')], people({ adult: 2, child: 1, infant: 1 }), false)?.legs ?? [];

  expect(leg && unitsOf(leg)).toEqual([
    { unitId: 'ADULT-FOREIGN', quantity: 2 },
    { unitId: 'CHILD-FOREIGN', quantity: 2 },
  ]);
});

test('has no price while a leg is open', () => {
  expect(priceTrip([pick('fast'), null], FAMILY, true)).toBeNull();
});

test('tells from what a day is to be had for the passports that travel', () => {
  const day = {
    localDate: '2026-12-05',
    isBookable: true,
    priceFrom: price(3_200),
    priceFromOf: { FOREIGN: price(3_800), ID: price(3_200) },
  };

  expect(priceFromFor(day, people({ adult: 2, child: 1 }))).toEqual(price(3_800));
  expect(priceFromFor(day, people({ 'adult-id': 1 }))).toEqual(price(3_200));
  expect(priceFromFor(day, FAMILY)).toEqual(price(3_200));
});
