import type { HotelSearchResult } from '@straits/api-contract';
import { useResourceScope } from '@straits/http';
import { useSearchParams } from '@straits/router';
import { readStay } from '../hotel-stay/stay-url.rules';
import { useResultList } from '../result-list/use-result-list';
import { HOTELS_PATH, hotelsResource, readHotelSearch, writeHotelSearch, type HotelSearch } from './search-url.rules';

/** The list of the address: hotels for a stay, with what is wrong with the dates and guests that stand there. */
export function useHotelSearch() {
  const { currency } = useResourceScope();
  const [params] = useSearchParams();
  const list = useResultList<HotelSearch, HotelSearchResult>({
    path: HOTELS_PATH,
    read: (address) => readHotelSearch(address, currency),
    write: (search) => writeHotelSearch(search, currency),
    resource: hotelsResource,
  });
  return { ...list, currency, problems: readStay(params).problems };
}
export type HotelSearchState = ReturnType<typeof useHotelSearch>;
