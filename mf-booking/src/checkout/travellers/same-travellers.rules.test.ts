import { aLine } from '../../cart-line/cart.builder';
import { travellersAgain } from './same-travellers.rules';
import { seatsOf, type TravellerRecord, type TravellerValues } from './traveller.rules';
import { withTyped } from './traveller-records.rules';

const leg = (id: string, groupId: string | null = 'trip') =>
  aLine({ id, optionId: `ferry-${id}`, groupId, passengerFields: ['nationality'] });
const trip = [leg('out'), leg('back')];
const ada = { givenNames: 'Ada', familyName: 'Tan', nationality: 'SG' };
const lin = { ...ada, givenNames: 'Lin' };

type Typed = [lineId: string, number: number, values: Partial<TravellerValues>];

/** Who is offered again for a line: the number of the seat and the name. */
const offered = (lines: typeof trip, lineId: string, typed: Typed[]) => {
  const seats = seatsOf(lines);
  const seatAt = (id: string, number: number) => seats.find((seat) => seat.line.id === id && seat.number === number)!;
  const records = typed.reduce<TravellerRecord[]>((kept, [id, number, values]) => withTyped(kept, seatAt(id, number), values), []);
  return travellersAgain(seatAt(lineId, 1), seats, records).map(({ seat, values }) => `${seat.number} ${values.givenNames}`);
};
const there: Typed[] = [
  ['out', 1, ada],
  ['out', 2, lin],
];

test('all who go are offered for the way back', () => {
  expect(offered(trip, 'back', there)).toEqual(['1 Ada', '2 Lin']);
});

test('who was typed for the way back stays', () => {
  expect(offered(trip, 'back', [...there, ['back', 1, lin]])).toEqual(['2 Lin']);
});

test('who was typed for the way back is not offered for the way there', () => {
  expect(offered(trip, 'out', [['back', 1, ada]])).toEqual([]);
});

test('a name that was begun and taken back is nobody’s', () => {
  expect(offered(trip, 'back', [...there, ['back', 1, { givenNames: '', familyName: '' }]])).toEqual(['1 Ada', '2 Lin']);
});

test('another cabin of the class has its own travellers, also of one booking', () => {
  const cabins = ['out', 'back'].map((id) => ({ ...leg(id), optionId: 'inside' }));

  expect(offered(cabins, 'back', there)).toEqual([]);
});

test('a name that is not there yet is nobody', () => {
  expect(offered(trip, 'back', [['out', 1, { givenNames: ' ' }]])).toEqual([]);
});

test('another booking has its own travellers', () => {
  expect(offered([leg('out', null), leg('back', null)], 'back', there)).toEqual([]);
});

test('an adult is not offered for a child’s seat', () => {
  const [out, back] = trip as [(typeof trip)[0], (typeof trip)[0]];
  const children = back.units.map((unit) => ({ ...unit, type: 'CHILD' as const }));

  expect(offered([out, { ...back, units: children }], 'back', there)).toEqual([]);
});
