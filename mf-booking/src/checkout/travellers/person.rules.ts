import type { Seat, TravellerRecord } from './traveller.rules';
import { valuesOf } from './traveller-records.rules';

/** One person's seats, one for each way of a trip. */
type Person = readonly [Seat, ...Seat[]];

const isTrip = ({ line: one }: Seat, { line: other }: Seat) =>
  one.id !== other.id && one.groupId !== null && one.groupId === other.groupId && one.productId === other.productId;

/** Who has been typed alike for there and back is one person; each way has at most one seat of theirs. */
export function personsOf(seats: Seat[], records: TravellerRecord[]): Person[] {
  const typed = (seat: Seat) => JSON.stringify(Object.entries(valuesOf(seat, records)).sort());
  const persons: Person[] = [];
  for (const seat of seats) {
    const place = persons.findIndex((own) => own.every((other) => isTrip(seat, other)) && typed(own[0]) === typed(seat));
    const known = persons[place];
    if (known) persons[place] = [...known, seat];
    else persons.push([seat]);
  }
  return persons;
}
