import autocannon from 'autocannon';
import type { Figure } from './report';

const SECONDS = 6;
/** What a process that has just started draws meanwhile is not counted: its code is not compiled yet. */
const WARM_UP_SECONDS = 4;

const rateOf = async (requests: Parameters<typeof autocannon>[0]['requests'], url: string) => {
  const load = (duration: number) => autocannon({ url, connections: 16, duration, requests });
  await load(WARM_UP_SECONDS);
  const result = await load(SECONDS);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} pages were answered with a failure`);
  return Math.round(result.requests.average);
};

/** Pages per second of the site's one process. A page with a query of its own each time is in no cache. */
export async function measureRendering(siteUrl: string): Promise<Figure[]> {
  const headers = { 'accept-encoding': 'br, gzip' };
  let count = 0;
  const cached = await rateOf([{ method: 'GET', path: '/', headers }], siteUrl);
  const fresh = await rateOf(
    [{ method: 'GET', headers, setupRequest: (request) => ({ ...request, path: `/attraction?bench=${count++}` }) }],
    siteUrl,
  );
  return [
    { what: 'pages per second and core, cached', measured: cached, unit: '/s', target: 2_000, atLeast: true },
    { what: 'pages per second and core, not cached', measured: fresh, unit: '/s', target: 100, atLeast: true },
  ];
}
