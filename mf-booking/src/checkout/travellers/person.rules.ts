import { isOtherWay } from './trip.rules';
import type { Seat, TravellerRecord } from './traveller.rules';
import { valuesOf } from './traveller-records.rules';

/** One person's seats, one for each way of a trip. */
type Person = readonly [Seat, ...Seat[]];

/** Who has been typed alike for there and back is one person; each way has at most one seat of theirs. */
export function personsOf(seats: Seat[], records: TravellerRecord[]): Person[] {
  const typed = (seat: Seat) => JSON.stringify(Object.entries(valuesOf(seat, records)).sort());
  const persons: Person[] = [];
  for (const seat of seats) {
    const place = persons.findIndex((own) => own.every((other) => isOtherWay(seat.line, other.line)) && typed(own[0]) === typed(seat));
    const known = persons[place];
    if (known) persons[place] = [...known, seat];
    else persons.push([seat]);
  }
  return persons;
}
