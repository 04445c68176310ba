import type { FerryPorts } from '@straits/api-contract';
import { addDays } from '../place-time/plain-date.rules';
import { countOf, MOST_TRAVELLERS, type Trip } from './trip-url.rules';

type PortList = FerryPorts['items'];

/** What is wrong with a trip, at which leg and field; `party` and `legs` are of the whole trip. */
export interface TripFault {
  leg: number;
  field: 'from' | 'to' | 'date' | 'party' | 'legs';
  code:
    | 'fromMissing'
    | 'toMissing'
    | 'unknownPort'
    | 'samePort'
    | 'noRoute'
    | 'dateMissing'
    | 'datePast'
    | 'dateFar'
    | 'backMissing'
    | 'backBefore'
    | 'beforeLast'
    | 'nobody'
    | 'tooMany'
    | 'noAdult'
    | 'tooManyLegs';
}

const MOST_DAYS_AHEAD = 364;

type Code = TripFault['code'];

/** The first check that fails says what is wrong. */
const firstOf = <T>(checks: [boolean, T][]): T | null => checks.find(([fails]) => fails)?.[1] ?? null;

function portFaults({ legs }: Trip, leg: number, ports: PortList | undefined): TripFault[] {
  const { from, to } = legs[leg] ?? { from: '', to: '' };
  const portOf = (id: string) => ports?.find((port) => port.id === id);
  const isUnknown = (id: string) => ports !== undefined && portOf(id) === undefined;
  const fault = firstOf<['from' | 'to', Code]>([
    [!from, ['from', 'fromMissing']],
    [isUnknown(from), ['from', 'unknownPort']],
    [!to, ['to', 'toMissing']],
    [isUnknown(to), ['to', 'unknownPort']],
    [from === to, ['to', 'samePort']],
    [portOf(from)?.destinations.includes(to) === false, ['to', 'noRoute']],
  ]);
  return fault ? [{ leg, field: fault[0], code: fault[1] }] : [];
}

/** Which day is not wanted, whatever the leg: none, past, or too far ahead. */
function dayFault(date: string, today: string | null): Code | null {
  if (!date) return 'dateMissing';
  if (!today) return null;
  return firstOf<Code>([
    [date < today, 'datePast'],
    [date > addDays(today, MOST_DAYS_AHEAD), 'dateFar'],
  ]);
}

const dateOf = (legs: Trip['legs'], leg: number) => legs[leg]?.date ?? '';

/** The words for a way back differ from those for one more leg. */
const OF_RETURN: Partial<Record<Code, Code>> = { dateMissing: 'backMissing', beforeLast: 'backBefore' };

function dateFault({ mode, legs }: Trip, leg: number, today: string | null): Code | null {
  const [before, date] = [dateOf(legs, leg - 1), dateOf(legs, leg)];
  const fault = dayFault(date, today) ?? (date < before ? 'beforeLast' : null);
  if (fault === null || mode !== 'round' || leg === 0) return fault;
  return OF_RETURN[fault] ?? fault;
}

function partyFault({ party }: Trip): TripFault['code'] | null {
  const count = countOf(party);
  if (count === 0) return 'nobody';
  if (count > MOST_TRAVELLERS) return 'tooMany';
  return party.adult + party['adult-id'] === 0 ? 'noAdult' : null;
}

/** Everything that keeps a trip from being searched for, in the order of the form. `today` and ports are not known at once. */
export function tripFaults(trip: Trip, { ports, today }: { ports: PortList | undefined; today: string | null }): TripFault[] {
  const ofLegs = trip.legs.flatMap((_, leg): TripFault[] => {
    // The ports of a way back are those of the way there, and are mended there.
    const isBack = trip.mode === 'round' && leg === 1;
    const date = dateFault(trip, leg, today);
    return [...(isBack ? [] : portFaults(trip, leg, ports)), ...(date ? [{ leg, field: 'date' as const, code: date }] : [])];
  });
  const party = partyFault(trip);
  return [
    ...ofLegs,
    ...(trip.tooManyLegs ? [{ leg: 0, field: 'legs' as const, code: 'tooManyLegs' as const }] : []),
    ...(party ? [{ leg: 0, field: 'party' as const, code: party }] : []),
  ];
}
