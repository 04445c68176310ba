import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '@straits/api-contract/network';

/**
 * Pages that one network may ask this server for in a minute: many more than the people of an office, or a search engine, open, and fewer than would keep
 * the others waiting. 0 sets no limit. Above it 429, with the time to wait.
 */
export async function limitPages(scope: FastifyInstance, most: number): Promise<void> {
  if (most === 0) return;
  await scope.register(rateLimit, { max: most, timeWindow: 60_000, keyGenerator: ({ ip }) => networkOf(ip) });
}
