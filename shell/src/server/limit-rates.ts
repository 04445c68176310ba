import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '@straits/api-contract/network';
import { Refused } from './refused';

/** So many requests a minute of one network to the routes of this scope; beyond it 429 with the time to wait. Counted in this process alone. */
export const limitRates = async (scope: FastifyInstance, aMinute: number): Promise<void> =>
  void (await scope.register(rateLimit, {
    max: aMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) => new Refused('rate_limited', ttl / 1000),
  }));
