import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '@straits/remote-contract/schema';
import type { Site } from './compose-page';
import { limitRates } from './limit-rates';
import { OFFLINE_WORKER } from './offline-worker';
import type { RegistryReader } from './registry-reader';
import { shopOf } from './shop-settings';
import { readShopper } from './shopper';
import { sitemaps } from './sitemaps';
import { chooseSet } from './version-set.rules';
import { readVisit } from './visit';

export interface Parts {
  site: Site;
  registry: RegistryReader;
}

const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><circle cx="17" cy="17" r="17" fill="#0b3c49"/><circle cx="22.5" cy="12" r="4.2" fill="#f2644b"/>' +
  '<path d="M1.6 23.4C5 15.6 9 12.2 12.4 15.4c2.1 2 3.4 4.6 5.6 6.2 3.4-2.9 8.4-4.4 14.3-.5A17 17 0 0 1 17 34 17 17 0 0 1 1.6 23.4Z" fill="#13808a"/></svg>';

/** The versions that this browser would get now. */
async function setFor(request: FastifyRequest, { site, registry }: Parts) {
  const document = await registry.read();
  const { shopper } = await readShopper(site, readVisit(request), document);
  return chooseSet(document, shopper, { isUsable: site.isUsable });
}

/** Route rules and build metadata (M289): what the browser polls to learn of a newer build. */
function buildInfo(app: FastifyInstance, { site, registry }: Parts) {
  app.get('/build.json', async (request, reply) => {
    const { revision, remotes } = await setFor(request, { site, registry });
    return reply.header('cache-control', 'no-cache').send({
      build: site.shell.id,
      revision,
      // What can-i-deploy compares a remote with.
      provides: site.shell.assets.provides,
      uses: site.shell.assets.uses,
      remotes: Object.fromEntries(remotes.map(({ slice }) => [slice.name, slice.version])),
      routes: remotes.flatMap(({ slice }) =>
        slice.contract.routes.map(({ path, layout, middleware }) => ({ path, layout, middleware, remote: slice.name })),
      ),
    });
  });
}

// Pages of one person, and of no use to a search; the API's answers are for pages.
const OPEN_RULES = `User-agent: *\n${['/travel/', '/cart', '/checkout', '/payment', '/order-', '/profile', '/wishlist', '/compare'].map((path) => `Disallow: ${path}\n`).join('')}`;

function robots(app: FastifyInstance, { site }: Parts) {
  app.get('/robots.txt', async (request, reply) => {
    const visit = readVisit(request);
    const { shop, isKnown } = await shopOf(visit.host, null, (error) => site.log('shop settings failed', String(error)));
    // Whether this host is agents' is not known: search engines come back, and take nothing meanwhile.
    if (!isKnown)
      return reply.code(503).headers({ 'retry-after': '30', 'cache-control': 'no-store' }).type('text/plain').send('Try again later\n');
    const rules = shop.base.Variant === 'b2b' ? 'User-agent: *\nDisallow: /\n' : `${OPEN_RULES}Sitemap: ${visit.origin}/sitemap.xml\n`;
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(rules);
  });
}

/** The service worker of kept tickets: registered only by somebody who keeps some. */
function offlineWorker(app: FastifyInstance) {
  app.get('/offline-tickets.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(OFFLINE_WORKER),
  );
}

const REPORT_MAX_BYTES = 16_384;
/** Of one network: a page that breaks the policy tells of each kind once. */
const REPORTS_A_MINUTE = 120;

interface Violation {
  'blocked-uri'?: unknown;
  'source-file'?: unknown;
  'effective-directive'?: unknown;
  'document-uri'?: unknown;
}

const text = (value: unknown, length: number) => (typeof value === 'string' ? value.slice(0, length) : '');
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '/');

/** What browsers blocked by the policy, told with the remote whose file was blocked or asked for it. */
function violations(app: FastifyInstance, { site, registry }: Parts) {
  app.addContentTypeParser(['application/csp-report'], { parseAs: 'string', bodyLimit: REPORT_MAX_BYTES }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(null, {});
    }
  });
  app.post('/reports/csp', { bodyLimit: REPORT_MAX_BYTES }, async (request, reply) => {
    const given = (request.body as { 'csp-report'?: Violation } | null)?.['csp-report'] ?? {};
    const [blocked, source] = [text(given['blocked-uri'], 300), text(given['source-file'], 300)];
    const directive = text(given['effective-directive'], 40).replace(/[^A-Za-z-]/g, '') || 'unknown';
    const { remotes } = await registry.read();
    const owner = ownerOf(remotes, [source, blocked]) ?? { remote: 'shell', version: site.shell.id };
    site.log('MFE-116 blocked by the policy', { directive, blocked, source, ...owner });
    site.report({
      kind: 'csp',
      name: directive,
      ...owner,
      path: pathOf(text(given['document-uri'], 300)),
      detail: `${blocked} by ${source}`,
    });
    return reply.code(204).send();
  });
}

/** Address of a file → the remote@version that it belongs to. */
function ownerOf(remotes: Registry['remotes'], addresses: string[]) {
  for (const [remote, entry] of Object.entries(remotes)) {
    const found = entry.versions.find(({ baseUrl }) => addresses.some((address) => address.startsWith(baseUrl)));
    if (found) return { remote, version: found.version };
  }
  return null;
}

/** The signed registry as it is in force, for who develops a remote inside of this site. Everything in it is in the pages, too. */
function registryText(app: FastifyInstance, { registry }: Parts) {
  app.get('/registry.json', async (_request, reply) => {
    await registry.read();
    const inForce = registry.text();
    if (!inForce) return reply.code(503).send({ message: 'nothing is published' });
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(inForce);
  });
}

export function siteFiles(app: FastifyInstance, parts: Parts) {
  const icon = (_request: unknown, reply: import('fastify').FastifyReply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON);
  app.get('/favicon.svg', icon);
  app.get('/favicon.ico', icon);
  buildInfo(app, parts);
  robots(app, parts);
  offlineWorker(app);
  sitemaps(app, parts);
  void app.register(async (scope) => {
    await limitRates(scope, REPORTS_A_MINUTE);
    violations(scope, parts);
  });
  registryText(app, parts);
}
