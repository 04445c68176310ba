import type { ResourceRef } from '@straits/remote-contract';
import { seatsOf, type Leg, type Party, type Trip } from '../ferry-trip/trip-url.rules';

const MOST_PLACES = 50;

/** A leg's sailings; null while it does not say from where to where and when. */
export function sailingsResource({ from, to, date }: Leg, party: Party): ResourceRef | null {
  if (!from || !to || !date || from === to) return null;
  return { path: '/ferries/sailings', query: { from, to, date, places: Math.min(Math.max(1, seatsOf(party)), MOST_PLACES) } };
}

export const tripResources = ({ legs, party }: Trip) => legs.flatMap((leg) => sailingsResource(leg, party) ?? []);
