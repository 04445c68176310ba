import type { SearchResult } from '@straits/api-contract';
import { useResource, useResourceScope } from '@straits/http';
import { useLocation, useSearchParams } from '@straits/router';
import { readPaging, readSearch, scopeOf, searchResource, writeSearch, type Search } from './search-url.rules';

/** The search of the address, its answer, and the way to another one. Each change is a step that Back undoes (U53). */
export function useSearch() {
  const { currency } = useResourceScope();
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const search = readSearch(params, currency, scopeOf(pathname));
  const { pages, cursor } = readPaging(params);
  const isMap = params.get('view') === 'map';
  const resource = searchResource(search, cursor);
  const {
    data: result,
    error,
    isValidating,
    mutate,
  } = useResource<SearchResult>(resource.path, resource.query, { keepPreviousData: true });

  const addressOf = (next: Search) => {
    const written = writeSearch(next, currency);
    if (isMap) written.set('view', 'map');
    return written;
  };
  const setParameter = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return {
    search,
    result,
    error,
    isBusy: isValidating && result !== undefined,
    pages,
    cursor,
    isMap,
    currency,
    retry: () => void mutate(),
    addressOf,
    go: (next: Search) => setParams(addressOf(next), { preventScrollReset: true }),
    showPages: (count: number) => setParameter('pages', String(count)),
    showMap: (shown: boolean) => setParameter('view', shown ? 'map' : ''),
  };
}
export type SearchState = ReturnType<typeof useSearch>;
