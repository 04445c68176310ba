import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Common, OrderAccess, uuid, WalletPassLink } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { App, Deps } from '../../../deps';
import { makeApplePass } from '../../../documents/passes/apple-pass';
import { googlePassUrl } from '../../../documents/passes/google-pass';
import { findTicket, type PassFacts } from '../../../documents/passes/pass-facts';
import { answers } from '../../../http/answers';
import { refuse } from '../../../http/refusal';
import { OrderCode, requireOrder } from '../order-access';
import { isPaid } from '../order-status.rules';
import { viewOrder } from '../order-view';
import { sendFile } from '../send-file';
import { senderOf } from '../trade/order-sender';

const Traveller = OrderCode.extend({ travellerId: uuid });
type PassRequest = FastifyRequest & { params: { code: string; travellerId: string }; query: { key?: string } };

/** A traveller's ticket in a telephone's wallet, where the shop has Apple's or Google's keys (A20). Without them: document_not_ready. */
export function passRoutes(app: App, deps: Deps) {
  const factsOf = async (request: PassRequest): Promise<PassFacts> => {
    const row = await requireOrder(deps, { request, code: request.params.code, key: request.query.key });
    const [order, company] = await Promise.all([
      viewOrder(deps.db, row, { now: deps.clock.now(), accessKey: null, deps }),
      senderOf(deps, row),
    ]);
    if (!order.lines.some(({ passengers }) => passengers.some(({ id }) => id === request.params.travellerId))) refuse('not_found');
    const ticket = isPaid(row.status) ? findTicket(order, request.params.travellerId) : undefined;
    return { ...(ticket ?? refuse('document_not_ready')), order, company, language: row.lang as Language };
  };
  const schemaOf = (operationId: string, summary: string) => ({
    ...{ operationId, summary, tags: ['booking'] },
    ...{ params: Traveller, querystring: Common.extend(OrderAccess.shape) },
  });

  app.get(
    '/orders/:code/travellers/:travellerId/ticket.pkpass',
    {
      schema: {
        ...schemaOf('getApplePass', 'A ticket for Apple Wallet'),
        produces: ['application/vnd.apple.pkpass'],
        response: answers(z.any().meta({ description: 'The pass', format: 'binary' }), 'document_not_ready'),
      },
    },
    async (request, reply) => {
      const facts = await factsOf(request);
      const keys = deps.settings.applePasses ?? refuse('document_not_ready');
      const content = await makeApplePass(facts, keys, deps.clock.now());
      return sendFile(reply, { type: 'application/vnd.apple.pkpass', name: `ticket-${facts.code}.pkpass`, content });
    },
  );
  app.get(
    '/orders/:code/travellers/:travellerId/google-wallet',
    {
      schema: {
        ...schemaOf('getGooglePass', 'Where a ticket is saved in Google Wallet'),
        response: answers(WalletPassLink, 'document_not_ready'),
      },
    },
    async (request, reply) => {
      const facts = await factsOf(request);
      const keys = deps.settings.googlePasses ?? refuse('document_not_ready');
      void reply.header('cache-control', 'private, no-store');
      return { url: googlePassUrl(facts, keys, { at: deps.clock.now(), siteUrl: deps.settings.siteUrl }) };
    },
  );
}
