import type { FastifyInstance } from 'fastify';
import { bodyLimitOf, isFile } from '@straits/api-contract/body-limits';
import { networkOf } from '@straits/api-contract/network';
import { BodyNotTaken, hasBody, readBody } from '@straits/api-contract/read-body';
import { createCounter } from './counter';
import { Refused } from './refused';

/** Bodies of one network that may be on their way at once; of those, files. */
const ARRIVING = { bodies: 40, files: 12 };
/** What all bodies on their way may hold of this process's memory. */
const HELD_BYTES = 256 * 1024 * 1024;
const OF_THEM_ALL = 'all';

/**
 * Every body arrives here in whole before the API hears of it: one that never comes holds none of the connections that all visitors share. How large,
 * how slow and how many at once is limited by route and network. Refuses: body_too_large, body_too_slow, rate_limited, service_busy.
 */
export function limitBodies(app: FastifyInstance, { limitOf = bodyLimitOf, arriving = ARRIVING, heldBytes = HELD_BYTES } = {}) {
  const bodies = createCounter(arriving.bodies);
  const files = createCounter(arriving.files);
  const memory = createCounter(heldBytes);
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!hasBody(request)) return payload;
    const limit = limitOf(request.url.split('?', 1)[0] ?? '');
    const network = networkOf(request.ip);
    const given: (() => void)[] = [];
    const take = (counter: typeof bodies, client: string, much = 1) => {
      const giveBack = counter.take(client, much);
      if (giveBack) given.push(giveBack);
      return giveBack !== null;
    };
    try {
      if (!take(bodies, network) || (isFile(limit) && !take(files, network))) throw new Refused('rate_limited', 5);
      const onBytes = (more: number) => {
        if (!take(memory, OF_THEM_ALL, more)) throw new Refused('service_busy', 5);
      };
      return await readBody(payload, { headers: request.headers, limit, onBytes });
    } catch (error) {
      throw error instanceof BodyNotTaken ? new Refused(error.code, 5) : error;
    } finally {
      for (const giveBack of given) giveBack();
    }
  });
}
