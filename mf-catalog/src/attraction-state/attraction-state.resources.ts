import type { ResourceRef } from '@straits/remote-contract';

const SLUG = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/** The state of the address; null shows all of them. */
export const readState = (search: URLSearchParams): string | null => {
  const id = search.get('state');
  return id && SLUG.test(id) ? id : null;
};

export const statesResource: ResourceRef = { path: '/states' };
export const stateResource = (id: string): ResourceRef => ({ path: `/states/${id}` });
export const attractionsResource = (id: string): ResourceRef => ({
  path: '/search',
  query: { kind: 'attraction', state: id, sort: 'popularity', limit: 60 },
});
