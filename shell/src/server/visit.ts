import type { FastifyRequest } from 'fastify';
import { readCookies } from './locale.rules';

/** What a request for a page says, read once. */
export interface Visit {
  host: string;
  origin: string;
  path: string;
  search: string;
  query: URLSearchParams;
  cookies: Record<string, string>;
  acceptLanguage: string;
  hasToken: boolean;
  isSecure: boolean;
}

export function readVisit(request: FastifyRequest): Visit {
  const [path = '/', search = ''] = request.url.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  const hasToken = query.has('token');
  // The token is for the browser only: it reaches no key of a cache, no link and no log from here on.
  if (hasToken) query.delete('token');
  const host = request.host || 'localhost';
  return {
    host,
    origin: `${request.protocol}://${host}`,
    path,
    search: query.size ? `?${query}` : '',
    query,
    cookies: readCookies(request.headers.cookie),
    acceptLanguage: request.headers['accept-language'] ?? '',
    hasToken,
    isSecure: request.protocol === 'https',
  };
}
