import type { City, Country } from '@straits/api-contract';
import type { PlaceOfTile } from './PlaceTile';

const dated = (date: string | null): Record<string, string> => (date ? { date } : {});
export const cityPath = (city: string, date: string | null = null) => `/city?${new URLSearchParams({ city, ...dated(date) })}`;
export const countryPath = (country: string) => `/country?${new URLSearchParams({ country })}`;
/** The list of everything in a place, perhaps of one kind only. */
export const everythingIn = (place: { place: string } | { country: string }, kind: string | null, date: string | null) =>
  `/search?${new URLSearchParams({ ...place, ...(kind ? { kind } : {}), ...dated(date) })}`;

export const cityTile = (city: City, date: string | null = null): PlaceOfTile => ({
  ...city,
  href: cityPath(city.id, date),
  detail: [city.state, city.countryName],
});
export const countryTile = (country: Country, detail: string): PlaceOfTile => ({
  ...country,
  id: country.code,
  href: countryPath(country.code),
  detail: [detail],
});
