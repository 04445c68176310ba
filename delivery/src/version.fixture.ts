import type { PublishedVersion } from '@straits/remote-contract/schema';

const HASH = `sha256-${'A'.repeat(43)}=`;

/** A published version of mf_catalog that fits everywhere; `change` says what matters. */
export const aVersion = (version: string, change: Partial<PublishedVersion> = {}): PublishedVersion => ({
  version,
  publishedAt: '2026-11-21T00:00:00.000Z',
  publishedBy: 'a test',
  baseUrl: `http://localhost:3001/${version}/`,
  files: { 'remoteEntry.js': { integrity: HASH, bytes: 1, brotli: 1 }, 'remote.cjs': { integrity: HASH, bytes: 1, brotli: 1 } },
  chunks: {},
  titles: {},
  exposes: [],
  requires: {},
  props: {},
  uses: {},
  routes: {},
  givenAt: null,
  withdrawn: null,
  contract: {
    name: 'mf_catalog',
    contract: 1,
    mission: 'find what to do',
    criticality: 'primary',
    namespace: 'catalog',
    texts: [],
    routes: [],
    fragments: [],
    navigation: [],
    sitemaps: [],
    budgetBytes: 100,
  },
  ...change,
});
