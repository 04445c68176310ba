import type { HotelSearchResult } from '@straits/api-contract';
import { useResourceScope } from '@straits/http';
import { useSearchParams } from '@straits/router';
import { useResultList } from '../result-list/use-result-list';
import { hotelsResource, readHotelSearch, writeHotelSearch, type HotelSearch } from './search-url.rules';

export const HOTELS_PATH = '/hotel/search';

/** The list of the address: hotels for a stay, with what is wrong with the dates and guests that stand there. */
export function useHotelSearch() {
  const { currency } = useResourceScope();
  const [params] = useSearchParams();
  const list = useResultList<HotelSearch, HotelSearchResult>({
    path: HOTELS_PATH,
    read: (address) => readHotelSearch(address, currency).search,
    write: (search) => writeHotelSearch(search, currency),
    resource: hotelsResource,
  });
  return { ...list, currency, problems: readHotelSearch(params, currency).problems };
}
export type HotelSearchState = ReturnType<typeof useHotelSearch>;
