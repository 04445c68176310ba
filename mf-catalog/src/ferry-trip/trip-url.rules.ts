import { isPlainDate } from '../place-time/plain-date.rules';

export const MODES = ['round', 'oneway', 'multi'] as const;
export type Mode = (typeof MODES)[number];
/** Legs of a multi-city trip at most. */
export const MOST_LEGS = 6;
/** Seats that one trip may have: a ferry's booking takes no more. */
export const MOST_TRAVELLERS = 30;

/** Travellers by what a fare goes by: nationality and age. The names stand in the address. */
export const PARTY_KEYS = ['adult', 'child', 'infant', 'adult-id', 'child-id', 'infant-id'] as const;
export type PartyKey = (typeof PARTY_KEYS)[number];
export type Party = Record<PartyKey, number>;

/** One crossing. Empty texts are not chosen yet; a date that does not exist is empty too. */
export interface Leg {
  from: string;
  to: string;
  date: string;
}
/** What is searched for: the address is its only home (U53). Of a round trip the second leg is the way back. */
export interface Trip {
  mode: Mode;
  legs: Leg[];
  party: Party;
  /** Legs beyond the sixth that the address asked for. */
  tooManyLegs: boolean;
}

const SLUG = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
const readPort = (text: string | undefined) => (text && SLUG.test(text) ? text : '');
const readDate = (text: string | null | undefined) => (isPlainDate(text) ? text : '');
const readCount = (text: string | null) => (text && /^\d{1,3}$/.test(text) ? Math.min(Number(text), 99) : 0);

function readParty(search: URLSearchParams): Party {
  const saysNothing = PARTY_KEYS.every((key) => !search.has(key));
  const counts = PARTY_KEYS.map((key) => [key, readCount(search.get(key))] as const);
  const party = Object.fromEntries(counts) as Party;
  return saysNothing ? { ...party, adult: 1 } : party;
}

function readLegs(search: URLSearchParams): Leg[] {
  const [from, to, date] = [search.getAll('from'), search.getAll('to'), search.getAll('date')];
  const count = Math.max(1, from.length, to.length, date.length);
  return Array.from({ length: Math.min(count, 100) }, (_, index) => ({
    from: readPort(from[index]),
    to: readPort(to[index]),
    date: readDate(date[index]),
  }));
}

/** The trip that an address asks for; what makes no sense in it is empty. */
export function readTrip(search: URLSearchParams): Trip {
  const mode = MODES.find((each) => each === search.get('mode')) ?? 'round';
  const all = readLegs(search);
  const [first] = all as [Leg, ...Leg[]];
  const party = readParty(search);
  if (mode === 'oneway') return { mode, legs: [first], party, tooManyLegs: false };
  if (mode === 'round') {
    const back = { from: first.to, to: first.from, date: readDate(search.get('back')) };
    return { mode, legs: [first, back], party, tooManyLegs: false };
  }
  return { mode, legs: all.slice(0, MOST_LEGS), party, tooManyLegs: all.length > MOST_LEGS };
}

/** The address of a trip; the same words as the form's fields, so that it works before scripts run. */
export function writeTrip({ mode, legs, party }: Trip): URLSearchParams {
  const search = new URLSearchParams({ mode });
  for (const leg of mode === 'multi' ? legs : legs.slice(0, 1)) {
    search.append('from', leg.from);
    search.append('to', leg.to);
    search.append('date', leg.date);
  }
  if (mode === 'round') search.set('back', legs[1]?.date ?? '');
  for (const key of PARTY_KEYS.filter((one) => party[one] > 0 || one === 'adult')) search.set(key, String(party[key]));
  return search;
}

export const countOf = (party: Party) => PARTY_KEYS.reduce((sum, key) => sum + party[key], 0);
/** Infants travel on a lap: they take no seat. */
export const seatsOf = (party: Party) => party.adult + party.child + party['adult-id'] + party['child-id'];

/** The same trip in another mode; what was chosen stays where it has a place. */
export function inMode(trip: Trip, mode: Mode): Trip {
  const [first = { from: '', to: '', date: '' }, second] = trip.legs;
  if (mode === 'oneway') return { ...trip, mode, legs: [first] };
  const back = { from: first.to, to: first.from, date: second?.date ?? '' };
  if (mode === 'round') return { ...trip, mode, legs: [first, back] };
  return { ...trip, mode, legs: trip.mode === 'round' ? [first, back] : [first, { from: first.to, to: '', date: '' }] };
}

/** A leg changed; of a round trip the way back follows the way there. */
export function withLeg(trip: Trip, index: number, change: Partial<Leg>): Trip {
  const legs = trip.legs.map((leg, place) => (place === index ? { ...leg, ...change } : leg));
  const [first, back] = legs;
  if (trip.mode !== 'round' || !first) return { ...trip, legs };
  return { ...trip, legs: [first, { from: first.to, to: first.from, date: back?.date ?? '' }] };
}

/** One more leg, from where the last one ends. */
export const withNewLeg = (trip: Trip): Trip => ({
  ...trip,
  legs: [...trip.legs, { from: trip.legs.at(-1)?.to ?? '', to: '', date: '' }].slice(0, MOST_LEGS),
});
export const withoutLeg = (trip: Trip, index: number): Trip => ({ ...trip, legs: trip.legs.filter((_, place) => place !== index) });

/** A leg earlier (-1) or later (+1) in the trip. */
export function withMovedLeg(trip: Trip, index: number, by: -1 | 1): Trip {
  const legs = [...trip.legs];
  const [leg] = legs.splice(index, 1);
  if (leg) legs.splice(Math.max(0, index + by), 0, leg);
  return { ...trip, legs };
}
