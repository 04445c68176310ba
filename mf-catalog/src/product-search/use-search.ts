import type { SearchResult } from '@straits/api-contract';
import { refusalCode, useResource, useResourceScope } from '@straits/http';
import type { ResourceRef } from '@straits/remote-contract';
import { useLocation, useSearchParams, withParam } from '@straits/router';
import { readPaging, readSearch, scopeOf, searchResource, writeSearch, type Search } from './search-url.rules';
import { useWish } from './use-wish';

const viewOf = (params: URLSearchParams) => (params.get('view') === 'map' ? 'map' : '');
// Of nothing there is no map: the list says so.
const isMapOf = (params: URLSearchParams, result: SearchResult | undefined) => viewOf(params) === 'map' && result?.total !== 0;

const useResult = (resource: ResourceRef | null) =>
  useResource<SearchResult>(resource?.path ?? null, resource?.query, { keepPreviousData: true });

/** The search of the address, its answer, and the way to another one. Each change is a step that Back undoes (U53). */
export function useSearch() {
  const { currency } = useResourceScope();
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const search = readSearch(params, currency, scopeOf(pathname));
  const { pages, cursor } = readPaging(params);
  const asked = useResult(searchResource(search, cursor));
  // An old link into the middle of a list that is told in another way now: the list from its beginning.
  const isOld = cursor !== undefined && refusalCode(asked.error?.failure) === 'request_malformed';
  const whole = useResult(isOld ? searchResource(search) : null);
  const { data: result, error, isValidating, mutate } = isOld ? whole : asked;

  const addressOf = (next: Search, of = params) => withParam(writeSearch(next, currency), 'view', viewOf(of));
  useWish(search, result, (wished) => setParams((now) => addressOf(wished, now), { replace: true, preventScrollReset: true }));
  const setParameter = (name: string, value: string) =>
    setParams((now) => withParam(now, name, value), { replace: true, preventScrollReset: true });
  return {
    search,
    result,
    error,
    isBusy: isValidating && result !== undefined,
    pages,
    cursor: isOld ? undefined : cursor,
    isMap: isMapOf(params, result),
    currency,
    retry: () => void mutate(),
    addressOf,
    go: (change: (search: Search) => Search) =>
      setParams((now) => addressOf(change(readSearch(now, currency, scopeOf(pathname))), now), { preventScrollReset: true }),
    showPages: (count: number) => setParameter('pages', String(count)),
    showMap: (shown: boolean) => setParameter('view', shown ? 'map' : ''),
  };
}
export type SearchState = ReturnType<typeof useSearch>;
