import path from 'node:path';

const base = Number(process.env.STRAITS_PORT ?? 3000);
const root = path.join(__dirname, '../../..');

/** Where things are and how long they may take. Read once, at start. */
export const settings = {
  port: Number(process.env.PORT ?? base),
  /** Where this server finds the API. */
  apiInternal: process.env.API_INTERNAL_URL ?? `http://localhost:${base + 100}`,
  /** Where browsers find it; empty is the page's own origin. */
  apiBase: (process.env.API_BASE_URL ?? '').replace(/\/$/, ''),
  registryFile: process.env.REGISTRY_FILE ?? path.resolve(root, process.env.STRAITS_DATA ?? '.data', 'published/registry.json'),
  shellFolder: path.join(root, 'shell/dist'),
  /** 'dev' under `npm run dev`: the shell's files with React's development build, and a policy that lets patches in. */
  browserFolder: process.env.SHELL_BROWSER ?? 'browser',
  trustProxy: process.env.TRUST_PROXY === 'true',
  logLevel: process.env.LOG_LEVEL ?? 'info',
  /** Further origins of pictures: map tiles, a media CDN. */
  imageOrigins: (process.env.IMAGE_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean),
  /** Where links may lead besides this shop and its social pages: map services by default. */
  externalOrigins: (process.env.EXTERNAL_ORIGINS ?? 'https://www.openstreetmap.org https://www.google.com https://maps.apple.com')
    .split(/[\s,]+/)
    .filter(Boolean),
} as const;

/** Milliseconds. A page waits this long for each, then it is answered without. */
export const LIMIT_MS = { remote: 800, resources: 1_000, shop: 3_000, render: 3_000 } as const;

export const PAGE_CACHE = {
  freshMs: 5_000,
  staleMs: 60_000,
  pages: 600,
} as const;

/** What pages have in common is asked of the API once in a while, not once a page. */
export const ANSWER_CACHE = { freshMs: 2_000, staleMs: 2_000, retryMs: 0, entries: 300 } as const;
export const SHOP_CACHE = { freshMs: 300_000, staleMs: 86_400_000, retryMs: 2_000 } as const;
