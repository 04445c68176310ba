import httpProxy from '@fastify/http-proxy';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import path from 'node:path';
import { hostFault } from '@straits/api-contract/host-header';
import type { Site } from './compose-page';
import { createPageAnswers } from './answer-page';
import { siteCss } from './fonts';
import { answerNothingYet, languageFor, lastPage, LAST_PAGE_HEADERS } from './last-page';
import { limitBodies } from './limit-bodies';
import { limitConnections } from './limit-connections';
import { servePages } from './limit-pages';
import { planPage } from './plan-page';
import { createRegistryReader, expiryWarning } from './registry-reader';
import { addressSource, fileSource, registryCopy, trustedKeys } from './registry-source';
import { versionFault } from './registry-check.rules';
import { createRemoteBuilds } from './remote-builds';
import { answerRefused, Refused } from './refused';
import { createRemoteHealth } from './remote-health';
import { loadShellBuild } from './shell-build';
import { LIMIT_MS, settings } from './settings';
import { HostUnknown } from './shop-settings';
import { siteFiles } from './site-files';
import { qaPages } from './qa-pages';
import { slowRefusals } from './slow-refusals';
import { readShopper } from './shopper';
import { serveFolder } from './static-files';
import { createTelemetrySender } from './telemetry-sender';
import { answerUnreadable } from './unreadable-address';
import { readVisit } from './visit';
import { createWrittenContracts } from './written-contracts';

/** Uploads and reports may take long; the API has its own limits. */
const PROXY_LIMIT_MS = 120_000;
/** Live news: each reader holds a connection for as long as the page is open, so these have a pool of their own. */
const API = '/travel/v1';
const LIVE = `${API}/notifications/live`;
const FAILURE_REMEMBERED_MS = 2_000;

function proxyTo(app: FastifyInstance, prefix: string, connections = 512) {
  void app.register(httpProxy, {
    upstream: settings.apiInternal,
    prefix,
    rewritePrefix: prefix,
    // Each answer of the API is in the API's own log.
    logLevel: 'warn',
    undici: { headersTimeout: PROXY_LIMIT_MS, bodyTimeout: PROXY_LIMIT_MS, connections, pipelining: 1 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        // Answered here already (curl asks before it sends much), and not for the API's connection.
        expect: undefined,
        'x-forwarded-host': String((request as FastifyRequest).host ?? ''),
        'x-forwarded-proto': (request as FastifyRequest).protocol,
        'x-forwarded-for': (request as FastifyRequest).ip,
      }),
      onError: (reply, { error }) => {
        app.log.warn({ error: error.message }, 'the API did not answer');
        void reply
          .code(503)
          .header('retry-after', '2')
          .send({ message: 'We are very busy. Try again in a moment.', code: 'service_busy', requestId: reply.request.id });
      },
    },
  });
}

const REGISTRY_RULES = { origins: settings.remoteOrigins, needsHashes: settings.browserFolder !== 'dev' };

function openRegistryReader(site: Site) {
  return createRegistryReader({
    source: settings.registryUrl ? addressSource(settings.registryUrl) : fileSource(settings.registryFile),
    keys: trustedKeys,
    rules: REGISTRY_RULES,
    copy: registryCopy(settings.registryCopy),
    onFault: (fault) => {
      site.log('the registry was not taken', fault);
      site.report({ name: fault.slice(0, 7), remote: 'shell', version: site.shell.id, path: '/', detail: fault });
    },
  });
}

function assemble(app: FastifyInstance): Site {
  const shell = loadShellBuild();
  const health = createRemoteHealth();
  return {
    shell,
    health,
    isUsable: (remote, published) => health.isUsable(remote, published) && versionFault(published, REGISTRY_RULES) === null,
    report: createTelemetrySender((error) => app.log.warn({ error: String(error) }, 'telemetry was not taken')),
    builds: createRemoteBuilds({ singletons: shell.renderer.singletons, limitMs: LIMIT_MS.remote, failureMs: FAILURE_REMEMBERED_MS }),
    contracts: createWrittenContracts({ limitMs: LIMIT_MS.contract, failureMs: FAILURE_REMEMBERED_MS }),
    css: siteCss(shell.renderer.globalStyles),
    log: (event, detail) => app.log.warn({ detail }, event),
  };
}

/** The site: pages, the shell's files, and the API and pictures passed on, so that a browser needs one origin. */
export function createApp(): FastifyInstance {
  const app = Fastify({
    logger: { level: settings.logLevel },
    // QA's tokens stand in the path.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 4_000 },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, request, reply) => answerUnreadable(request, reply as FastifyReply, API),
    trustProxy: settings.trustProxy,
    requestTimeout: PROXY_LIMIT_MS,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (hostFault(request.raw)) return reply.code(400).type('text/plain; charset=utf-8').send('Bad request\n');
    return undefined;
  });
  if (!settings.trustProxy) limitConnections(app);
  limitBodies(app);
  slowRefusals(app);
  const site = assemble(app);
  const registry = openRegistryReader(site);
  const answerPage = createPageAnswers(site);
  app.get('/healthz', () => ({ status: 'ok', build: site.shell.id }));
  app.get('/readyz', async (_request, reply) => {
    const { revision } = await registry.read();
    if (revision === 0) return reply.code(503).send({ status: 'no registry' });
    const warning = expiryWarning(registry.expires());
    return { status: 'ok', revision, registryExpires: new Date(registry.expires()).toISOString(), ...(warning ? { warning } : {}) };
  });
  serveFolder(app, '/assets', path.join(settings.shellFolder, settings.browserFolder));
  serveFolder(app, '/fonts', path.join(settings.shellFolder, 'fonts'));
  proxyTo(app, LIVE, 10_000);
  proxyTo(app, API);
  proxyTo(app, '/media');
  siteFiles(app, { site, registry });
  // By themselves: their reading of forms must not take those that go on to the API (a bank's page that confirms a card).
  void app.register((scope, _options, ready) => {
    qaPages(scope, site);
    ready();
  });
  async function answerVisit(request: FastifyRequest, reply: FastifyReply) {
    const visit = readVisit(request);
    const document = await registry.read();
    if (document.revision === 0) return answerNothingYet(request, reply);
    const { shopper, cookie } = await readShopper(site, visit, document);
    const planned = await planPage(site, { visit, registry: document, shopper });
    if (planned.kind === 'moved') return reply.code(301).header('cache-control', 'public, max-age=3600').redirect(planned.to, 301);
    return answerPage(request, reply, { plan: planned.plan, cookie });
  }
  void app.register((scope) => servePages(scope, answerVisit, { aMinute: settings.pagesAMinute }));
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refused) return answerRefused(request, reply, { refused: error, apiPath: API });
    if (error instanceof HostUnknown) return reply.code(404).type('text/plain; charset=utf-8').send('No shop is set up for this host.\n');
    // Whoever asked has left: nobody is there to be told.
    if ((error as { name?: string }).name === 'AbortError') return reply.code(499).send();
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status < 500) return reply.code(status).type('text/plain; charset=utf-8').send('Bad request\n');
    app.log.error({ err: error, path: request.url.split('?')[0] }, 'request failed');
    return reply
      .code(status)
      .headers(LAST_PAGE_HEADERS)
      .send(lastPage(languageFor(request), request.id));
  });
  return app;
}
