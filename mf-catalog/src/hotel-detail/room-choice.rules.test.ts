import type { StayRoom } from '@straits/api-contract';
import { ANY_STAY } from '../hotel-stay/stay-url.rules';
import { anOption, aPrice, aUnit } from '../product/product.builder';
import { allMissingOf, cartLineOf, priceFromOf, priceRuns } from './room-choice.rules';

const stay = { ...ANY_STAY, checkIn: '2026-12-04', checkOut: '2026-12-07', rooms: 2, adults: 3, childAges: [5] };
const option = anOption({ id: 'deluxe', units: [aUnit({ id: 'room' })] });
const offer = (fault: StayRoom['fault']): StayRoom => ({
  optionId: 'deluxe',
  fault,
  soldOutNights: [],
  roomsNeeded: 2,
  roomsLeft: 3,
  nights: [],
  nightly: aPrice(1),
  total: aPrice(1),
  cancellation: [],
});

it.each([
  [{ stay: ANY_STAY, option: null, offer: undefined }, ['dates', 'room']],
  [{ stay: ANY_STAY, option, offer: undefined }, ['dates']],
  [{ stay, option: null, offer: undefined }, ['room']],
  [{ stay, option, offer: undefined }, []],
  [{ stay, option, offer: offer('sold_out') }, ['unavailable']],
  [{ stay, option, offer: offer(null) }, []],
])('of %j what is missing is %s', (choice, missing) => {
  expect(allMissingOf(choice)).toEqual(missing);
});

it('begins with the cheapest free room of the stay, and with the hotel’s own price where none is free or known', () => {
  const hotel = { priceFrom: aPrice(23400) };
  const room = (nightly: number, fault: StayRoom['fault'] = null) => ({ ...offer(fault), nightly: aPrice(nightly) });
  const rooms = (...items: StayRoom[]) => ({
    checkIn: '2026-12-04',
    checkOut: '2026-12-07',
    nights: 3,
    timeZone: 'Asia/Singapore',
    items,
    nearest: [],
  });

  expect(priceFromOf(hotel, rooms(room(26650), room(23985), room(19900, 'sold_out')))).toEqual(aPrice(23985));
  expect(priceFromOf(hotel, rooms(room(19900, 'sold_out')))).toEqual(aPrice(23400));
  expect(priceFromOf(hotel, undefined)).toEqual(aPrice(23400));
});

it('puts all nights, rooms and guests into one line', () => {
  expect(cartLineOf({ id: 'inn' }, { stay, option, offer: offer(null) })).toEqual({
    productId: 'inn',
    optionId: 'deluxe',
    localDate: '2026-12-04',
    nights: 3,
    units: [{ unitId: 'room', quantity: 2 }],
    guests: { adults: 3, childAges: [5] },
  });
  expect(cartLineOf({ id: 'inn' }, { stay, option, offer: offer('min_stay') })).toBeNull();
});

it('says nights of the same price once', () => {
  const night = (localDate: string, amount: number) => ({ localDate, price: aPrice(amount) });

  const runs = priceRuns([night('2026-12-03', 100), night('2026-12-04', 125), night('2026-12-05', 125), night('2026-12-06', 100)]);

  expect(runs.map(({ from, count }) => [from, count])).toEqual([
    ['2026-12-03', 1],
    ['2026-12-04', 2],
    ['2026-12-06', 1],
  ]);
});
