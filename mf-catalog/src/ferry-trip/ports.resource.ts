import type { ResourceRef } from '@straits/remote-contract';

export const portsResource: ResourceRef = { path: '/ferries/ports' };
