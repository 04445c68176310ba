import type { SearchResult } from '@straits/api-contract';
import type { Search } from './search-url.rules';

const nameIn = (values: readonly { id: string; name: string }[] | undefined, id: string | undefined) =>
  values?.find((value) => value.id === id)?.name;

/** Name of the one city, state or country that a list is of. */
export function placeNameOf({ search, result }: { search: Search; result: SearchResult | undefined }): string | undefined {
  if (search.place) return nameIn(result?.places, search.place);
  const facet = search.state.length > 0 ? 'state' : 'country';
  const [id, ...others] = search[facet];
  return others.length > 0 ? undefined : nameIn(result?.facets[facet], id);
}
