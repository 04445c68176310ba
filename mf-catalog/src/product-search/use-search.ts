import type { SearchResult } from '@straits/api-contract';
import { useResourceScope } from '@straits/http';
import { useLocation } from '@straits/router';
import { useResultList } from '../result-list/use-result-list';
import { listPathOf, readSearch, scopeOf, searchResource, writeSearch, type Search } from './search-url.rules';
import { useWish } from './use-wish';

/** The list of the address: attractions, packages or everything. */
export function useSearch() {
  const { currency } = useResourceScope();
  const { pathname } = useLocation();
  const scope = scopeOf(pathname);
  const list = useResultList<Search, SearchResult>({
    path: listPathOf({ scope }),
    read: (params) => readSearch(params, currency, scope),
    write: (search) => writeSearch(search, currency),
    resource: searchResource,
  });
  useWish(list.search, list.result, list.correct);
  return { ...list, currency };
}
export type SearchState = ReturnType<typeof useSearch>;
