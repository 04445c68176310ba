import type { HotelSearchResult } from '@straits/api-contract';
import { useResource, useResourceScope } from '@straits/http';
import { useSearchParams } from '@straits/router';
import { hotelsResource, readHotelSearch, readPaging, writeHotelSearch, type HotelSearch } from './search-url.rules';

/** The search of the address, its answer, and the way to another one. Each change is a step that Back undoes (U53). */
export function useHotelSearch() {
  const { currency } = useResourceScope();
  const [params, setParams] = useSearchParams();
  const { search, problems } = readHotelSearch(params, currency);
  const { pages, cursor } = readPaging(params);
  const isMap = params.get('view') === 'map';
  const resource = hotelsResource(search, cursor);
  const {
    data: result,
    error,
    isValidating,
    mutate,
  } = useResource<HotelSearchResult>(resource.path, resource.query, { keepPreviousData: true });

  const addressOf = (next: HotelSearch) => {
    const written = writeHotelSearch(next, currency);
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
    problems,
    result,
    error,
    isBusy: isValidating && result !== undefined,
    pages,
    cursor,
    isMap,
    currency,
    retry: () => void mutate(),
    addressOf,
    go: (next: HotelSearch) => setParams(addressOf(next), { preventScrollReset: true }),
    showPages: (count: number) => setParameter('pages', String(count)),
    showMap: (shown: boolean) => setParameter('view', shown ? 'map' : ''),
  };
}
export type HotelSearchState = ReturnType<typeof useHotelSearch>;
