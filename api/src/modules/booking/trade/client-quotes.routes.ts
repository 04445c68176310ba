import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AcceptQuote, ClientQuote, Common, QuoteKey, uuid, WriteMessage } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { App, Deps } from '../../../deps';
import { drawQuote } from '../../../documents/quote';
import { answers } from '../../../http/answers';
import { countTry } from '../../../http/rate-limit';
import { refuse } from '../../../http/refusal';
import { findBrand } from './brands.sql';
import { readLogo } from './logo';
import { findMessages } from './quote-messages.sql';
import { findQuote, findQuoteLines, type QuoteRow } from './quotes.sql';
import { isQuoteKey, viewClientQuote } from './quote-view';
import { acceptQuote } from './settle-quote';
import { writeAsClient } from './write-message';

type QuoteRequest = FastifyRequest & { params: { quoteId: string }; query: { key: string } };

/** A quote as its client sees it, by the key of its link, without an account. A wrong key is as if there were no quote. */
export function clientQuoteRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: ['quotes'],
    params: z.object({ quoteId: uuid }),
    querystring: Common.extend(QuoteKey.shape),
  });
  async function requireQuote(request: QuoteRequest): Promise<QuoteRow> {
    await countTry(deps.db, deps.clock.now(), { bucket: `client-quote:${request.network}`, tries: 600, windowMinutes: 60 });
    const { quoteId } = request.params;
    if (!isQuoteKey(deps, quoteId, request.query.key)) refuse('not_found');
    return (await findQuote(deps.db, quoteId)) ?? refuse('not_found');
  }
  async function view(quoteId: string) {
    const quote = (await findQuote(deps.db, quoteId)) ?? refuse('not_found');
    const brand = (await findBrand(deps.db, quote.agencyId)) ?? refuse('not_found');
    const whole = { quote, lines: await findQuoteLines(deps.db, [quote.id]), messages: await findMessages(deps.db, [quote.id]) };
    const shown = viewClientQuote(whole, { brand, now: deps.clock.now() });
    return { quote, brand, shown };
  }

  app.get(
    '/client-quotes/:quoteId',
    { schema: { ...schemaOf('getClientQuote', 'A quote, for its client'), response: answers(ClientQuote) } },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return (await view((await requireQuote(request)).id)).shown;
    },
  );
  app.post(
    '/client-quotes/:quoteId/accept',
    {
      schema: {
        ...schemaOf('acceptQuote', 'Accept a quote at the price that was seen'),
        body: AcceptQuote,
        response: answers(ClientQuote, 'quote_over', 'price_changed'),
      },
    },
    async (request) => {
      const { id } = await requireQuote(request);
      const at = deps.clock.now();
      await deps.db.transaction().execute((trx) => acceptQuote(trx, id, { ...request.body, at }));
      return (await view(id)).shown;
    },
  );
  app.post(
    '/client-quotes/:quoteId/messages',
    {
      schema: {
        ...schemaOf('writeToAgency', 'The client writes about a quote to who made it'),
        body: WriteMessage,
        response: answers(ClientQuote, 'thread_full'),
      },
    },
    async (request) => {
      const { id } = await requireQuote(request);
      const at = deps.clock.now();
      await countTry(deps.db, at, { bucket: `quote-message:${id}`, tries: 20, windowMinutes: 60 });
      await deps.db.transaction().execute((trx) => writeAsClient(trx, { quoteId: id, text: request.body.text, at }));
      return (await view(id)).shown;
    },
  );
  app.get(
    '/client-quotes/:quoteId/quote.pdf',
    {
      schema: {
        ...schemaOf('getQuotePdf', 'A quote as PDF, with the agency’s name'),
        produces: ['application/pdf'],
        response: answers(z.any().meta({ description: 'The file', format: 'binary' })),
      },
    },
    async (request, reply) => {
      const { quote, brand, shown } = await view((await requireQuote(request)).id);
      const content = await drawQuote(shown, { language: quote.lang as Language, logo: await readLogo(deps, brand) });
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${quote.number}.pdf"`)
        .header('cache-control', 'private, no-store')
        .serializer((given: unknown) => given as string)
        .send(content);
    },
  );
}
