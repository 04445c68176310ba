import fc from 'fast-check';
import { CLOSED, UNLIMITED } from '../stock.rules';
import { offersOf } from './offers.rules';
import type { RoomTable } from './room-table';
import {
  datesFault,
  FAULTS,
  fewestRooms,
  meanOf,
  nightPrices,
  roomsNeeded,
  shortNights,
  stayFaultOf,
  stayOf,
  sumOf,
  termsFault,
} from './stay.rules';
import { metresBetween, walkMinutes } from './walk.rules';

const stay = stayOf({ checkIn: '2026-12-04', checkOut: '2026-12-07', rooms: 2, adults: 3, childAges: [4] });
const terms = { maxOccupancy: 2, minStayNights: 1, maxRooms: 9 };

describe('a stay', () => {
  test('sleeps every night but the last day, over the end of a year too', () => {
    expect(stay.nights).toEqual(['2026-12-04', '2026-12-05', '2026-12-06']);
    expect(stayOf({ ...stay, checkIn: '2026-12-31', checkOut: '2027-01-02', adults: 1 }).nights).toEqual(['2026-12-31', '2027-01-01']);
  });

  test.each([
    ['2026-12-05', '2026-12-04', 'reversed'],
    ['2026-12-04', '2026-12-04', 'reversed'],
    ['2026-11-30', '2026-12-04', 'past'],
    ['2026-12-01', '2026-12-31', null],
    ['2026-12-01', '2027-01-01', 'too_long'],
    ['2030-01-01', '2030-01-02', 'too_far'],
  ])('from %s to %s is %s', (checkIn, checkOut, fault) => {
    expect(datesFault({ checkIn, checkOut }, { today: '2026-12-01', maxNights: 30, lastNight: '2028-12-01' })).toBe(fault);
  });

  test('costs each night what that night costs', () => {
    const prices = nightPrices(10_001, { weekly: [100, 100, 100, 100, 125, 135, 100], dates: { '2026-12-06': 150 } }, stay.nights);

    expect(prices).toEqual([12_501, 13_501, 15_002]);
    expect(sumOf(prices)).toBe(41_004);
    expect(meanOf(prices)).toBe(13_668);
  });

  test.each([
    [[3, 2, 4], null],
    [[3, 1, 4], 'sold_out'],
    [[3, undefined, 4], 'sold_out'],
    [[undefined, undefined, undefined], 'closed'],
    [[null, null, null], null],
  ] as const)('with %j rooms left is %s', (left, fault) => {
    expect(stayFaultOf(stay, terms, [...left])).toBe(fault);
  });

  test('names the nights that are short, and the fewest rooms', () => {
    expect(shortNights(stay, [3, 1, undefined])).toEqual(['2026-12-05', '2026-12-06']);
    expect(fewestRooms([3, null, 2])).toBe(2);
    expect(fewestRooms([null])).toBeNull();
  });

  test('needs enough rooms for all, and no more than one booking takes', () => {
    expect(termsFault({ rooms: 1, guests: 4 }, terms)).toBe('too_many_guests');
    expect(termsFault({ rooms: 10, guests: 4 }, terms)).toBe('too_many_rooms');
    expect(roomsNeeded({ guests: 5 }, terms)).toBe(3);
    expect(stayFaultOf(stay, { ...terms, minStayNights: 4 }, [9, 9, 9])).toBe('min_stay');
  });
});

// The list is worked out on columns, the page of a hotel room by room: both must say the same.
test('a hotel in the list offers what its page offers', () => {
  const room = fc.record({
    maxOccupancy: fc.integer({ min: 1, max: 4 }),
    minStayNights: fc.integer({ min: 1, max: 4 }),
    maxRooms: fc.constant(9),
    priceMinor: fc.integer({ min: 1, max: 100_000 }),
    freeHours: fc.option(fc.integer({ min: 0, max: 100 })),
    left: fc.array(fc.oneof(fc.integer({ min: CLOSED, max: 4 }), fc.constant(UNLIMITED)), { minLength: 3, maxLength: 3 }),
    weekly: fc.array(fc.integer({ min: 50, max: 200 }), { minLength: 7, maxLength: 7 }),
  });
  fc.assert(
    fc.property(
      fc.array(room, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 6 }),
      (rooms, count, guests) => {
        const asked = { ...stay, rooms: count, guests };
        const table = {
          rooms: rooms.map((one) => ({
            ...one,
            priceDays: { weekly: one.weekly, dates: {} },
            no: 1,
            optionId: 'o',
            currency: 'SGD',
            from: null,
            until: null,
          })),
          roomFrom: Int32Array.of(0, rooms.length),
          zoneOf: ['Asia/Singapore'],
        } as unknown as RoomTable;
        const nights = [0, 1, 2].map((night) => Int32Array.from(rooms, ({ left }) => left[night]!));

        const offers = offersOf(Int32Array.of(0), {
          table,
          stay: asked,
          nights,
          hoursUntil: new Map([['Asia/Singapore', 50]]),
          onlyFree: false,
        });

        const single = rooms.map((one) => {
          const left = one.left.map((rest) => (rest < 0 ? undefined : rest >= UNLIMITED ? null : rest));
          const total = sumOf(nightPrices(one.priceMinor, { weekly: one.weekly, dates: {} }, asked.nights)) * count;
          return { fault: stayFaultOf(asked, one, left), total, isFree: one.freeHours !== null && one.freeHours < 50 };
        });
        const free = single.filter(({ fault }) => fault === null);
        expect(offers.room[0]! >= 0).toBe(free.length > 0);
        if (free.length > 0) {
          expect(offers.total[0]).toBe(Math.min(...free.map(({ total }) => total)));
          expect(offers.isFree[0] === 1).toBe(free.some(({ isFree }) => isFree));
        } else expect(offers.fault[0]).toBe(Math.max(...single.map(({ fault }) => FAULTS.indexOf(fault!))));
      },
    ),
  );
});

test('with free cancellation only, the cheapest room that is given back in full is offered', () => {
  const room = (priceMinor: number, freeHours: number | null) => ({
    maxOccupancy: 4,
    minStayNights: 1,
    maxRooms: 9,
    priceMinor,
    priceDays: null,
    freeHours,
  });
  const table = {
    rooms: [room(300, 24), room(100, null), room(200, 24), room(150, 90)],
    roomFrom: Int32Array.of(0, 4),
    zoneOf: ['UTC'],
  } as unknown as RoomTable;
  const ask = { table, stay, nights: [Int32Array.of(9, 9, 9, 9)], hoursUntil: new Map([['UTC', 50]]) };

  expect(offersOf(Int32Array.of(0), { ...ask, onlyFree: true }).room[0]).toBe(2);
  expect(offersOf(Int32Array.of(0), { ...ask, onlyFree: false }).room[0]).toBe(1);
});

test.each([
  [50, 1],
  [800, 13],
  [3_600, 59],
  [4_500, null],
])('%i metres are %s minutes on foot', (metres, minutes) => {
  expect(walkMinutes(metres)).toBe(minutes);
});
test('a degree of latitude is 111 km', () => {
  expect(metresBetween({ latitude: 1, longitude: 103 }, { latitude: 2, longitude: 103 })).toBeCloseTo(111_195, -2);
});
