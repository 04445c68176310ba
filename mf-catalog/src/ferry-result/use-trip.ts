import type { FerryPorts, FerrySailings } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useSearchParams } from '@straits/router';
import { portsResource } from '../ferry-trip/ports.resource';
import { tripFaults } from '../ferry-trip/trip-faults.rules';
import { useToday } from '../place-time/use-today';
import { priceTrip } from '../ferry-trip/trip-price.rules';
import { inMode, MOST_LEGS, readTrip, withLeg, writeTrip, type Leg, type Party } from '../ferry-trip/trip-url.rules';
import { sailingsResource } from './ferry-result.resources';
import { changeMinutes, pickOf, readEach, readPicks, tripLines, writeEach, writeOne } from './picks.rules';
import { readSift, SIFTS } from './sifted.rules';

const NOWHERE: Leg = { from: '', to: '', date: '' };

const isOfLeg = (data: FerrySailings | undefined, { from, to }: Leg) => data?.from.id === from && data.to.id === to;

function useSailings(leg: Leg, party: Party) {
  const { path = null, query } = sailingsResource(leg, party) ?? {};
  const { data, error, mutate, isValidating } = useResource<FerrySailings>(path, query, { keepPreviousData: true });
  const answer = path !== null && isOfLeg(data, leg) ? data : undefined;
  return { answer, error, retry: () => void mutate(), isBusy: isValidating && data !== undefined };
}
export type LegAnswer = ReturnType<typeof useSailings>;

/** Six legs at most, so that hooks are called the same number of times whatever the address says. */
function useLegs(legs: Leg[], party: Party): LegAnswer[] {
  const of = (index: number) => legs[index] ?? NOWHERE;
  const all = [
    useSailings(of(0), party),
    useSailings(of(1), party),
    useSailings(of(2), party),
    useSailings(of(3), party),
    useSailings(of(4), party),
    useSailings(of(MOST_LEGS - 1), party),
  ];
  return all.slice(0, legs.length);
}

/** What an address says of each leg besides the leg itself, in the address of a changed trip. */
const keepEach = (from: URLSearchParams, to: URLSearchParams, legs: number) =>
  ['pick', ...SIFTS].reduce((next, name) => writeEach(next, name, readEach(from, name, legs)), to);

/** Everything about the trip in the address: its legs' answers, what is chosen, what it costs and what is wrong with it. */
export function useTrip() {
  const [search, setSearch] = useSearchParams();
  const { data: ports } = useResource<FerryPorts>(portsResource.path);
  const today = useToday();
  const trip = readTrip(search);
  // A port that nobody serves is not asked about: the form says so.
  const portFaults = tripFaults(trip, { ports: ports?.items, today }).filter(({ field }) => field === 'from' || field === 'to');
  const isUnasked = (index: number) => portFaults.some(({ leg }) => leg === index || (trip.mode === 'round' && leg === 0));
  const legs = trip.legs.map((leg, index) => (isUnasked(index) ? NOWHERE : leg));
  const answers = useLegs(legs, trip.party);
  const picked = readPicks(search, trip.legs.length);
  const picks = answers.map(({ answer }, index) => pickOf(answer, picked[index]));
  const faults = tripFaults(trip, { ports: ports?.items, today });
  const priced = priceTrip(picks, trip.party, trip.mode === 'round');
  const clashes = picks.map((pick, index) => {
    const [one, other] = [trip.legs[index - 1], trip.legs[index]];
    if (!one || !other) return null;
    const minutes = changeMinutes([picks[index - 1] ?? null, pick], [one, other]);
    return minutes !== null && minutes < 0 ? minutes : null;
  });
  const change = (next: (now: URLSearchParams) => URLSearchParams) => setSearch(next, { replace: true, preventScrollReset: true });
  return {
    trip,
    ports: ports?.items,
    today,
    answers,
    picks,
    faults,
    priced,
    clashes,
    lines: faults.length > 0 || clashes.some((clash) => clash !== null) ? null : tripLines(priced, trip.legs),
    choose: (leg: number, optionId: string) => change((now) => writeOne(now, trip.legs.length, ['pick', leg, optionId])),
    /** What is shown of each leg's sailings. */
    sifts: trip.legs.map((_, leg) => readSift(search, trip.legs.length, leg)),
    // Another day is another question: what was chosen for the leg does not run then.
    chooseDate: (leg: number, date: string) =>
      change((now) => {
        const asked = readTrip(now);
        const next = keepEach(now, writeTrip(withLeg(asked, leg, { date })), asked.legs.length);
        return writeOne(next, asked.legs.length, ['pick', leg, '']);
      }),
    /** Without the way back, where no boat comes back: what was chosen for the way out stays. */
    goOneWay: () => setSearch((now) => keepEach(now, writeTrip(inMode(readTrip(now), 'oneway')), 1)),
  };
}
export type TripState = ReturnType<typeof useTrip>;
