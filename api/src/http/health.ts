import { sql } from 'kysely';
import type { App, Deps } from '../deps';

/**
 * /healthz: the process answers. /readyz: shoppers may be sent to it: it reaches its database and has read the catalogue, without which a page that is
 * asked for waits for its content in vain (the site gives it a second).
 */
export function reportHealth(app: App, deps: Deps, isCatalogueRead: () => boolean) {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(deps.db);
    } catch {
      return reply.status(503).send({ status: 'database unreachable' });
    }
    return isCatalogueRead() ? { status: 'ok' } : reply.status(503).send({ status: 'reading the catalogue' });
  });
}
