import type { HotelSearchResult } from '@straits/api-contract';
import { useResource, useResourceScope } from '@straits/http';
import { useSearchParams, withParam } from '@straits/router';
import { hotelsResource, readHotelSearch, readPaging, writeHotelSearch, type HotelSearch } from './search-url.rules';

const viewOf = (params: URLSearchParams) => (params.get('view') === 'map' ? 'map' : '');
// Of nothing there is no map: the list says so.
const isMapOf = (params: URLSearchParams, result: HotelSearchResult | undefined) => viewOf(params) === 'map' && result?.total !== 0;

/** The search of the address, its answer, and the way to another one. Each change is a step that Back undoes (U53). */
export function useHotelSearch() {
  const { currency } = useResourceScope();
  const [params, setParams] = useSearchParams();
  const { search, problems } = readHotelSearch(params, currency);
  const { pages, cursor } = readPaging(params);
  const resource = hotelsResource(search, cursor);
  const {
    data: result,
    error,
    isValidating,
    mutate,
  } = useResource<HotelSearchResult>(resource.path, resource.query, { keepPreviousData: true });

  const addressOf = (next: HotelSearch, of = params) => withParam(writeHotelSearch(next, currency), 'view', viewOf(of));
  const setParameter = (name: string, value: string) =>
    setParams((now) => withParam(now, name, value), { replace: true, preventScrollReset: true });
  return {
    search,
    problems,
    result,
    error,
    isBusy: isValidating && result !== undefined,
    pages,
    cursor,
    isMap: isMapOf(params, result),
    currency,
    retry: () => void mutate(),
    addressOf,
    go: (change: (search: HotelSearch) => HotelSearch) =>
      setParams((now) => addressOf(change(readHotelSearch(now, currency).search), now), { preventScrollReset: true }),
    showPages: (count: number) => setParameter('pages', String(count)),
    showMap: (shown: boolean) => setParameter('view', shown ? 'map' : ''),
  };
}
export type HotelSearchState = ReturnType<typeof useHotelSearch>;
