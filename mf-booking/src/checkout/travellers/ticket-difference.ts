import type { Availability, CartLine, Unit } from '@straits/api-contract';
import { useDay, useOption } from '../../cart-line/option.api';
import { quantitiesOf } from '../../cart-line/line-change.rules';
import { isOtherWay } from './trip.rules';
import { tripDifference, type Way } from './trip-fares.rules';
import type { Seat } from './traveller.rules';

const wayOf = (line: CartLine, day: Availability): Way => ({
  quantities: quantitiesOf(line),
  prices: new Map(day.unitPrices.map(({ unitId, price }) => [unitId, price.shown.amount])),
});

interface Asked {
  seat: Seat;
  seats: Seat[];
  other: Unit;
}

/** Of a ticket by itself: the other ticket's price of the day less its own. */
function aloneDifference({ seat, other }: Asked, day: Availability | undefined): number {
  const price = day?.unitPrices.find(({ unitId }) => unitId === other.id)?.price ?? other.priceFrom;
  return price.shown.amount - seat.unit.unitPrice.shown.amount;
}

const dayOf = (line: CartLine | undefined) =>
  line
    ? { optionId: line.optionId, localDate: line.localDate, quantities: quantitiesOf(line) }
    : { optionId: '', localDate: null, quantities: {} };

/** The other way of the same journey, with its prices. */
function useWayBack({ seat, seats }: Asked) {
  const back = seats.find(({ line }) => isOtherWay(line, seat.line))?.line;
  const { optionId, localDate, quantities } = dayOf(back);
  const { data: day } = useDay(optionId, localDate, quantities);
  return { isTrip: back !== undefined, back: back && day && wayOf(back, day) };
}

/** What another ticket costs more, or less, in minor units of the shown currency; null while it is not known. */
export function useTicketDifference(asked: Asked): number | null {
  const { line, unit } = asked.seat;
  const { isTrip, back } = useWayBack(asked);
  const option = useOption(line);
  const { data: day } = useDay(line.optionId, line.localDate, { [unit.unitId]: 1, [asked.other.id]: 1 });
  if (!isTrip) return aloneDifference(asked, day);
  if (!day || !back || !option) return null;
  return tripDifference([wayOf(line, day), back], { from: unit.unitId, to: asked.other.id, units: option.units });
}
