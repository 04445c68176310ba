import type { ResourceRef } from '@straits/remote-contract';

const search = (sort: string): ResourceRef => ({ path: '/search', query: { kind: 'attraction', sort, limit: 8 } });

/** The first of these also tells the categories and countries with their numbers. */
export const recommendedResource = search('recommended');
export const popularResource = search('popularity');
export const statesResource: ResourceRef = { path: '/states' };
