import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { TelemetryRow } from '@straits/api-contract';
import type { App, Deps } from '../deps';
import { countGivenUpJobs } from '../jobs/given-up.sql';
import { findTelemetry } from '../modules/telemetry';

const REMOTES_WINDOW_MS = 15 * 60_000;

/** What pages saw of each remote@version in the last quarter of an hour, read from the database when somebody looks. */
function measureRemotes(registry: Registry, { db, clock }: Deps) {
  let reading: Promise<TelemetryRow[]> | null = null;
  // Both figures of one look come from one reading.
  const read = () => (reading ??= findTelemetry(db, new Date(clock.now().getTime() - REMOTES_WINDOW_MS)).finally(() => (reading = null)));
  const gauge = (name: string, help: string, figuresOf: (row: TelemetryRow) => Record<string, number | null>) =>
    new Gauge({
      name,
      help,
      labelNames: ['remote', 'version', 'what'] as const,
      registers: [registry],
      async collect() {
        const rows = await read();
        this.reset();
        for (const row of rows)
          for (const [what, value] of Object.entries(figuresOf(row)))
            if (value !== null) this.set({ remote: row.remote, version: row.version, what }, value);
      },
    });
  gauge('remote_visits', 'Visits, failed visits, faults, errors and violations per remote', (row) => {
    const { visits, failedVisits, serverFaults, errors, violations } = row;
    return { visits, failedVisits, serverFaults, errors, violations };
  });
  gauge('remote_p75', '75th percentiles per remote: ms, bytes, score', ({ loadMs, bytes, lcpMs, inpMs, cls }) => ({
    loadMs,
    bytes,
    lcpMs,
    inpMs,
    cls,
  }));
}

/** Prometheus numbers of this process at /metrics: duration per route and status, and Node's own. Modules add theirs to what it answers. */
export function measureRequests(app: App, deps: Deps): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  measureRemotes(registry, deps);
  new Gauge({
    name: 'jobs_given_up',
    help: 'Work that was tried for days and given up (ops jobs stuck)',
    registers: [registry],
    async collect() {
      this.set(await countGivenUpJobs(deps.db));
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    await reply.type(registry.contentType).send(await registry.metrics());
    return reply;
  });
  return registry;
}
