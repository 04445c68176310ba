import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { App } from '../deps';

/** Prometheus numbers of this process at /metrics: duration per route and status, and Node's own. */
export function measureRequests(app: App) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
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
}
