import { z } from 'zod';
import { Common, RefuseSupplier, SupplierBookings, SupplierConfirmed, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers, Done, done } from '../../../http/answers';
import { requireStaff } from '../../../http/caller';
import { NEEDS_SESSION } from '../../../http/openapi';
import { askAgain, confirmByHand, refuseByHand } from './help-supplier';
import { findWaitingBookings } from './supplier-bookings.sql';

const BookingId = z.object({ bookingId: uuid });
const schemaOf = (operationId: string, summary: string) => ({
  ...{ operationId, summary, tags: ['staff'], security: NEEDS_SESSION, querystring: Common },
});

/** Staff's work on bookings that suppliers have not answered. */
export function staffSupplierRoutes(app: App, deps: Deps) {
  app.get(
    '/staff/supplier-bookings',
    { schema: { ...schemaOf('getSupplierBookings', 'What suppliers owe an answer for'), response: answers(SupplierBookings) } },
    async (request) => {
      requireStaff(request);
      const rows = await findWaitingBookings(deps.db);
      return {
        items: rows.map(({ id, orderCode, productName, localDate, supply, wanted, state, reason, waitingSince }) => ({
          ...{ id, orderCode, productName, localDate, wanted, state, reason },
          supplier: supply.port === 'octo' ? supply.connection : supply.port,
          since: waitingSince?.toISOString() ?? null,
        })),
      };
    },
  );
  const schemaOfOne = (operationId: string, summary: string) => ({ ...schemaOf(operationId, summary), params: BookingId });
  app.post(
    '/staff/supplier-bookings/:bookingId/confirm',
    {
      schema: {
        ...schemaOfOne('confirmSupplierBooking', 'The supplier has confirmed by another way'),
        body: SupplierConfirmed,
        response: answers(Done, 'order_state_refused'),
      },
    },
    async (request) => {
      const { userId: staffId } = requireStaff(request);
      await confirmByHand(deps, { ...request.params, staffId }, request.body.reference);
      return done;
    },
  );
  app.post(
    '/staff/supplier-bookings/:bookingId/refuse',
    {
      schema: {
        ...schemaOfOne('refuseSupplierBooking', 'The supplier has refused by another way: what was paid goes back'),
        body: RefuseSupplier,
        response: answers(Done, 'order_state_refused'),
      },
    },
    async (request) => {
      const { userId: staffId } = requireStaff(request);
      await refuseByHand(deps, { ...request.params, staffId }, request.body.reason);
      return done;
    },
  );
  app.post(
    '/staff/supplier-bookings/:bookingId/ask-again',
    { schema: { ...schemaOfOne('askSupplierAgain', 'Ask the supplier once more'), response: answers(Done) } },
    async (request) => {
      requireStaff(request);
      await askAgain(deps, request.params.bookingId);
      return done;
    },
  );
}
