import { isPlainDate } from '../place-time/plain-date.rules';

export const SERVICES = ['private_transfer', 'point_to_point', 'hourly', 'shared'] as const;
export type Service = (typeof SERVICES)[number];
export const MOST_PASSENGERS = 60;
export const MOST_HOURS = 24;

/** A ride as it is searched for: the address is its only home. `from` and `to` are a point's id or a country's code; empty is anywhere. */
export interface RideSearch {
  service: Service | '';
  from: string;
  to: string;
  date: string;
  time: string;
  hours: number;
  passengers: number;
  bags: number;
}

const SLUG = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const isCountry = (text: string) => /^[A-Z]{2}$/.test(text);
const readPlace = (text: string | null) => (text && SLUG.test(text) ? text : '');
const readNumber = (text: string | null, [least, usual, most]: [number, number, number]) =>
  text && /^\d{1,3}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : usual;

/** Whatever stands in the address, it can be asked for: numbers are brought into their bounds, what makes no sense is left out. */
export function readRide(search: URLSearchParams): RideSearch {
  const date = search.get('date');
  const time = search.get('time') ?? '';
  return {
    service: SERVICES.find((one) => one === search.get('service')) ?? '',
    from: readPlace(search.get('from')),
    to: readPlace(search.get('to')),
    date: isPlainDate(date) ? date : '',
    time: CLOCK.test(time) ? time : '',
    hours: readNumber(search.get('hours'), [1, 4, MOST_HOURS]),
    passengers: readNumber(search.get('passengers'), [1, 2, MOST_PASSENGERS]),
    bags: readNumber(search.get('bags'), [0, 1, MOST_PASSENGERS]),
  };
}

export function writeRide(ride: RideSearch): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(ride)) if (value !== '') search.set(name, String(value));
  return search;
}

/** What the API is asked: a place is a point, or a whole country. */
export function rideQuery({ service, from, to, date, hours, passengers, bags }: RideSearch) {
  const place = (name: 'from' | 'to', value: string) => (value ? { [isCountry(value) ? `${name}Country` : name]: value } : {});
  return {
    ...(service ? { service } : {}),
    ...place('from', from),
    ...(service === 'hourly' ? {} : place('to', to)),
    ...(date ? { date } : {}),
    hours,
    passengers,
    bags,
  };
}
