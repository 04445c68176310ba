import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFUSALS, type RefusalCode } from '@straits/api-contract/refusals';
import { languageFor, LAST_PAGE_HEADERS, refusedPage } from './last-page';

/** What this server itself refuses: a body or a client beyond its limits. */
export class Refused extends Error {
  readonly statusCode: number;
  constructor(
    readonly code: RefusalCode,
    readonly retryAfterSeconds: number,
  ) {
    super(REFUSALS[code].message);
    this.statusCode = REFUSALS[code].status;
  }
}

/** Answers below `apiPath` as the API would, and elsewhere with a page that costs nothing. */
export function answerRefused(request: FastifyRequest, reply: FastifyReply, { refused, apiPath }: { refused: Refused; apiPath: string }) {
  const { code, message, statusCode, retryAfterSeconds } = refused;
  void reply.code(statusCode).header('cache-control', 'no-store');
  // Too large is too large at the next try as well.
  if (statusCode !== 413) void reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  // What is left of a body is not waited for.
  if (request.method !== 'GET') void reply.header('connection', 'close');
  if (request.url.startsWith(`${apiPath}/`)) return reply.header('x-request-id', request.id).send({ message, code, requestId: request.id });
  return reply.headers(LAST_PAGE_HEADERS).send(refusedPage(languageFor(request), code));
}
