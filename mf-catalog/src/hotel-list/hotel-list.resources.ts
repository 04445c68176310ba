import type { ResourceRef } from '@straits/remote-contract';

/** Hotels that we recommend, with the categories, places and their counts. */
export const recommendedHotels: ResourceRef = { path: '/hotels', query: { sort: 'recommended', limit: 12 } };
