import type { PublishedRates, RateProvider } from './rate-source';

const TIMEOUT_MS = 10_000;
/** The day's rates are published around this hour, Frankfurt's winter time. */
const PUBLISHED_AT = 'T15:00:00Z';
/** Fewer than this is not the Bank's table, but an error page or half of it. */
const LEAST = 5;

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

/** A currency with its rate; undefined for a line that only groups others. Throws on one that is neither. */
function readLine(tag: string): [currency: string, rate: string] | undefined {
  const [currency, rate] = [attribute(tag, 'currency'), attribute(tag, 'rate')];
  if (currency === undefined && rate === undefined) return undefined;
  if (currency && rate && /^[A-Z]{3}$/.test(currency) && /^\d{1,9}(\.\d{1,8})?$/.test(rate) && Number(rate) > 0) return [currency, rate];
  throw new Error(`the rates have a line that is none: ${tag.trim().slice(0, 80)}`);
}

/** Reads the euro's reference rates as the European Central Bank publishes them (eurofxref-daily.xml). Throws on anything else. */
export function parseEcbRates(xml: string): PublishedRates {
  const cubes = [...xml.matchAll(/<(?:\w+:)?Cube\b([^>]*)>/g)].map(([, tag = '']) => tag);
  const day = cubes.map((tag) => attribute(tag, 'time')).find(Boolean) ?? '';
  const rates = new Map([['EUR', '1'], ...cubes.flatMap((tag) => [readLine(tag) ?? []].filter(isRate))]);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || rates.size <= LEAST) throw new Error('what was answered is not a table of rates');
  return { base: 'EUR', at: new Date(day + PUBLISHED_AT), rates };
}
const isRate = (line: string[]): line is [string, string] => line.length === 2;

/** The European Central Bank's daily rates, over HTTP. */
export const createEcbRates = (url: string): RateProvider => ({
  name: 'ECB',
  async read() {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), headers: { accept: 'application/xml, text/xml' } });
    if (!answer.ok) throw new Error(`the rates were refused with ${answer.status}`);
    return parseEcbRates(await answer.text());
  },
});
