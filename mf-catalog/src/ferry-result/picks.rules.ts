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

/** A parameter that the address has once a leg, empty where it says nothing of the leg. */
export const readEach = (search: URLSearchParams, name: string, legs: number): string[] =>
  Array.from({ length: legs }, (_, index) => search.getAll(name)[index] ?? '');

export function writeEach(search: URLSearchParams, name: string, values: string[]): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(name);
  if (values.some(Boolean)) for (const value of values) next.append(name, value);
  return next;
}

/** What one leg says in a parameter, changed. */
export const writeOne = (search: URLSearchParams, legs: number, [name, leg, value]: [name: string, leg: number, value: string]) =>
  writeEach(
    search,
    name,
    readEach(search, name, legs).map((each, index) => (index === leg ? value : each)),
  );

/** Options chosen per leg in the address. */
export const readPicks = (search: URLSearchParams, legs: number): string[] => readEach(search, 'pick', legs);

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
