import type { Deps } from '../../../deps';
import { EXTENDED_AHEAD_MS } from './drive-booking';
import { findEndingReservations } from './supplier-bookings.sql';
import { driveLater } from './want-supplier';

/** Has suppliers asked to keep the places of unpaid orders for longer. */
export async function extendReservations(deps: Deps): Promise<void> {
  for (const id of await findEndingReservations(deps.db, new Date(deps.clock.now().getTime() + EXTENDED_AHEAD_MS)))
    await deps.db.transaction().execute((trx) => driveLater(trx, id));
}
