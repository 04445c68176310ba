import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough that a flood, which has so many connections and no more, is refused a few times a second; a person reads the words that long. */
const WAIT_MS = 2_000;

/** Whoever asks too much is told so after a moment: refusals that come at once would cost as much as what they refuse, as fast as they are asked for. */
export function slowRefusals(app: FastifyInstance, waitMs = WAIT_MS) {
  app.addHook('onSend', async (request, reply) => {
    // A limit says when to try again.
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500 && reply.hasHeader('retry-after');
    if (isRefused && !request.socket.destroyed) await pause(waitMs);
  });
}
