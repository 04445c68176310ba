import type { FastifyRequest } from 'fastify';
import { createTurns, NoTurn } from '@straits/api-contract/turns';
import { isOurOwnServer } from './network';
import { Refusal } from './refusal';

/**
 * What costs this process or its connections to the database: a little of one network at once, the rest in its turn, and others come between. The site's own
 * server asks for many visitors, and has no turns. Refuses: rate_limited.
 */
export function createNetworkTurns(most: { atOnce: number; waiting: number }) {
  const inTurn = createTurns(most);
  return async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    if (isOurOwnServer(request)) return work();
    try {
      return await inTurn(request.network, work);
    } catch (error) {
      throw error instanceof NoTurn ? new Refusal('rate_limited').after(2) : error;
    }
  };
}
