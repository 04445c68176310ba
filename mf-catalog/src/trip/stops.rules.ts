import type { MapMark } from '../place-map/marks';

interface Passed {
  day: number;
  name: string;
  latitude: number;
  longitude: number;
}

/** Places in the order of the journey, each once, marked with all its days: `1–2`, `1, 4`. */
export function stopsOf(passed: readonly Passed[]): MapMark[] {
  const places = new Map<string, Passed & { days: number[] }>();
  for (const stop of passed) {
    const id = `${stop.latitude},${stop.longitude}`;
    const known = places.get(id);
    if (known) known.days.push(stop.day);
    else places.set(id, { ...stop, days: [stop.day] });
  }
  return [...places].map(([id, { name, latitude, longitude, days }]) => ({
    id,
    name,
    latitude,
    longitude,
    label: `${spans(days)} ${name}`,
  }));
}

/** `1, 2, 4` as `1–2, 4`. */
function spans(days: readonly number[]): string {
  const parts: [from: number, to: number][] = [];
  for (const day of days) {
    const last = parts.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else parts.push([day, day]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
