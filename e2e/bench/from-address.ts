import { Agent, request } from 'node:http';
import { randomUUID } from 'node:crypto';

export interface Answer<T = unknown> {
  status: number;
  body: T;
  cookie: string | undefined;
  /** What the site signed as it served a page: reports of it are believed. */
  visit: string | undefined;
  ms: number;
}

interface Ask {
  method?: string;
  body?: unknown;
  cookie?: string | undefined;
}

/** A client that calls the site from an address of its own: all of 127.0.0.0/8 is this machine, and the site tells clients apart by address. */
export function clientAt(siteUrl: string, localAddress: string) {
  const { port, host } = new URL(siteUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  const ask = <T = unknown>(path: string, { method = 'GET', body, cookie }: Ask = {}): Promise<Answer<T>> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const content = body === undefined ? '' : JSON.stringify(body);
      const headers = {
        host,
        'idempotency-key': randomUUID(),
        ...(cookie && { cookie }),
        ...(content && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
      };
      const asked = request({ agent, host: '127.0.0.1', port, path, method, headers, localAddress, timeout: 20_000 }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => {
          const text = Buffer.concat(pieces).toString();
          const isJson = String(answer.headers['content-type']).includes('json');
          resolve({
            status: answer.statusCode ?? 0,
            body: (isJson ? JSON.parse(text) : text) as T,
            cookie: cookie ?? answer.headers['set-cookie']?.find((one) => one.includes('straits_cart'))?.split(';')[0],
            visit: /visit;desc="([^"]+)"/.exec(String(answer.headers['server-timing']))?.[1],
            ms: performance.now() - began,
          });
        });
      });
      asked.on('timeout', () => asked.destroy(new Error('no answer in 20 s')));
      asked.on('error', reject);
      asked.end(content);
    });
  return { ask, end: () => agent.destroy() };
}
export type Client = ReturnType<typeof clientAt>;
