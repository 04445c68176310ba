import { useEffect, useEffectEvent } from 'react';
import type { SearchResult, Wish } from '@straits/api-contract';
import { writeGuests } from '@straits/api-contract/product-address';
import type { Search } from './search-url.rules';

/** A day and people that the API read out of the words: they go into the address, where filters, fields and the cards' links have them. */
export function useWish(search: Search, result: SearchResult | undefined, onRead: (search: Search) => void) {
  const wish = result?.wish?.of === search.q ? result.wish : undefined;
  const read = useEffectEvent(({ words, date, guests }: Wish) =>
    onRead({ ...search, q: words, date, guests: guests ? writeGuests(guests) : search.guests }),
  );
  useEffect(() => {
    if (wish) read(wish);
  }, [wish]);
}
