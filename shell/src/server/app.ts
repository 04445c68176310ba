import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import path from 'node:path';
import type { Site } from './compose-page';
import { createPageAnswers } from './answer-page';
import { siteCss } from './fonts';
import { planPage } from './plan-page';
import { createRegistryReader } from './registry-reader';
import { createRemoteBuilds } from './remote-builds';
import { loadShellBuild } from './shell-build';
import { LIMIT_MS, settings } from './settings';
import { HostUnknown } from './shop-settings';
import { siteFiles } from './site-files';
import { serveFolder } from './static-files';
import { readVisit } from './visit';

/** Uploads and reports may take long; the API has its own limits. */
const PROXY_LIMIT_MS = 120_000;
const FAILURE_REMEMBERED_MS = 2_000;

function proxyTo(app: FastifyInstance, prefix: string) {
  void app.register(httpProxy, {
    upstream: settings.apiInternal,
    prefix,
    rewritePrefix: prefix,
    // Each answer of the API is in the API's own log.
    logLevel: 'warn',
    undici: { headersTimeout: PROXY_LIMIT_MS, bodyTimeout: PROXY_LIMIT_MS, connections: 64, pipelining: 1 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-host': String((request as FastifyRequest).host ?? ''),
        'x-forwarded-proto': (request as FastifyRequest).protocol,
        'x-forwarded-for': (request as FastifyRequest).ip,
      }),
      onError: (reply, { error }) => {
        app.log.warn({ error: error.message }, 'the API did not answer');
        void reply
          .code(503)
          .send({ message: 'We are very busy. Try again in a moment.', code: 'service_busy', requestId: reply.request.id });
      },
    },
  });
}

function assemble(app: FastifyInstance): Site {
  const shell = loadShellBuild();
  return {
    shell,
    builds: createRemoteBuilds({ singletons: shell.renderer.singletons, limitMs: LIMIT_MS.remote, failureMs: FAILURE_REMEMBERED_MS }),
    css: siteCss(shell.renderer.globalStyles),
    log: (event, detail) => app.log.warn({ detail }, event),
  };
}

/** The site: pages, the shell's files, and the API and pictures passed on, so that a browser needs one origin. */
export function createApp(): FastifyInstance {
  const app = Fastify({
    logger: { level: settings.logLevel },
    disableRequestLogging: true,
    trustProxy: settings.trustProxy,
    routerOptions: { ignoreTrailingSlash: false },
  });
  const site = assemble(app);
  const registry = createRegistryReader(settings.registryFile, (error) => site.log('MFE-112 the registry cannot be read', String(error)));
  const answerPage = createPageAnswers(site);
  app.get('/healthz', () => ({ status: 'ok', build: site.shell.id }));
  serveFolder(app, '/assets', path.join(settings.shellFolder, settings.browserFolder));
  serveFolder(app, '/fonts', path.join(settings.shellFolder, 'fonts'));
  proxyTo(app, '/travel/v1');
  proxyTo(app, '/media');
  siteFiles(app, { site, registry });
  app.get('/*', async (request, reply) => {
    const visit = readVisit(request);
    const snapshot = await registry.read();
    site.builds.retain(new Set(snapshot.remotes.map(({ slice }) => `${slice.baseUrl}remote.cjs`)));
    const planned = await planPage(site, visit, snapshot);
    if (planned.kind === 'moved') return reply.code(301).header('cache-control', 'public, max-age=3600').redirect(planned.to, 301);
    return answerPage(request, reply, planned.plan);
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof HostUnknown) return reply.code(404).type('text/plain; charset=utf-8').send('No shop is set up for this host.\n');
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) app.log.error({ error, path: request.url.split('?')[0] }, 'request failed');
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .send(status >= 500 ? `Internal Server Error\nReference: ${request.id}\n` : 'Bad request\n');
  });
  return app;
}
