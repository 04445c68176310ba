import { Common, OrderAccess, SendTicket, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers, Done, done } from '../../../http/answers';
import { countTry } from '../../../http/rate-limit';
import { refuse } from '../../../http/refusal';
import { addJob } from '../../../jobs/jobs';
import { causedBy, limitLetters } from '../../../mail/limit-letters';
import { OrderCode, requireOrder } from '../order-access';
import { isPaid } from '../order-status.rules';
import { findOrderLines } from '../orders.sql';
import { findTravellers } from '../travellers.sql';
import { ticketOf } from './passenger-view';

declare module '../../../jobs/jobs' {
  interface Jobs {
    /** One traveller's ticket, to the address that whoever booked gave. */
    ticket_mail: { orderId: string; travellerId: string; email: string };
  }
}

/** The booker sends a ticket to the person whose it is (A21). */
export function sendTicketRoutes(app: App, deps: Deps) {
  app.post(
    '/orders/:code/travellers/:travellerId/mail',
    {
      schema: {
        operationId: 'sendTicket',
        summary: "Mail one traveller's ticket, and the link of their own page",
        tags: ['booking'],
        params: OrderCode.extend({ travellerId: uuid }),
        querystring: Common.extend(OrderAccess.shape),
        body: SendTicket,
        response: answers(Done, 'agency_role_refused', 'document_not_ready'),
      },
    },
    async (request) => {
      const { code, travellerId } = request.params;
      const { email } = request.body;
      const order = await requireOrder(deps, { request, code, key: request.query.key });
      const traveller = (await findTravellers(deps.db, order.id)).find(({ id }) => id === travellerId) ?? refuse('not_found');
      const line = (await findOrderLines(deps.db, [order.id])).find(({ id }) => id === traveller.lineId) ?? refuse('not_found');
      const isReady = isPaid(order.status) && !traveller.cancelledAt && ticketOf(deps.secrets, line, traveller).ticketCode !== null;
      if (!isReady) refuse('document_not_ready');
      // A booking's papers are no way to fill a stranger's letter box.
      const at = deps.clock.now();
      await countTry(deps.db, at, { bucket: `ticket-mail:${order.id}`, tries: 60, windowMinutes: 60 });
      await limitLetters(deps.db, { to: email, purpose: 'ticket', ...causedBy(request), at });
      await addJob(deps.db, { name: 'ticket_mail', payload: { orderId: order.id, travellerId, email } });
      return done;
    },
  );
}
