import type { FastifyInstance } from 'fastify';
import type { Site } from './compose-page';
import type { createRegistryReader } from './registry-reader';
import { shopOf } from './shop-settings';
import { sitemaps } from './sitemaps';
import { readVisit } from './visit';

export interface Parts {
  site: Site;
  registry: ReturnType<typeof createRegistryReader>;
}

const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><circle cx="17" cy="17" r="17" fill="#0b3c49"/><circle cx="22.5" cy="12" r="4.2" fill="#f2644b"/>' +
  '<path d="M1.6 23.4C5 15.6 9 12.2 12.4 15.4c2.1 2 3.4 4.6 5.6 6.2 3.4-2.9 8.4-4.4 14.3-.5A17 17 0 0 1 17 34 17 17 0 0 1 1.6 23.4Z" fill="#13808a"/></svg>';

/** Route rules and build metadata (M289): what the browser polls to learn of a newer build. */
function buildInfo(app: FastifyInstance, { site, registry }: Parts) {
  app.get('/build.json', async (_request, reply) => {
    const { revision, remotes } = await registry.read();
    return reply.header('cache-control', 'no-cache').send({
      build: site.shell.id,
      revision,
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
    const { shop } = await shopOf(visit.host, null, (error) => site.log('shop settings failed', String(error)));
    const rules = shop.base.Variant === 'b2b' ? 'User-agent: *\nDisallow: /\n' : `${OPEN_RULES}Sitemap: ${visit.origin}/sitemap.xml\n`;
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(rules);
  });
}

const REPORT_MAX_BYTES = 4_096;

/** Failures that shoppers saw, in our log; nothing of the person is in them. */
function reports(app: FastifyInstance, { site }: Parts) {
  app.post('/reports', { bodyLimit: REPORT_MAX_BYTES }, (request, reply) => {
    const body = request.body as Record<string, unknown> | null;
    const text = (name: string) => {
      const given = body?.[name];
      return typeof given === 'string' ? given.slice(0, 300) : '';
    };
    site.log('seen in a browser', { code: text('code'), remote: text('remote'), message: text('message'), path: text('path') });
    return reply.code(204).send();
  });
}

export function siteFiles(app: FastifyInstance, parts: Parts) {
  const icon = (_request: unknown, reply: import('fastify').FastifyReply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON);
  app.get('/favicon.svg', icon);
  app.get('/favicon.ico', icon);
  buildInfo(app, parts);
  robots(app, parts);
  sitemaps(app, parts);
  reports(app, parts);
}
