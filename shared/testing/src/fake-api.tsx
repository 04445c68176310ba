import { REFUSALS, type RefusalCode } from '@straits/api-contract/refusals';

export interface Asked {
  /** "POST /auth/sign-in": without `/travel/v1` and query. */
  what: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}
export interface Answer {
  status?: number;
  body?: unknown;
}
type Handler = Answer | ((asked: Asked) => Answer);

/** A refusal as the API writes it. */
export const refused = (code: RefusalCode, fields?: { field: string; message: string }[]): Answer => ({
  status: REFUSALS[code].status,
  body: { code, message: REFUSALS[code].message, fields, requestId: 'r' },
});

/** Answers in the API's place, by method and path. What nobody expects is refused as `not_found`. Gives the requests in order. */
export function fakeApi(handlers: Record<string, Handler>): Asked[] {
  const requests: Asked[] = [];
  globalThis.fetch = (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://straits.test');
    const asked: Asked = {
      what: `${init.method ?? 'GET'} ${url.pathname.replace('/travel/v1', '')}`,
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    requests.push(asked);
    const handler = handlers[asked.what] ?? refused('not_found');
    const { status = 200, body = {} } = typeof handler === 'function' ? handler(asked) : handler;
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
  };
  return requests;
}
