import { CheckTicket, Common, TicketCheck } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { requireStaff } from '../../../http/caller';
import { NEEDS_SESSION } from '../../../http/openapi';
import { checkTicket, useTicket } from './check-ticket';

const schemaOf = (operationId: string, summary: string) => ({
  ...{ operationId, summary, tags: ['staff'], security: NEEDS_SESSION },
  ...{ querystring: Common, body: CheckTicket, response: answers(TicketCheck) },
});

/** Staff's scanner at the gate. */
export function ticketRoutes(app: App, deps: Deps) {
  app.post('/staff/tickets/check', { schema: schemaOf('checkTicket', 'What a ticket is worth now') }, async (request) => {
    requireStaff(request);
    return checkTicket(deps, request.body.code);
  });
  app.post('/staff/tickets/use', { schema: schemaOf('useTicket', 'Let the holder of a ticket in, once') }, async (request) => {
    const { userId } = requireStaff(request);
    return useTicket(deps, request.body.code, `staff:${userId}`);
  });
}
