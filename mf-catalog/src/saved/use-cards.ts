import type { CardList, ProductCard } from '@straits/api-contract';
import { useResource } from '@straits/http';

/** Cards of products in the order of the ids; what is no longer sold is left out. */
export function useCards(ids: readonly string[]) {
  const { data, error, mutate } = useResource<CardList>(
    ids.length > 0 ? '/cards' : null,
    { ids: [...ids].sort().join(',') },
    { keepPreviousData: true },
  );
  const known = new Map(data?.items.map((card) => [card.id, card]));
  const cards: ProductCard[] | undefined = ids.length === 0 ? [] : data && ids.flatMap((id) => known.get(id) ?? []);
  return { cards, error, retry: () => void mutate() };
}
