import { Temporal } from 'temporal-polyfill';
import { addMinutes } from '../../clock';

/** How long a bank transfer may take to arrive (alf.io: its own, longer deadline). */
const MOST_MINUTES = 24 * 60;
/** With less than this nobody can pay, upload a proof and have it looked at. */
const LEAST_MINUTES = 120;

interface Begins {
  localDate: string | null;
  startTime: string;
  snapshot: { timeZone: string };
}

/** When a line begins; nothing for open-dated tickets. */
export function beginOf({ localDate, startTime, snapshot }: Begins): Date[] {
  if (localDate === null) return [];
  const begin = Temporal.PlainDateTime.from(`${localDate}T${startTime || '00:00'}`).toZonedDateTime(snapshot.timeZone);
  return [new Date(begin.epochMilliseconds)];
}

/**
 * Until when a transfer may arrive: a day, but half of the time to the first visit when that is sooner, so that there is time for staff to
 * look at the proof. Undefined when it is too near for a transfer.
 */
export function transferUntil(now: Date, begins: Date | undefined): Date | undefined {
  const half = begins ? Math.floor((begins.getTime() - now.getTime()) / 120_000) : MOST_MINUTES;
  const minutes = Math.min(MOST_MINUTES, half);
  return minutes < LEAST_MINUTES ? undefined : addMinutes(now, minutes);
}
