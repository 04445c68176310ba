import fc from 'fast-check';
import { ANY_STAY, changedDates, datesFault, hotelPath, readStay, stayParams } from './stay-url.rules';

const read = (query: string) => readStay(new URLSearchParams(query));

it.each([
  ['', ANY_STAY, []],
  [
    'checkIn=2026-12-04&checkOut=2026-12-06&rooms=2&adults=3&childAges=5,0',
    { checkIn: '2026-12-04', checkOut: '2026-12-06', rooms: 2, adults: 3, childAges: [5, 0] },
    [],
  ],
  ['checkIn=2026-12-31', { ...ANY_STAY, checkIn: '2026-12-31', checkOut: '2027-01-01' }, []],
  ['checkIn=2026-12-06&checkOut=2026-12-04', ANY_STAY, ['reversed']],
  ['checkIn=2026-12-06&checkOut=2026-12-06', ANY_STAY, ['reversed']],
  ['checkIn=2026-12-06&checkOut=2027-12-06', ANY_STAY, ['tooLong']],
  ['checkIn=2026-02-30&checkOut=<b>', ANY_STAY, []],
  ['rooms=30', ANY_STAY, ['tooManyRooms']],
  ['adults=0', ANY_STAY, ['noAdults']],
  ['adults=1000000000', ANY_STAY, []],
  ['childAges=5,18,baby', { ...ANY_STAY, childAges: [5] }, ['childAges']],
] as const)('reads %s', (query, stay, problems) => {
  expect(read(query)).toEqual({ stay, problems });
});

it('reads back what it wrote', () => {
  const stays = fc.record({
    rooms: fc.integer({ min: 1, max: 9 }),
    adults: fc.integer({ min: 1, max: 40 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 20 }),
    checkIn: fc.constantFrom('2026-12-04'),
    checkOut: fc.constantFrom('2026-12-05', '2027-01-03'),
  });
  fc.assert(fc.property(stays, (stay) => expect(readStay(new URLSearchParams(stayParams(stay)))).toEqual({ stay, problems: [] })));
});

it('carries the stay to the hotel', () => {
  expect(hotelPath('quay-house', { ...ANY_STAY, checkIn: '2026-12-04', checkOut: '2026-12-06', childAges: [5] })).toBe(
    '/hotel/detail?hotel=quay-house&checkIn=2026-12-04&checkOut=2026-12-06&childAges=5',
  );
});

it.each([
  [{ checkIn: '2026-12-10' }, { checkIn: '2026-12-10', checkOut: '2026-12-13' }],
  [{ checkIn: '2026-12-05' }, { checkIn: '2026-12-05', checkOut: '2026-12-07' }],
  [{ checkOut: '2026-12-02' }, { checkIn: '2026-12-04', checkOut: '2026-12-02' }],
  [{ checkOut: '' }, { checkIn: '2026-12-04', checkOut: '2026-12-05' }],
  [{ checkOut: '2026-12-09' }, { checkIn: '2026-12-04', checkOut: '2026-12-09' }],
  [{ checkIn: '' }, { checkIn: null, checkOut: '2026-12-07' }],
])('moves three nights from the fourth by %j', (change, dates) => {
  expect(changedDates({ checkIn: '2026-12-04', checkOut: '2026-12-07' }, change)).toEqual(dates);
});

it.each([
  [['2026-12-04', '2026-12-07'], null],
  [['2026-12-04', '2026-12-04'], { field: 'checkOut', reason: 'reversed' }],
  [['2026-11-01', '2026-10-30'], { field: 'checkOut', reason: 'reversed' }],
  [['2026-12-04', '2027-01-04'], { field: 'checkOut', reason: 'tooLong' }],
  [['2026-11-20', '2026-12-04'], { field: 'checkIn', reason: 'past' }],
  [[null, '2026-11-20'], { field: 'checkOut', reason: 'past' }],
  [[null, null], null],
] as const)('says of the dates %j on 21 November: %j', ([checkIn, checkOut], fault) => {
  expect(datesFault({ checkIn, checkOut }, '2026-11-21')).toEqual(fault);
});
