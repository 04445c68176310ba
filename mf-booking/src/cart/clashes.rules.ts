import type { CartLine } from '@straits/api-contract';

type Timed = Pick<
  CartLine,
  | 'id'
  | 'kind'
  | 'productId'
  | 'productName'
  | 'optionName'
  | 'localDate'
  | 'startTime'
  | 'endDate'
  | 'timeZone'
  | 'durationMinutes'
  | 'groupId'
>;

/** Two things of one trip that stand in each other's way. */
export interface Clash {
  kind: 'overlap' | 'tight' | 'stays';
  first: Timed;
  second: Timed;
  /** When the first one ends, as a local time of its place; empty for stays. */
  ends: string;
}

/** Assumed where nobody says how long it takes. */
const USUAL_MINUTES = 60;
/** From one place to the next in a city. */
const TRAVEL_MINUTES = 30;

/** Minutes since 1970 of a local time of a zone. */
export function minutesAt(localDate: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${localDate}T${time}:00Z`);
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(asUtc));
  return (asUtc - (Date.parse(`${shown.replace(' ', 'T')}:00Z`) - asUtc)) / 60_000;
}

const clock = (time: string, minutes: number) =>
  new Date(Date.parse(`2000-01-01T${time}:00Z`) + minutes * 60_000).toISOString().slice(11, 16);

function timedClash(first: Timed, second: Timed): Clash | null {
  if (!first.localDate || !first.startTime || !second.localDate || !second.startTime) return null;
  const lasts = first.durationMinutes ?? USUAL_MINUTES;
  const end = minutesAt(first.localDate, first.startTime, first.timeZone) + lasts;
  const gap = minutesAt(second.localDate, second.startTime, second.timeZone) - end;
  if (gap >= TRAVEL_MINUTES) return null;
  return { kind: gap < 0 ? 'overlap' : 'tight', first, second, ends: clock(first.startTime, lasts) };
}

const isStay = ({ kind, endDate }: Timed) => kind === 'hotel' && endDate !== null;

function stayClash(first: Timed, second: Timed): Clash | null {
  const overlaps = (first.localDate ?? '') < (second.endDate ?? '') && (second.localDate ?? '') < (first.endDate ?? '');
  return overlaps ? { kind: 'stays', first, second, ends: '' } : null;
}

const startOf = ({ localDate, startTime, timeZone }: Timed) => (localDate && startTime ? minutesAt(localDate, startTime, timeZone) : 0);

/** What of a cart stands in each other's way: times that overlap, too little time to travel, two hotels for one night. */
export function clashesOf(lines: Timed[]): Clash[] {
  const stays = lines.filter(isStay);
  const timed = lines.filter((line) => line.localDate && line.startTime).sort((a, b) => startOf(a) - startOf(b));
  const pairs = (all: Timed[], of: (first: Timed, second: Timed) => Clash | null) =>
    all.flatMap((first, index) => all.slice(index + 1).flatMap((second) => of(first, second) ?? []));
  return [...pairs(timed, timedClash), ...pairs(stays, stayClash)];
}
