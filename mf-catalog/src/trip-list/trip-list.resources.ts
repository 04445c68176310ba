import type { ResourceRef } from '@straits/remote-contract';

/** As many as one list shows. */
const MOST = 60;
export const tripsResource = (
  kind: 'package' | 'cruise',
  filter: { sort?: string; limit?: number; category?: string } = {},
): ResourceRef => ({
  path: '/search',
  query: { kind, sort: filter.sort ?? 'recommended', category: filter.category, limit: filter.limit ?? MOST },
});

const SLUG = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/** A category's id as it may stand in an address; anything else is none. */
export const readCategory = (text: string | null | undefined) => (text && SLUG.test(text) ? text : null);
