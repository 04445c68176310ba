import type { FerrySailings, PutCartLine } from '@straits/api-contract';
import { isSailing, unitsOf, type Pick, type PricedTrip } from '../ferry-trip/trip-price.rules';
import type { Leg } from '../ferry-trip/trip-url.rules';

export const isBookable = ({ status }: { status: string }) => status === 'AVAILABLE' || status === 'FREESALE' || status === 'LIMITED';

/** What is chosen for a leg, by the option's id in the address; null when nothing is, or it cannot be had any more. */
export function pickOf(answer: FerrySailings | undefined, optionId: string | undefined): Pick | null {
  if (!answer || !optionId) return null;
  const sailing = answer.sailings.find((one) => one.optionId === optionId);
  if (sailing) return isBookable(sailing) ? sailing : null;
  return answer.openTickets.find((one) => one.optionId === optionId) ?? null;
}

/** Options chosen per leg in the address: `pick` once a leg, empty where nothing is chosen. */
export const readPicks = (search: URLSearchParams, legs: number): string[] =>
  Array.from({ length: legs }, (_, index) => search.getAll('pick')[index] ?? '');

export function writePick(search: URLSearchParams, legs: number, [leg, optionId]: [leg: number, optionId: string]): URLSearchParams {
  const picks = readPicks(search, legs).map((each, index) => (index === leg ? optionId : each));
  const next = new URLSearchParams(search);
  next.delete('pick');
  for (const each of picks) next.append('pick', each);
  return next;
}

/** The cart's lines of a whole trip; null while it is not priced. */
export function tripLines(priced: PricedTrip | null, legs: Leg[]): PutCartLine[] | null {
  return (
    priced?.legs.map((leg, index) => ({
      productId: leg.pick.productId,
      optionId: leg.pick.optionId,
      ...(isSailing(leg.pick) ? { localDate: legs[index]?.date ?? '', startTime: leg.pick.departs } : {}),
      units: unitsOf(leg),
    })) ?? null
  );
}

/** Minutes from the arrival of one leg to the departure of the next, both by the clock of the port between them; null where one has no time. */
export function changeMinutes([first, second]: [Pick | null, Pick | null], [one, other]: [Leg, Leg]): number | null {
  if (!first || !second || !isSailing(first) || !isSailing(second) || one.to !== other.from) return null;
  const at = (date: string, clock: string, days = 0) => Date.parse(`${date}T${clock}:00Z`) + days * 86_400_000;
  return Math.round((at(other.date, second.departs) - at(one.date, first.arrives, first.arrivalDayOffset)) / 60_000);
}
