import { createEffect, createStore, sample } from 'effector';
import type { PutCartLine } from '@straits/api-contract';
import type { HttpFailure } from '@straits/http';
import { putLine } from '../../held-places/cart.api';
import { asPutLine } from '../../held-places/put-line.rules';
import { ticketChanged } from '../draft.model';
import type { Seat } from './traveller.rules';
import type { Moved } from './traveller-records.rules';

export interface TicketChange {
  seat: Seat;
  /** The unit that it becomes, and its place among that unit's seats. */
  to: Moved;
}

/** The line with one ticket of this seat's unit less and one of another unit more. */
export function withChangedTicket({ seat, to }: TicketChange): PutCartLine {
  const line = asPutLine(seat.line);
  const counts = new Map(line.units.map(({ unitId, quantity }) => [unitId, quantity]));
  counts.set(seat.unit.unitId, (counts.get(seat.unit.unitId) ?? 0) - 1);
  counts.set(to.unitId, (counts.get(to.unitId) ?? 0) + 1);
  return { ...line, units: [...counts].filter(([, quantity]) => quantity > 0).map(([unitId, quantity]) => ({ unitId, quantity })) };
}

// stores
export const $changeFailure = createStore<HttpFailure | null>(null, { sid: 'booking.changeFailure' });

// effects
/** Its promise tells the form where the traveller is now. */
export const changeTicketFx = createEffect<TicketChange, void, HttpFailure>(async (change) => {
  const answer = await putLine(change.seat.line.id, withChangedTicket(change));
  if (!answer.ok) throw answer.failure;
});

// wires
// 1. the cart first: only a ticket that could be had takes its traveller along
sample({ clock: changeTicketFx.done, fn: ({ params }) => params, target: ticketChanged });
// 2. the reason why not
$changeFailure.on(changeTicketFx.failData, (_, failure) => failure).reset(changeTicketFx);
