import { sql } from 'kysely';
import type { Deps } from '../deps';
import { driveBooking } from '../modules/booking/suppliers/drive-booking';

/** Runs what is owed to suppliers, as the job does; answers how often one had no word for us, which leaves it owed. */
export async function runSuppliers(deps: Deps): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from supplier_bookings order by created_at`.execute(deps.db);
  const outcomes = await Promise.allSettled(rows.map(({ id }) => driveBooking(deps, id)));
  return outcomes.filter(({ status }) => status === 'rejected').length;
}
