import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Common, TelemetryBatch, TelemetrySummary } from '@straits/api-contract';
import { openVisit } from '@straits/api-contract/visit-token';
import type { App, Deps } from '../../deps';
import { answers, done, Done } from '../../http/answers';
import { requireStaff } from '../../http/caller';
import { neighbourhoodOf } from '@straits/api-contract/network';
import { createNetworkTurns } from '../../http/in-turn';
import { refuse } from '../../http/refusal';
import { isToken } from '../../secrets';
import { deleteOldTelemetry, findTelemetry, insertSiteTelemetry, insertTelemetry } from './telemetry.sql';

/** Reports of one network in a minute. A page sends two or three; behind one address there may be a whole office. */
const REPORTS_A_MINUTE = 300;
/** And so few at once: they wait for each other at the database too. */
const TURNS = { atOnce: 1, waiting: 60 };
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

/**
 * What a report may say: the site's servers, which show their token, anything; a browser what it saw of the versions of a page that the site
 * served, which the visit proves. Two faults that a server saw take a version back, so nobody else may tell of those.
 */
function believed(request: FastifyRequest<{ Body: TelemetryBatch }>, { settings, clock }: Deps): TelemetryBatch & { isSite: boolean } {
  const { visit, events } = request.body;
  if (isToken(request.headers['x-site-token'], settings.siteToken)) return { visit, events, isSite: true };
  const served = settings.siteToken ? openVisit(visit, settings.siteToken, clock.now().getTime()) : null;
  if (!served || events.some(({ side }) => side === 'server')) return refuse('unauthenticated');
  const known = events.filter(({ remote, version }) => served.versions.includes(`${remote}@${version}`));
  return { visit: served.id, events: known, isSite: false };
}

/** Where a report came from, good for counting on its day: the network's name cannot be read from it. */
const sourceOf = ({ network }: FastifyRequest, { secrets, clock }: Deps) =>
  secrets.sign(`telemetry ${clock.now().toISOString().slice(0, 10)} ${neighbourhoodOf(network)}`).slice(0, 12);

/** The collector of what pages saw of the remotes, and its sums per remote@version. */
export function telemetryRoutes(app: App, deps: Deps) {
  const inTurn = createNetworkTurns(TURNS);
  let taken = 0;
  app.post(
    '/telemetry',
    {
      config: { rateLimit: { max: REPORTS_A_MINUTE, timeWindow: 60_000 } },
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
      const { isSite, ...told } = believed(request, deps);
      const insert = isSite ? insertSiteTelemetry : insertTelemetry;
      await inTurn(request, () => insert(deps.db, now, { ...told, source: sourceOf(request, deps) }));
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
