import type { ResourceRef } from '@straits/remote-contract';

const SLUG = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
const COUNTRY = /^[A-Z]{2}$/;

/** The city or country of the address; null shows all of them. */
export const readCity = (search: URLSearchParams): string | null => {
  const id = search.get('city');
  return id && SLUG.test(id) ? id : null;
};
export const readCountry = (search: URLSearchParams): string | null => {
  const code = search.get('country')?.toUpperCase();
  return code && COUNTRY.test(code) ? code : null;
};

export const citiesResource: ResourceRef = { path: '/cities' };
export const cityResource = (id: string): ResourceRef => ({ path: `/cities/${id}` });
export const countriesResource: ResourceRef = { path: '/countries' };
export const countryResource = (code: string): ResourceRef => ({ path: `/countries/${code}` });
