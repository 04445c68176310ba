import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Common, TelemetryBatch, TelemetrySummary } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers, done, Done } from '../../http/answers';
import { requireStaff } from '../../http/caller';
import { refuse } from '../../http/refusal';
import { isToken } from '../../secrets';
import { deleteOldTelemetry, findTelemetry, insertTelemetry } from './telemetry.sql';

/** Batches of one address in a minute. A page sends two or three; behind one address there may be a whole office. */
const BATCHES_A_MINUTE = 600;
/** How far back the sums reach when nobody says. */
const USUAL_MS = 3_600_000;
/** One batch in so many also tidies up. */
const TIDY_EVERY = 500;

/** The delivery asks with its own token: of the environment, or the one that it has left in the data folder. */
function deliveryToken({ settings }: Deps): string | undefined {
  const file = path.join(settings.dataDir, 'keys/delivery-token');
  return settings.deliveryToken ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
}

function requireDelivery(request: FastifyRequest, deps: Deps) {
  if (!isToken(request.headers['x-delivery-token'], deliveryToken(deps))) requireStaff(request);
}

/** Anybody may say that a browser saw a fault; two faults that a server saw take a version back, so only the site's servers may say those. */
function requireSite(request: FastifyRequest, { settings }: Deps) {
  if (!isToken(request.headers['x-site-token'], settings.siteToken)) refuse('unauthenticated');
}

/** Where a report came from, good for counting on its day: the network's name cannot be read from it. */
const sourceOf = ({ network }: FastifyRequest, { secrets, clock }: Deps) =>
  secrets.sign(`telemetry ${clock.now().toISOString().slice(0, 10)} ${network}`).slice(0, 12);

/** The collector of what pages saw of the remotes, and its sums per remote@version. */
export function telemetryRoutes(app: App, deps: Deps) {
  let taken = 0;
  app.post(
    '/telemetry',
    {
      config: { rateLimit: { max: BATCHES_A_MINUTE, timeWindow: 60_000 } },
      schema: {
        operationId: 'sendTelemetry',
        summary: 'What a page saw of the remotes: failures, vitals, times and bytes; what a server saw, for the site alone',
        tags: ['telemetry'],
        body: TelemetryBatch,
        response: answers(Done),
      },
    },
    async (request) => {
      const now = deps.clock.now();
      if (request.body.events.some(({ side }) => side === 'server')) requireSite(request, deps);
      await insertTelemetry(deps.db, now, { ...request.body, source: sourceOf(request, deps) });
      taken += 1;
      if (taken % TIDY_EVERY === 0) await deleteOldTelemetry(deps.db, now);
      return done;
    },
  );
  app.get(
    '/telemetry/summary',
    {
      onRequest: async (request) => requireDelivery(request, deps),
      schema: {
        operationId: 'getTelemetrySummary',
        summary: 'Sums per remote and version; for staff and the delivery',
        tags: ['telemetry'],
        /** The last hour, unless it says since when; what is older than two weeks is gone. */
        querystring: Common.extend({ since: z.iso.datetime().optional() }),
        response: answers(TelemetrySummary),
      },
    },
    async (request) => {
      const since = new Date(request.query.since ?? deps.clock.now().getTime() - USUAL_MS);
      return { since: since.toISOString(), rows: await findTelemetry(deps.db, since) };
    },
  );
}
