import { z } from 'zod';
import { Common, ConfirmationNumberAnswer, EnterConfirmationNumber, SetConfirmationNumber, slug } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers, done, Done } from '../../http/answers';
import { NEEDS_SESSION } from '../../http/openapi';
import { requireStaff } from '../../http/caller';
import { countTry } from '../../http/rate-limit';
import { enterConfirmationNumber, setConfirmationNumber } from './enter-confirmation-number';

/** Suppliers' numbers for orders: set by staff, typed in once by who got it from the supplier. */
export function confirmationNumberRoutes(app: App, deps: Deps) {
  app.post(
    '/confirmation-number',
    {
      schema: {
        operationId: 'enterConfirmationNumber',
        tags: ['account'],
        summary: "Type in the supplier's number for an order",
        querystring: Common,
        body: EnterConfirmationNumber,
        response: answers(ConfirmationNumberAnswer),
      },
    },
    async (request) => {
      await countTry(deps.db, deps.clock.now(), { bucket: `confirmation-network:${request.network}`, tries: 60, windowMinutes: 60 });
      return enterConfirmationNumber(deps, request.body);
    },
  );
  app.put(
    '/staff/orders/:code/confirmation-number',
    {
      schema: {
        operationId: 'setConfirmationNumber',
        tags: ['staff'],
        summary: 'Note the number that the supplier gave for an order',
        security: NEEDS_SESSION,
        querystring: Common,
        params: z.object({ code: slug }),
        body: SetConfirmationNumber,
        response: answers(Done, 'confirmation_number_used'),
      },
    },
    async (request) => {
      const staffId = requireStaff(request).userId;
      await setConfirmationNumber(deps, { orderCode: request.params.code, number: request.body.number, staffId });
      return done;
    },
  );
}
