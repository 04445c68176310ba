import type { IncomingMessage } from 'node:http';

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_.])?)(?::(\d{1,5}))?$/i;
const ABSOLUTE = /^https?:\/\//i;
const HIGHEST_PORT = 65_535;

/**
 * What is wrong with the host that a request names, or null. A proxy in front may read another one of two, and then a page of one shop is kept for
 * another: such a request is answered 400 (RFC 9112, 3.2).
 */
export function hostFault({
  rawHeaders,
  httpVersion,
  url = '/',
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion' | 'url'>): string | null {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  if (hosts.length > 1) return 'more than one Host';
  const [host] = hosts;
  if (host === undefined) return httpVersion === '1.0' ? null : 'no Host';
  const [, , port = '0'] = HOST.exec(host) ?? [];
  if (!HOST.test(host) || Number(port) > HIGHEST_PORT) return 'a Host that is none';
  if (!ABSOLUTE.test(url)) return null;
  const named = url.replace(ABSOLUTE, '').split(/[/?#]/)[0] ?? '';
  return named.toLowerCase() === host.toLowerCase() ? null : 'another host than the Host';
}
