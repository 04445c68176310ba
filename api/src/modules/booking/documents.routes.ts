import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Common, OrderAccess, ReceiptQuery } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { App, Deps } from '../../deps';
import { drawCalendar, methodOf } from '../../documents/calendar';
import { drawCreditNote } from '../../documents/credit-note';
import { drawInvoice } from '../../documents/invoice';
import { drawReceipt, receivedOf } from '../../documents/receipt';
import { drawTickets } from '../../documents/tickets';
import { answers } from '../../http/answers';
import { refuse } from '../../http/refusal';
import { OrderCode, requireOrder } from './order-access';
import { isPaid } from './order-status.rules';
import { hasReceived } from './deposits/deposit.rules';
import { viewOrder } from './order-view';
import { sendFile } from './send-file';
import { senderOf } from './trade/order-sender';

const Access = Common.extend(OrderAccess.shape);
const File = z.any().meta({ description: 'The file', format: 'binary' });
type DocumentRequest = FastifyRequest & { params: { code: string }; query: { key?: string } };

/** Papers of a paid order: invoice, receipt, tickets, and its visits for a calendar. */
export function documentRoutes(app: App, deps: Deps) {
  /** Tickets need a booking that stands; papers about money outlive its cancellation. */
  const requirePaid = async (request: DocumentRequest, needs: 'booking' | 'payment' = 'booking') => {
    const order = await requireOrder(deps, { request, code: request.params.code, key: request.query.key });
    if (!(isPaid(order.status) || (needs === 'payment' && hasReceived(order)))) refuse('document_not_ready');
    const [view, company] = await Promise.all([
      viewOrder(deps.db, order, { now: deps.clock.now(), accessKey: null, deps }),
      senderOf(deps, order),
    ]);
    return { view, company, language: order.lang as Language };
  };
  const schema = (operationId: string, summary: string, type: string) => ({
    operationId,
    tags: ['booking'],
    summary,
    params: OrderCode,
    querystring: Access,
    produces: [type],
    response: answers(File, 'not_found', 'document_not_ready'),
  });

  app.get(
    '/orders/:code/documents/invoice.pdf',
    { schema: schema('getInvoice', 'Invoice as PDF', 'application/pdf') },
    async (request, reply) => {
      const { view, company, language } = await requirePaid(request, 'payment');
      return sendFile(reply, {
        type: 'application/pdf',
        name: `invoice-${view.code}.pdf`,
        content: await drawInvoice(view, company, language),
      });
    },
  );
  app.get(
    '/orders/:code/documents/receipt.pdf',
    {
      schema: {
        ...schema('getReceipt', 'What was received, when and how, as PDF', 'application/pdf'),
        querystring: Common.extend(ReceiptQuery.shape),
      },
    },
    async (request, reply) => {
      const { view, company, language } = await requirePaid(request, 'payment');
      return sendFile(reply, {
        type: 'application/pdf',
        name: `receipt-${view.code}.pdf`,
        content: await drawReceipt(receivedOf(view, request.query.part) ?? refuse('document_not_ready'), company, language),
      });
    },
  );
  app.get(
    '/orders/:code/documents/credit-note.pdf',
    { schema: schema('getCreditNote', 'What of the money went back, as PDF', 'application/pdf') },
    async (request, reply) => {
      const { view, company, language } = await requirePaid(request, 'payment');
      if (!view.documents.creditNote) refuse('document_not_ready');
      return sendFile(reply, {
        type: 'application/pdf',
        name: `credit-note-${view.code}.pdf`,
        content: await drawCreditNote(view, company, language),
      });
    },
  );
  app.get(
    '/orders/:code/documents/ticket.pdf',
    { schema: schema('getTickets', 'All tickets as one PDF, a page per traveller', 'application/pdf') },
    async (request, reply) => {
      const { view, company, language } = await requirePaid(request);
      if (!view.documents.ticket) refuse('document_not_ready');
      return sendFile(reply, {
        type: 'application/pdf',
        name: `tickets-${view.code}.pdf`,
        content: await drawTickets(view, company, language),
      });
    },
  );
  app.get(
    '/orders/:code/calendar.ics',
    { schema: schema('getCalendarFile', 'Visits as an iCalendar file', 'text/calendar') },
    async (request, reply) => {
      // A cancelled order's file says so: a calendar that has its visits takes them out.
      const { view, company } = await requirePaid(request, 'payment');
      return sendFile(reply, {
        type: `text/calendar; charset=utf-8; method=${methodOf(view)}`,
        name: `order-${view.code}.ics`,
        content: Buffer.from(drawCalendar(view, company)),
      });
    },
  );
}
