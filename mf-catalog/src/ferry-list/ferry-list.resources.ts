import type { ResourceRef } from '@straits/remote-contract';

export const linesResource: ResourceRef = { path: '/search', query: { kind: 'ferry', sort: 'recommended', limit: 24 } };
