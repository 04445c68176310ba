import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AgencyQuote, AgencyQuotes, Common, MakeQuote, QuotableCart, uuid, WriteMessage } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { NEEDS_SESSION } from '../../../http/openapi';
import { countTry } from '../../../http/rate-limit';
import { refuse } from '../../../http/refusal';
import { runOnce } from '../../../http/run-once';
import { requireBooker, requireMember } from '../../agency';
import { viewOfRequest } from '../cart.routes';
import { makeQuote } from './make-quote';
import { viewQuotableCart } from './quotable-cart';
import { findMessages } from './quote-messages.sql';
import { findQuote, findQuoteLines, findQuotes } from './quotes.sql';
import { viewAgencyQuote } from './quote-view';
import { bookQuote, withdrawQuote } from './settle-quote';
import { countMail, writeAsAgency } from './write-message';

type Asked = FastifyRequest & { query: Common };

/** Quotes as their agency works with them: net prices are here, and nowhere that a client reaches. */
export function quoteRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: ['agency'],
    security: NEEDS_SESSION,
    querystring: Common,
  });
  const params = z.object({ quoteId: uuid });
  const list = async (agencyId: string): Promise<AgencyQuotes> => {
    const quotes = await findQuotes(deps.db, agencyId);
    const ids = quotes.map(({ id }) => id);
    const [lines, messages] = [await findQuoteLines(deps.db, ids), await findMessages(deps.db, ids)];
    return {
      items: quotes.map((quote) =>
        viewAgencyQuote(deps, {
          quote,
          lines: lines.filter(({ quoteId }) => quoteId === quote.id),
          messages: messages.filter(({ quoteId }) => quoteId === quote.id),
        }),
      ),
    };
  };

  app.get(
    '/agency/quotes',
    { schema: { ...schemaOf('getQuotes', "The agency's quotes, newest first, at most 100"), response: answers(AgencyQuotes) } },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return list(requireMember(request).agencyId);
    },
  );
  app.get(
    '/agency/quotes/cart',
    { schema: { ...schemaOf('getQuotableCart', "The caller's cart at net prices"), response: answers(QuotableCart) } },
    async (request: Asked, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return viewQuotableCart(deps.db, requireMember(request), viewOfRequest(deps, request));
    },
  );
  app.post(
    '/agency/quotes',
    {
      schema: {
        ...schemaOf('makeQuote', 'Make a quote of all that the cart holds; its places go with it'),
        body: MakeQuote,
        response: answers(
          AgencyQuote,
          ...(['agency_role_refused', 'cart_empty', 'cart_line_expired', 'idempotency_key_missing', 'idempotency_key_reused'] as const),
        ),
      },
    },
    async (request) => {
      const member = requireBooker(request);
      const view = viewOfRequest(deps, request);
      return runOnce(deps, request, async (trx) => {
        const id = await makeQuote(trx, member, { asked: request.body, view });
        const quote = (await findQuote(trx, id)) ?? refuse('not_found');
        return viewAgencyQuote(deps, { quote, lines: await findQuoteLines(trx, [id]), messages: [] });
      });
    },
  );
  app.post(
    '/agency/quotes/:quoteId/withdraw',
    {
      schema: {
        ...schemaOf('withdrawQuote', 'Take a quote back and free its places'),
        params,
        response: answers(AgencyQuotes, 'agency_role_refused', 'quote_over'),
      },
    },
    async (request) => {
      const member = requireBooker(request);
      const asked = { quoteId: request.params.quoteId, at: deps.clock.now() };
      await deps.db.transaction().execute((trx) => withdrawQuote(trx, member, asked));
      return list(member.agencyId);
    },
  );
  app.post(
    '/agency/quotes/:quoteId/messages',
    {
      schema: {
        ...schemaOf('writeToClient', 'Write to the client of a quote; a mail tells them where an address was given'),
        params,
        body: WriteMessage,
        response: answers(AgencyQuotes, 'agency_role_refused', 'thread_full'),
      },
    },
    async (request) => {
      const member = requireBooker(request);
      const asked = { quoteId: request.params.quoteId, text: request.body.text, at: deps.clock.now() };
      await countTry(deps.db, asked.at, { bucket: `quote-answer:${member.userId}`, tries: 200, windowMinutes: 60 });
      await countMail(deps, request, { ...asked, agencyId: member.agencyId });
      await deps.db.transaction().execute((trx) => writeAsAgency(trx, member, asked));
      return list(member.agencyId);
    },
  );
  app.post(
    '/agency/quotes/:quoteId/to-cart',
    {
      schema: {
        ...schemaOf('bookQuote', 'Bring what was quoted into the cart, with its places'),
        params,
        response: answers(AgencyQuotes, 'agency_role_refused', 'quote_over'),
      },
    },
    async (request) => {
      const member = requireBooker(request);
      const asked = { quoteId: request.params.quoteId, at: deps.clock.now() };
      await deps.db.transaction().execute((trx) => bookQuote(trx, member, asked));
      return list(member.agencyId);
    },
  );
}
