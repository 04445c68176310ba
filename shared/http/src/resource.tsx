import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr';
import { FRESH_MS, TIMEOUT_MS } from '@straits/api-contract/constants';
import { apiPath, react, sendGet, type Query } from './request';
import { HttpError, type Result } from './result';
import { hasToken, httpSettings } from './settings';

/** Language and currency of what is on the page; on the server they differ from request to request, so they come by context. */
export interface Scope {
  locale: string;
  currency: string;
}
const NO_SCOPE: Scope = { locale: '', currency: '' };
const ScopeContext = createContext<Scope>({ locale: 'EN', currency: 'SGD' });
export const ResourceScope = ({ value, children }: { value: Scope; children: ReactNode }) => (
  <ScopeContext.Provider value={value}>{children}</ScopeContext.Provider>
);
export const useResourceScope = () => useContext(ScopeContext);

/** What the server was refused is not asked for again, unless by who has signed in since: they may see more. */
function toldAlready(key: string): Result<never> | null {
  const failure = httpSettings().refused[key];
  return failure && !hasToken() ? { ok: false, failure } : null;
}

async function fetchResource<T>(key: string): Promise<T> {
  const result = await react<T>(toldAlready(key) ?? (await sendGet<T>(key, { timeoutMs: TIMEOUT_MS.get })), false);
  if (result.ok) return result.value;
  throw new HttpError(result.failure);
}

/** A copy of something the API owns. `path` null asks for nothing yet. Failures are in `error` as `HttpError`, without a toast: the page shows them. */
export function useResource<T>(
  path: string | null,
  query: Query = {},
  options: SWRConfiguration<T, HttpError> = {},
): SWRResponse<T, HttpError> {
  const scope = useResourceScope();
  const key = path === null ? null : apiPath(path, query, scope);
  const what = path === null ? null : apiPath(path, query, NO_SCOPE);
  const shown = useRef<string | null>(null);
  // The same in another language or currency: what is shown stays until it comes, or a form in it would lose what is typed (N19).
  const isSame = what !== null && what === shown.current;
  const answer = useSWR<T, HttpError>(key, fetchResource, { keepPreviousData: isSame, ...options });
  const hasCome = answer.data !== undefined;
  useEffect(() => {
    if (hasCome) shown.current = what;
  }, [hasCome, what]);
  return answer;
}

const isUnder = (path: string) => (key: unknown) => typeof key === 'string' && key.startsWith(`/travel/v1${path}`);
/** Asks again for every shown resource whose path starts so: after a change that the API made. */
export const refreshResource = (path: string) => mutate(isUnder(path));
/** Puts an answer that just came from a change in the place of the shown ones: no second request. */
export const replaceResource = <T,>(path: string, value: T) =>
  mutate((key) => typeof key === 'string' && key.split('?')[0] === `/travel/v1${path}`, value, { revalidate: false });
const fetchedAt = new Map<string, number>();
/** Loads ahead of a click, unless it was just loaded; answers when it is there. A failure is silent, the page itself will ask again. */
export const prefetchResource = async (path: string, query: Query = {}): Promise<void> => {
  const key = apiPath(path, query);
  if (Date.now() - (fetchedAt.get(key) ?? 0) < FRESH_MS) return;
  fetchedAt.set(key, Date.now());
  await mutate(key, fetchResource(key), { revalidate: false }).catch(() => fetchedAt.delete(key));
};
