import type { ResourceRef } from '@straits/remote-contract';
import { rideQuery, type RideSearch } from './ride-url.rules';

export const pointsResource: ResourceRef = { path: '/transports/points' };
export const ridesResource = (ride: RideSearch): ResourceRef => ({ path: '/transports', query: rideQuery(ride) });
export const servicesResource: ResourceRef = { path: '/search', query: { kind: 'transport', sort: 'recommended', limit: 24 } };
