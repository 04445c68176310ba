import { isOtherWay } from './trip.rules';
import { fullName, type Seat, type TravellerRecord, type TravellerValues } from './traveller.rules';
import { recordOf, travellerKind, valuesOf } from './traveller-records.rules';

/** A seat and who was typed for the same seat of the way before. */
export interface Again {
  seat: Seat;
  values: TravellerValues;
}

/** Who travels on with the line of this seat: of the journey's first way, seat for seat of a kind, where nobody was typed yet. */
export function travellersAgain({ line }: Seat, seats: Seat[], records: TravellerRecord[]): Again[] {
  const before = seats.slice(
    0,
    seats.findIndex((other) => other.line.id === line.id),
  );
  const first = before.find((other) => isOtherWay(other.line, line))?.line;
  const isSameSeat = (one: Seat, other: Seat) => one.index === other.index && travellerKind(one.unit) === travellerKind(other.unit);
  return seats
    .filter((seat) => seat.line.id === line.id && recordOf(seat, records) === undefined)
    .flatMap((seat) => {
      const known = before.find((other) => other.line.id === first?.id && isSameSeat(other, seat));
      const values = known && valuesOf(known, records);
      return values && fullName(values) ? [{ seat, values }] : [];
    });
}
