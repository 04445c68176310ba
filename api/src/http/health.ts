import { sql } from 'kysely';
import type { App, Deps } from '../deps';

/** /healthz: the process answers. /readyz: it can also reach its database. */
export function reportHealth(app: App, deps: Deps) {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(deps.db);
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'database unreachable' });
    }
  });
}
