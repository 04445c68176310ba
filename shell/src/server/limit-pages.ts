import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '@straits/api-contract/network';
import { createTurns, NoTurn } from '@straits/api-contract/turns';
import { limitRates } from './limit-rates';
import { Refused } from './refused';

/** Pages of one network that are rendered at once, and that wait for their turn meanwhile. */
const TURNS = { atOnce: 6, waiting: 60 };

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Serves pages, so many a minute and a few at once to one network: more than the people of an office, or a search engine, open, and fewer than would
 * keep the others waiting. `aMinute` of 0 sets no limit. Refuses: rate_limited.
 */
export async function servePages(
  scope: FastifyInstance,
  answer: Answer,
  { aMinute, turns = TURNS }: { aMinute: number; turns?: typeof TURNS },
) {
  if (aMinute === 0) return void scope.get('/*', answer);
  await limitRates(scope, aMinute);
  const inTurn = createTurns(turns);
  scope.get('/*', async (request, reply) => {
    try {
      return await inTurn(networkOf(request.ip), () => answer(request, reply));
    } catch (error) {
      throw error instanceof NoTurn ? new Refused('rate_limited', 5) : error;
    }
  });
  return undefined;
}
