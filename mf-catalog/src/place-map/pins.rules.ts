import type { ResourceRef } from '@straits/remote-contract';

/** All that a list finds, for its map: the list's own query without its paging. */
export function pinsOf(path: '/pins' | '/pins/hotels', { query = {} }: ResourceRef): ResourceRef {
  const { limit: _limit, cursor: _cursor, ...rest } = query;
  return { path, query: rest };
}
