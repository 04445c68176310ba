import path from 'node:path';
import { portOffsetOf, REMOTES } from '@straits/remote-contract';
import { readMapTiles } from './map-tiles';

const base = Number(process.env.STRAITS_PORT ?? 3000);
const root = path.join(__dirname, '../../..');
const data = path.resolve(root, process.env.STRAITS_DATA ?? '.data');
const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);
/** Each remote's origin: where its files may come from, and nothing else may. */
const ownOrigins = REMOTES.map((name) => process.env[`ORIGIN_${name.toUpperCase()}`] ?? `http://localhost:${base + portOffsetOf(name)}`);
const mapTiles = readMapTiles(process.env.MAP_TILES, process.env.MAP_ATTRIBUTION);

/** Where things are and how long they may take. Read once, at start. */
export const settings = {
  port: Number(process.env.PORT ?? base),
  /** Where it listens: this machine alone, unless STRAITS_HOST says otherwise. */
  host: process.env.STRAITS_HOST || 'localhost',
  /** Where this server finds the API. */
  apiInternal: process.env.API_INTERNAL_URL ?? `http://localhost:${base + 100}`,
  /** What this server shows the API to tell what it saw of a remote. */
  siteToken: process.env.SITE_TOKEN ?? '',
  /** Where browsers find it; empty is the page's own origin. */
  apiBase: (process.env.API_BASE_URL ?? '').replace(/\/$/, ''),
  /** The registry's address (`REGISTRY_URL`), or its file. */
  registryUrl: process.env.REGISTRY_URL ?? '',
  registryFile: process.env.REGISTRY_FILE ?? path.join(data, 'published/registry.signed.json'),
  /** The last good registry, for a start while its place cannot be reached; empty keeps none. */
  registryCopy: process.env.REGISTRY_COPY ?? '',
  /** Ed25519 public keys of who may publish, in PEM or base64; else the file that publishing on this machine has made. */
  registryKeys: process.env.REGISTRY_PUBLIC_KEYS ?? '',
  registryKeysFile: path.join(data, 'keys/registry-public.pem'),
  remoteOrigins: [...ownOrigins, ...listOf(process.env.REMOTE_ORIGINS ?? '')].map((one) => new URL(one).origin),
  /** Where a QA token may point to besides published versions; exact origins. */
  overrideOrigins: listOf(process.env.OVERRIDE_ORIGINS ?? '').map((one) => new URL(one).origin),
  shellFolder: path.join(root, 'shell/dist'),
  /** 'dev' under `npm run dev`: the shell's files with React's development build, and a policy that lets patches in. */
  browserFolder: process.env.SHELL_BROWSER ?? 'browser',
  trustProxy: process.env.TRUST_PROXY === 'true',
  /** Pages that one network may ask for in a minute; 0: as many as it likes. */
  pagesAMinute: Number(process.env.PAGES_A_MINUTE || 600),
  logLevel: process.env.LOG_LEVEL ?? 'info',
  /** Pictures of maps, `https://tiles…/{z}/{x}/{y}.png`, and whom their makers want named; without them the shipped outlines of coasts. */
  mapTiles,
  /** Further origins of pictures: of maps, and a media CDN. */
  imageOrigins: [...listOf(process.env.IMAGE_ORIGINS ?? ''), ...(mapTiles ? [new URL(mapTiles.address).origin] : [])],
  /** Where links may lead besides this shop and its social pages: map services by default. */
  externalOrigins: listOf(
    process.env.EXTERNAL_ORIGINS ?? 'https://gia.org.sg https://www.openstreetmap.org https://www.google.com https://maps.apple.com',
  ),
} as const;

/** Milliseconds. A page waits this long for each, then it is answered without. `page` is all of it, for what keeps to no limit of its own. */
export const LIMIT_MS = {
  registry: 1_500,
  remote: 800,
  contract: 1_500,
  resources: 1_000,
  shop: 3_000,
  texts: 2_000,
  render: 3_000,
  page: 10_000,
} as const;

export const PAGE_CACHE = {
  freshMs: 5_000,
  staleMs: 60_000,
  limitMs: 2 * LIMIT_MS.page,
  pages: 600,
} as const;

/** What pages have in common is asked of the API once in a while, not once a page. */
export const ANSWER_CACHE = { freshMs: 2_000, staleMs: 2_000, retryMs: 0, limitMs: 3 * LIMIT_MS.resources, entries: 300 } as const;
export const SHOP_CACHE = { freshMs: 300_000, staleMs: 86_400_000, retryMs: 2_000, limitMs: 3 * LIMIT_MS.shop } as const;
