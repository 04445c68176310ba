import { sql } from 'kysely';
import type { App, Deps } from '../deps';

/** One that is stopped or swamped says nothing at all. */
const LATE_MS = 2_000;
const late = () => new Promise<never>((_resolve, reject) => void setTimeout(() => reject(new Error('late')), LATE_MS).unref());

/**
 * /healthz: the process answers. /readyz: shoppers may be sent to it: it reaches its database and has read the catalogue, without which a page that is
 * asked for waits for its content in vain (the site gives it a second).
 */
export function reportHealth(app: App, deps: Deps, isCatalogueRead: () => boolean) {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
    try {
      await Promise.race([sql`select 1`.execute(deps.db), late()]);
    } catch {
      return reply.status(503).send({ status: 'database unreachable' });
    }
    return isCatalogueRead() ? { status: 'ok' } : reply.status(503).send({ status: 'reading the catalogue' });
  });
}
