import { aLine } from '../../cart-line/cart.builder';
import { seatsOf, type TravellerRecord } from './traveller.rules';
import { recordFor, valuesOf, withMovedRecord } from './traveller-records.rules';

const [adult] = aLine().units;
const unit = (unitId: string, type: 'ADULT' | 'CHILD' | 'INFANT', tickets = 1) => ({ ...adult!, unitId, type, quantity: tickets, tickets });
const seatsWith = (...units: ReturnType<typeof unit>[]) => seatsOf([aLine({ passengerFields: ['nationality'], units })]);
const named = (seats: ReturnType<typeof seatsOf>, ...names: string[]) =>
  seats.map((seat, index) => recordFor(seat, { givenNames: names[index] }));
const namesOf = (seats: ReturnType<typeof seatsOf>, records: TravellerRecord[]) => seats.map((seat) => valuesOf(seat, records).givenNames);

describe('who was typed', () => {
  it('stays when the return fare becomes single ones, and comes back with it', () => {
    const family = seatsWith(unit('adult-return', 'ADULT', 2), unit('infant-return', 'INFANT'));
    const single = seatsWith(unit('adult', 'ADULT', 2), unit('infant', 'INFANT'));

    expect(namesOf(single, named(family, 'Ada', 'Lin', 'Budi'))).toEqual(['Ada', 'Lin', 'Budi']);
    expect(namesOf(family, named(single, 'Ada', 'Lin', 'Budi'))).toEqual(['Ada', 'Lin', 'Budi']);
  });

  it('stays when only one of a kind loses the return fare', () => {
    const both = seatsWith(unit('adult-return', 'ADULT', 2));
    const mixed = seatsWith(unit('adult-return', 'ADULT'), unit('adult', 'ADULT'));

    expect(namesOf(mixed, named(both, 'Ada', 'Lin'))).toEqual(['Ada', 'Lin']);
  });

  it('goes along to another ticket though the API sells it at another fare', () => {
    const before = seatsWith(unit('adult-return', 'ADULT'), unit('infant-return', 'INFANT'));
    const after = seatsWith(unit('adult-return', 'ADULT'), unit('child', 'CHILD'));

    const moved = withMovedRecord(named(before, 'Ada', 'Budi'), before[1]!, { unitId: 'child-return', index: 0, kind: 'CHILD' });

    expect(namesOf(after, moved)).toEqual(['Ada', 'Budi']);
  });
});
