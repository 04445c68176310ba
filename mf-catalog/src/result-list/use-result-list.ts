import { refusalCode, useResource } from '@straits/http';
import type { ResourceRef } from '@straits/remote-contract';
import { useSearchParams, withParam } from '@straits/router';
import { readPaging } from './list-address.rules';

const viewOf = (params: URLSearchParams) => (params.get('view') === 'map' ? 'map' : '');

/** How one list is told in its address and asked of the API. */
export interface ListAddress<Search> {
  path: string;
  read: (params: URLSearchParams) => Search;
  write: (search: Search) => URLSearchParams;
  resource: (search: Search, cursor?: string) => ResourceRef;
}

const useResult = <Result>(resource: ResourceRef | null) =>
  useResource<Result>(resource?.path ?? null, resource?.query, { keepPreviousData: true });

/** The list from the cursor; of an old link into the middle of a list that is told in another way now, the list from its beginning. */
function useListFrom<Result>(resource: (cursor?: string) => ResourceRef, cursor: string | undefined) {
  const asked = useResult<Result>(resource(cursor));
  const isOld = cursor !== undefined && refusalCode(asked.error?.failure) === 'request_malformed';
  const whole = useResult<Result>(isOld ? resource() : null);
  return { ...(isOld ? whole : asked), cursor: isOld ? undefined : cursor };
}

/** The search of the address, its answer, and the way to another one. Each change is a step that Back undoes (U53). */
export function useResultList<Search, Result extends { total: number }>({ path, read, write, resource }: ListAddress<Search>) {
  const [params, setParams] = useSearchParams();
  const search = read(params);
  const paging = readPaging(params);
  const { data: result, error, isValidating, mutate, cursor } = useListFrom<Result>((from) => resource(search, from), paging.cursor);

  const addressOf = (next: Search, of = params) => withParam(write(next), 'view', viewOf(of));
  const setParameter = (name: string, value: string) =>
    setParams((now) => withParam(now, name, value), { replace: true, preventScrollReset: true });
  return {
    search,
    result,
    error,
    isBusy: isValidating && result !== undefined,
    pages: paging.pages,
    cursor,
    // Of nothing there is no map: the list says so.
    isMap: viewOf(params) === 'map' && result?.total !== 0,
    retry: () => void mutate(),
    resource,
    linkTo: (next: Search, from?: string) => `${path}?${withParam(addressOf(next), 'cursor', from ?? '')}`,
    go: (change: (search: Search) => Search) => setParams((now) => addressOf(change(read(now)), now), { preventScrollReset: true }),
    /** Puts right what stands in the address, without a step of its own. */
    correct: (next: Search) => setParams((now) => addressOf(next, now), { replace: true, preventScrollReset: true }),
    showPages: (count: number) => setParameter('pages', String(count)),
    showMap: (shown: boolean) => setParameter('view', shown ? 'map' : ''),
  };
}
export type ResultList<Search, Result extends { total: number }> = ReturnType<typeof useResultList<Search, Result>>;
