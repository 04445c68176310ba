import type { FastifyRequest } from 'fastify';

// The first that fits: every browser also says the names of those that it is made from.
const BROWSERS: [mark: RegExp, name: string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/EdgA?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [mark: RegExp, name: string][] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (table: [RegExp, string][], agent: string) => table.find(([mark]) => mark.test(agent))?.[1] ?? null;

/** What a person would call the device behind a User-Agent; null where it says nothing known. */
export const nameDevice = (agent: string) => ({ browser: nameIn(BROWSERS, agent), system: nameIn(SYSTEMS, agent) });

/** The User-Agent as it is kept. */
export const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => (headers['user-agent'] ?? '').slice(0, 200);
