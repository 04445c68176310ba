import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFUSALS } from '@straits/api-contract/refusals';
import { languageFor, LAST_PAGE_HEADERS, unreadablePage } from './last-page';

/**
 * The router could not read the address (`/%E0%A4`): no page, and so no frame, can be found for it. Below the API's path it is nobody's page:
 * whoever asks reads the contract's words, as the API itself would answer.
 */
export function answerUnreadable(request: FastifyRequest, reply: FastifyReply, apiPath: string) {
  const isForApi = request.url.startsWith(`${apiPath}/`);
  if (!isForApi) {
    void reply
      .code(400)
      .headers(LAST_PAGE_HEADERS)
      .send(unreadablePage(languageFor(request)));
    return;
  }
  const { status, message } = REFUSALS.request_malformed;
  const requestId = randomUUID();
  void reply
    .code(status)
    .headers({ 'x-request-id': requestId, 'cache-control': 'no-store' })
    .send({ message, code: 'request_malformed', requestId });
}
