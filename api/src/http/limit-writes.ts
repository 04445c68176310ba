import type { FastifyRequest } from 'fastify';
import { createTurns, NoTurn } from '@straits/api-contract/turns';
import type { App } from '../deps';
import { isOurOwnServer } from './network';
import { Refusal } from './refusal';

/** Acts of one network, or of one person who is signed in, that go on at once, and that wait. Each may hold one of the process's 16 connections to the database while it waits for a lock. */
const TURNS = { atOnce: 4, waiting: 200 };
/** An office has many people behind one address. */
const whoseTurn = ({ caller, network }: FastifyRequest) => (caller?.user ? `user:${caller.user.userId}` : network);

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Who sends many acts at once (a cart's places are counted one after the other) waits for their own, and leaves connections to the others.
 * Refuses: rate_limited.
 */
export function limitWrites(app: App, turns = TURNS) {
  const inTurn = createTurns(turns);
  const ends = new WeakMap<object, () => void>();
  // After the body has come: who sends slowly has no turn meanwhile.
  app.addHook('preHandler', (request, _reply, next) => {
    if (READS.has(request.method) || isOurOwnServer(request)) return next();
    const turn = inTurn(whoseTurn(request), () => {
      const ended = new Promise<void>((resolve) => ends.set(request, resolve));
      next();
      return ended;
    });
    turn.catch((error: unknown) => next(error instanceof NoTurn ? new Refusal('rate_limited').after(2) : (error as Error)));
    return undefined;
  });
  app.addHook('onResponse', async (request) => ends.get(request)?.());
}
