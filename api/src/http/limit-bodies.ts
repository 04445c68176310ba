import { bodyLimitOf } from '@straits/api-contract/body-limits';
import { BodyNotTaken, hasBody, readBody } from '@straits/api-contract/read-body';
import type { App } from '../deps';
import { Refusal } from './refusal';

/**
 * How large a body may be and how long it may take, by route. Files are read by multipart, past this: they have a size of their own, and the server's
 * `requestTimeout`. Refuses: body_too_large, body_too_slow.
 */
export function limitBodies(app: App, limitOf = bodyLimitOf) {
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= limitOf(route.url).bytes;
  });
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { headers } = request;
    if (!hasBody(request) || headers['content-type']?.startsWith('multipart/')) return payload;
    try {
      return await readBody(payload, { headers, limit: limitOf(request.routeOptions.url ?? '') });
    } catch (error) {
      throw error instanceof BodyNotTaken ? new Refusal(error.code) : error;
    }
  });
}
