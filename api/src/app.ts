import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fastify, { LogController, type FastifyError } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import { hostFault } from '@straits/api-contract/host-header';
import { accountRoutes } from './modules/account';
import { agencyRoutes } from './modules/agency';
import { bookingRoutes } from './modules/booking';
import { catalogRoutes, createSnapshots } from './modules/catalog';
import { notificationRoutes } from './modules/notifications';
import { bankLineRoutes, reconciliationRoutes } from './modules/reconciliation';
import { telemetryRoutes } from './modules/telemetry';
import { measureLedger, walletRoutes } from './modules/wallet';
import type { App, Deps } from './deps';
import { answerError } from './http/error-handler';
import { describeApi } from './http/openapi';
import { showDocs } from './http/docs-page';
import { identifyCallers } from './http/caller';
import { measureRequests } from './http/metrics';
import { limitBodies } from './http/limit-bodies';
import { limitWrites } from './http/limit-writes';
import { isOurOwnServer, knowNetworks } from './http/network';
import { Refusal } from './http/refusal';
import { requireStorable } from './http/storable-text';
import { reportHealth } from './http/health';
import { createHostTable, createOriginCheck, resolveHosts, type FindHost } from './http/hosts';
import { serveMedia } from './files/media.routes';
import { shopRoutes } from './modules/shop';

async function addSafety(app: App, deps: Deps, findHost: FindHost) {
  const mayCall = createOriginCheck(findHost, deps.settings.siteUrl);
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await app.register(cors, {
    origin: mayCall,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['x-request-id'],
  });
  await app.register(multipart, { limits: { fileSize: 6 * 1024 * 1024, files: 1, fields: 20, fieldSize: 8 * 1024, parts: 22 } });
  await app.register(rateLimit, {
    max: 3_000,
    timeWindow: 60_000,
    allowList: isOurOwnServer,
    keyGenerator: ({ network }) => network,
    errorResponseBuilder: (_request, { ttl }) => new Refusal('rate_limited').after(ttl / 1000),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: deps.settings.maxEventLoopDelayMs,
    maxHeapUsedBytes: deps.settings.maxEventLoopDelayMs && 2e9,
    pressureHandler: () => {
      throw new Refusal('service_busy');
    },
  });
}

/** The whole API, ready to listen or to be injected into. Every group of routes is registered here: the HTTP surface on one screen. */
export async function buildApp(deps: Deps): Promise<App> {
  const app: App = fastify({
    loggerInstance: deps.log,
    genReqId: () => randomUUID(),
    trustProxy: 'loopback, linklocal, uniquelocal',
    // Who sends a byte now and then holds a connection for no longer than a picture takes on a slow line.
    requestTimeout: 120_000,
    // Addresses that the router itself cannot take are answered in the contract's words too.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // The address may carry keys of guests' links: only the path is logged, below.
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new Refusal('not_found'), request, reply));
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onRequest', async ({ raw }) => {
    if (hostFault(raw)) throw new Refusal('request_malformed');
  });
  limitBodies(app);
  app.addHook('preValidation', requireStorable);
  // What says nothing of caches is somebody's own.
  app.addHook(
    'onSend',
    async (_request, reply) => void (reply.hasHeader('cache-control') || reply.header('cache-control', 'private, no-store')),
  );
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { method: request.method, path: request.url.split('?')[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  knowNetworks(app);
  limitWrites(app);
  const findHost = createHostTable(deps);
  await addSafety(app, deps, findHost);
  measureLedger(measureRequests(app, deps), deps);
  const catalogue = createSnapshots(deps.db);
  reportHealth(app, deps, catalogue.isRead);
  serveMedia(app, deps);
  await describeApi(app);
  showDocs(app);
  await app.register(
    async (scope) => {
      const v1 = scope as unknown as App;
      resolveHosts(v1, findHost);
      identifyCallers(v1, deps);
      // Before all others: it writes what agencies' people do with any of them into their trail.
      agencyRoutes(v1, deps);
      shopRoutes(v1, deps, findHost);
      catalogRoutes(catalogue)(v1, deps);
      bookingRoutes(v1, deps);
      accountRoutes(v1, deps);
      walletRoutes(v1, deps);
      notificationRoutes(v1, deps);
      telemetryRoutes(v1, deps);
      reconciliationRoutes(v1, deps);
      bankLineRoutes(v1, deps);
    },
    { prefix: '/travel/v1' },
  );
  return app;
}
