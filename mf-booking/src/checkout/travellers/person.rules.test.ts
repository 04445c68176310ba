import { aLine } from '../../cart-line/cart.builder';
import { personsOf } from './person.rules';
import { seatsOf, type TravellerRecord } from './traveller.rules';
import { recordFor } from './traveller-records.rules';

const leg = (id: string, groupId: string | null) => aLine({ id, optionId: `ferry-${id}`, groupId, passengerFields: ['nationality'] });
const ada = { givenNames: 'Ada', familyName: 'Tan', nationality: 'SG' };
const lin = { givenNames: 'Lin', familyName: 'Tan', nationality: 'SG' };
const namesOf = (group: string | null, ...people: (typeof ada)[]) => {
  const seats = seatsOf([leg('out', group), leg('back', group)]);
  const records: TravellerRecord[] = seats.map((seat, index) => recordFor(seat, people[index] ?? ada));
  return personsOf(seats, records).map((own) => own.map(({ line, index }) => `${line.id} ${index}`));
};

test.each([
  [
    'who goes and comes back is one person',
    'trip',
    [ada, lin, lin, ada],
    [
      ['out 0', 'back 1'],
      ['out 1', 'back 0'],
    ],
  ],
  [
    'two of one name are two people, there and back',
    'trip',
    [ada, ada, ada, ada],
    [
      ['out 0', 'back 0'],
      ['out 1', 'back 1'],
    ],
  ],
  [
    'who was typed otherwise is shown apart',
    'trip',
    [ada, lin, { ...ada, nationality: 'ID' }, lin],
    [['out 0'], ['out 1', 'back 1'], ['back 0']],
  ],
  ['two bookings are not one trip', null, [ada, lin, ada, lin], [['out 0'], ['out 1'], ['back 0'], ['back 1']]],
])('%s', (_, group, people, expected) => {
  expect(namesOf(group, ...people)).toEqual(expected);
});
