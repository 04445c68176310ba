import { TIMEOUT_MS } from '@straits/api-contract/constants';
import type { ApiError } from '@straits/api-contract';
import { requestEnded, requestStarted } from './loading';
import { refusalCode, type HttpFailure, type Result } from './result';
import { authorization, hasToken, httpSettings, isTransactionActive } from './settings';
import { showToast } from './toast';

export type Query = Record<string, string | number | boolean | undefined>;
export interface RequestOptions {
  query?: Query;
  /** Off: the caller shows the failure in place, no toast. */
  notices?: boolean;
  /** For booking and money calls; use `newIdempotencyKey()` once per act of the shopper. */
  idempotencyKey?: string;
  timeoutMs?: number;
  signal?: AbortSignal;
  /** What this keeps is found again by a cookie where nobody is signed in: refused here with `cookies_off` where the browser keeps none. */
  isForCookie?: boolean;
  /** The last word of a page whose session is over: sent without the bearer, and finished when the page is gone. */
  isParting?: boolean;
}

export const newIdempotencyKey = () => crypto.randomUUID();

/** Address of an API resource with `system`, `lang` and `currency`; also the SWR key, so its order is fixed. */
export function apiPath(path: string, query: Query = {}, scope: { locale: string; currency: string } = httpSettings()): string {
  const all: Query = { ...query, system: httpSettings().system, lang: scope.locale, currency: scope.currency };
  const search = new URLSearchParams();
  for (const key of Object.keys(all).sort()) if (all[key] !== undefined && all[key] !== '') search.set(key, String(all[key]));
  return `/travel/v1${path}?${search}`;
}

async function readAnswer<T>(response: Response): Promise<Result<T>> {
  const isJson = response.headers.get('content-type')?.includes('json');
  const body: unknown = response.status === 204 ? null : isJson ? await response.json() : null;
  if (response.ok) return { ok: true, value: body as T };
  const error = body as ApiError | null;
  if (error?.code) return { ok: false, failure: { kind: 'refused', status: response.status, error } };
  return { ok: false, failure: { kind: 'network', reason: 'malformed' } };
}

const networkFailure = (thrown: unknown, timedOut: boolean): HttpFailure => ({
  kind: 'network',
  reason: timedOut ? 'timeout' : thrown instanceof DOMException && thrown.name === 'AbortError' ? 'aborted' : 'offline',
});

type Sent = RequestInit & { timeoutMs: number; isParting?: boolean | undefined };
/**
 * One conversation: adds the bearer, limits the time, counts as loading, answers failures as values (M299). What was refused for want of a session
 * while somebody was signing in is said again as theirs: the old session's end is not the new one's.
 */
export async function send<T>(address: string, sent: Sent): Promise<Result<T>> {
  const bearer = authorization();
  const result = await sendAs<T>(bearer, address, sent);
  const isOfSession = !result.ok && refusalCode(result.failure) === 'unauthenticated';
  return isOfSession && hasToken() && authorization()['authorization'] !== bearer['authorization'] ? send(address, sent) : result;
}

async function sendAs<T>(
  bearer: ReturnType<typeof authorization>,
  address: string,
  { timeoutMs, signal, isParting = false, ...init }: Sent,
): Promise<Result<T>> {
  const limit = AbortSignal.timeout(timeoutMs);
  requestStarted();
  try {
    const response = await fetch(httpSettings().apiBase + address, {
      ...init,
      keepalive: isParting,
      headers: { accept: 'application/json', ...(isParting ? {} : bearer), ...(init.headers as Record<string, string>) },
      credentials: httpSettings().apiBase ? 'include' : 'same-origin',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    return await readAnswer<T>(response);
  } catch (thrown) {
    return { ok: false, failure: networkFailure(thrown, limit.aborted) };
  } finally {
    requestEnded();
  }
}

/** What an address says beside a resource's key: the same copy is asked for, with a transaction active or not. */
const withTransaction = (address: string) =>
  isTransactionActive() && !address.includes('IsAddBook=') ? `${address}&IsAddBook=true` : address;
/** The GET helper (specification 7). */
export const sendGet = <T>(address: string, options: { timeoutMs: number; signal?: AbortSignal }) =>
  send<T>(withTransaction(address), { method: 'GET', ...options });

/** Words that do not come are not waited for longer than this. */
const WORDS_MS = 2_000;
function waitForWords(): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, WORDS_MS)));
  return Promise.race([httpSettings().refusalWords(), limit]).finally(() => clearTimeout(timer));
}

/** What follows a failure whoever asked: 401 ends the session, and a toast tells unless notices are off (M294, M295). */
export async function react<T>(result: Result<T>, notices: boolean): Promise<Result<T>> {
  if (result.ok) return result;
  if (refusalCode(result.failure) === 'unauthenticated') {
    httpSettings().onUnauthenticated();
    return result;
  }
  if (result.failure.kind === 'refused') await waitForWords();
  if (notices) tell(result.failure);
  return result;
}

function tell(failure: HttpFailure) {
  // Who broke it off knows already.
  if (failure.kind === 'network' && failure.reason === 'aborted') return;
  const { errorTitle, fallbackMessage } = httpSettings();
  showToast({ tone: 'error', title: errorTitle, text: (failure.kind === 'refused' && failure.error.message) || fallbackMessage });
}

const COOKIES_OFF: Result<never> = {
  ok: false,
  failure: {
    kind: 'refused',
    status: 409,
    error: { code: 'cookies_off', message: 'Allow cookies for this site and try again.', requestId: '' },
  },
};

interface Body {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  defaultTimeoutMs: number;
}
async function sendJson<T>(path: string, what: Body, options: RequestOptions): Promise<Result<T>> {
  if (options.isForCookie && !hasToken() && !navigator.cookieEnabled) return react(COOKIES_OFF, options.notices ?? true);
  const headers: Record<string, string> = {};
  if (what.body !== undefined) headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  const result = await send<T>(apiPath(path, options.query), {
    method: what.method,
    headers,
    body: what.body === undefined ? undefined : JSON.stringify(what.body),
    timeoutMs: options.timeoutMs ?? what.defaultTimeoutMs,
    signal: options.signal,
    isParting: options.isParting,
  });
  return react(result, options.notices ?? true);
}

/** The five ways to talk to the API. Paths are under `/travel/v1`; failures come back as values. */
export const http = {
  async get<T>(path: string, options: RequestOptions = {}): Promise<Result<T>> {
    const { timeoutMs = TIMEOUT_MS.get, signal } = options;
    const result = await sendGet<T>(apiPath(path, options.query), { timeoutMs, signal });
    return react(result, options.notices ?? true);
  },
  post: <T>(path: string, body: unknown, options: RequestOptions = {}) =>
    sendJson<T>(path, { method: 'POST', body: body ?? {}, defaultTimeoutMs: TIMEOUT_MS.post }, options),
  put: <T>(path: string, body: unknown, options: RequestOptions = {}) =>
    sendJson<T>(path, { method: 'PUT', body: body ?? {}, defaultTimeoutMs: TIMEOUT_MS.put }, options),
  delete: <T>(path: string, options: RequestOptions = {}) =>
    sendJson<T>(path, { method: 'DELETE', defaultTimeoutMs: TIMEOUT_MS.delete }, options),
};
