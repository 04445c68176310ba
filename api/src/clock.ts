/** Now, as the API sees it. Tests set it; a request never can. */
export interface Clock {
  now(): Date;
}
export const systemClock: Clock = { now: () => new Date() };

const dayFormats = new Map<string, Intl.DateTimeFormat>();
/** Made once a zone: making one costs a hundred times what it then does. Zones are those of places, some dozens. */
function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  dayFormats.set(timeZone, format);
  return format;
}

/** Today's date in a place's zone: `2026-11-21`. */
export const localDateIn = (now: Date, timeZone: string) => dayFormatOf(timeZone).format(now);
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
export const addMinutes = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
