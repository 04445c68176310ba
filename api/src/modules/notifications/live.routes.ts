import { PassThrough } from 'node:stream';
import { z } from 'zod';
import { Common } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { requireUser } from '../../http/caller';
import { NEEDS_SESSION } from '../../http/openapi';
import { refuse } from '../../http/refusal';
import { openLiveChannel, type LiveChannel } from './live-channel';
import { countForSession } from './notifications.sql';

const HEARTBEAT_MS = 20_000;
/** Then the browser comes again: a session that has expired meanwhile gets no more. */
const LIFE_MS = 15 * 60_000;
/** Above these the browser asks from time to time instead. */
const STREAMS_A_PERSON = 10;
const STREAMS_A_PROCESS = 5_000;

interface Listener {
  userId: string;
  sessionId: string;
}

/** The stream of one browser: the count at once, at every change, and a sign of life; it ends with the session. */
function openStream(deps: Deps, channel: LiveChannel, { userId, sessionId }: Listener): PassThrough {
  const stream = new PassThrough();
  let isTelling = false;
  let isStale = false;
  let said: number | null = null;
  async function tell() {
    const unread = await countForSession(deps.db, sessionId, deps.clock.now());
    if (stream.writableEnded || stream.destroyed) return;
    if (unread === undefined) stream.end('event: ended\ndata: {}\n\n');
    else if (unread !== said) stream.write(`event: unread\ndata: ${JSON.stringify({ unread })}\n\n`);
    said = unread ?? null;
  }
  // However much is heard at once, one count is under way and at most one follows.
  function heard() {
    isStale = true;
    if (isTelling) return;
    isTelling = true;
    void (async () => {
      while (isStale) {
        isStale = false;
        await tell();
      }
    })()
      .catch(() => stream.end())
      .finally(() => (isTelling = false));
  }
  const stop = channel.listen(userId, heard);
  const heartbeat = setInterval(() => stream.write(': here\n\n'), HEARTBEAT_MS);
  const life = setTimeout(() => stream.end(), LIFE_MS);
  stream.once('close', () => {
    stop();
    clearInterval(heartbeat);
    clearTimeout(life);
  });
  heard();
  return stream;
}

/** `GET /notifications/live`: server-sent events, read by fetch because the bearer travels in a header and never in an address. */
export function liveRoutes(app: App, deps: Deps) {
  const channel = openLiveChannel(deps);
  const streams = new Set<PassThrough>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
    await channel.close();
  });
  app.get(
    '/notifications/live',
    {
      schema: {
        operationId: 'followNotifications',
        summary: 'The number of unread notifications, live, as server-sent events `unread` and `ended`',
        tags: ['account'],
        security: NEEDS_SESSION,
        querystring: Common,
        produces: ['text/event-stream'],
        response: answers(z.any().meta({ description: 'Events' })),
      },
    },
    (request, reply) => {
      const { userId, sessionId } = requireUser(request);
      if (channel.count(userId) >= STREAMS_A_PERSON || channel.count() >= STREAMS_A_PROCESS) refuse('service_busy');
      const stream = openStream(deps, channel, { userId, sessionId });
      streams.add(stream);
      stream.once('close', () => streams.delete(stream));
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          // A process that stops ends its streams, and must not wait for their connections to be asked for something else.
          .header('connection', 'close')
          .send(stream)
      );
    },
  );
}
