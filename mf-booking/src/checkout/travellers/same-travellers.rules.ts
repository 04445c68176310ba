import { displayName } from '@straits/api-contract/person-name';
import { isOtherWay } from './trip.rules';
import { type Seat, type TravellerRecord, type TravellerValues } from './traveller.rules';
import { travellerKind, valuesOf } from './traveller-records.rules';

/** A seat and who was typed for the same seat of the way before. */
export interface Again {
  seat: Seat;
  values: TravellerValues;
}

/**
 * Who travels on with the line of this seat: of the journey's first way, seat for seat of a kind, where nobody was named yet. Another line of the
 * same option is another cabin, with its own travellers.
 */
export function travellersAgain({ line }: Seat, seats: Seat[], records: TravellerRecord[]): Again[] {
  const before = seats.slice(
    0,
    seats.findIndex((other) => other.line.id === line.id),
  );
  const first = before.find((other) => isOtherWay(other.line, line) && other.line.optionId !== line.optionId)?.line;
  const known = before.filter((other) => other.line.id === first?.id);
  return seats
    .filter((seat) => seat.line.id === line.id && !displayName(valuesOf(seat, records)))
    .flatMap((seat) => {
      const place = known.findIndex((other) => other.index === seat.index && travellerKind(other.unit) === travellerKind(seat.unit));
      const [same] = place < 0 ? [] : known.splice(place, 1);
      const values = same && valuesOf(same, records);
      return values && displayName(values) ? [{ seat, values }] : [];
    });
}
