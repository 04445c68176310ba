import type { FerrySailings } from '@straits/api-contract';
import { priceTrip } from '../ferry-trip/trip-price.rules';
import type { Party } from '../ferry-trip/trip-url.rules';
import { isBookable, readEach } from './picks.rules';

/** Parts of a day, by the clock of the port that is left. */
export const TIMES = ['morning', 'afternoon', 'evening'] as const;
export const timeOf = (departs: string): (typeof TIMES)[number] =>
  departs < '12:00' ? 'morning' : departs < '17:00' ? 'afternoon' : 'evening';

/** What of a leg's sailings is shown, and in which order: in the address a parameter each, once a leg. Empty is all, by time. */
export const SIFTS = ['time', 'operator', 'order'] as const;
export type Sift = Record<(typeof SIFTS)[number], string>;
export const BY_PRICE = 'price';

export function readSift(search: URLSearchParams, legs: number, leg: number): Sift {
  const [time = '', operator = '', order = ''] = SIFTS.map((name) => readEach(search, name, legs)[leg]);
  return { time: TIMES.find((one) => one === time) ?? '', operator, order: order === BY_PRICE ? BY_PRICE : '' };
}

/** The sailings that were asked for; what cannot be booked is never first (U51). An operator that does not sail that day hides nothing. */
export function sifted({ sailings, openTickets }: FerrySailings, { time, operator, order }: Sift, party: Party) {
  const isKnown = [...sailings, ...openTickets].some((one) => one.operator === operator);
  const isOf = (one: { operator: string }) => !isKnown || one.operator === operator;
  const priceOf = (sailing: (typeof sailings)[number]) => priceTrip([sailing], party, false)?.allIn.amount ?? Infinity;
  const found = sailings.filter((one) => isOf(one) && (!time || timeOf(one.departs) === time));
  // The sort is stable: what costs the same stays by time.
  const ordered =
    order === BY_PRICE
      ? found.map((one) => ({ one, price: priceOf(one) })).sort((a, b) => a.price - b.price || 0)
      : found.map((one) => ({ one }));
  const inOrder = ordered.map(({ one }) => one);
  return {
    sailings: [...inOrder.filter(isBookable), ...inOrder.filter((one) => !isBookable(one))],
    openTickets: openTickets.filter(isOf),
  };
}
