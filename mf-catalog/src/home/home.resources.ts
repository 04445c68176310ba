import type { ResourceRef } from '@straits/remote-contract';

export const homeResource: ResourceRef = { path: '/home' };
export const statesResource: ResourceRef = { path: '/states' };
