import { sql } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';
import type { Supply } from '../../catalog';

export interface SupplierBookingRow {
  id: string;
  lineId: string;
  orderId: string;
  uuid: string;
  supply: Supply;
  wanted: 'reserved' | 'confirmed' | 'changed' | 'cancelled';
  state: 'asked' | 'reserved' | 'confirmed' | 'refused' | 'cancelled';
  reference: string | null;
  reason: string | null;
  waitingSince: Date | null;
  /** Until when the supplier keeps reserved places, where it says so. */
  expiresAt: Date | null;
  /** It was to confirm at some time, whatever is wanted now. */
  isConfirmAsked: boolean;
}

/** Whether its supplier is told what is answered: a question that it does not know is none of its business. */
export const isToldAnswers = ({ supply }: Pick<SupplierBookingRow, 'supply'>) =>
  supply.port === 'octo' && Object.keys(supply.questions ?? {}).length > 0;

const COLUMNS = sql`b.id, b.line_id as "lineId", l.order_id as "orderId", b.uuid, b.supply, b.wanted, b.state, b.reference, b.reason, b.waiting_since as "waitingSince", b.expires_at as "expiresAt", b.is_confirm_asked as "isConfirmAsked"`;
const FROM = sql`supplier_bookings b join order_lines l on l.id = b.line_id`;

export async function insertSupplierBooking(
  trx: Trx,
  booking: { lineId: string; supply: Supply; wanted: 'reserved' | 'confirmed'; at: Date },
) {
  const { rows } = await sql<{
    id: string;
  }>`insert into supplier_bookings (line_id, supply, wanted, is_confirm_asked, created_at, waiting_since)
    values (${booking.lineId}, ${JSON.stringify(booking.supply)}::jsonb, ${booking.wanted}, ${booking.wanted === 'confirmed'}, ${booking.at}, ${booking.at}) returning id`.execute(
    trx,
  );
  return rows[0]!.id;
}

export async function findSupplierBooking(db: Sql, id: string): Promise<SupplierBookingRow | undefined> {
  const { rows } = await sql<SupplierBookingRow>`select ${COLUMNS} from ${FROM} where b.id = ${id}`.execute(db);
  return rows[0];
}
/** Locked; the order must be locked before it. */
export async function lockSupplierBooking(trx: Trx, id: string): Promise<SupplierBookingRow | undefined> {
  const { rows } = await sql<SupplierBookingRow>`select ${COLUMNS} from ${FROM} where b.id = ${id} for update of b`.execute(trx);
  return rows[0];
}
/** The newest booking of each line of an order. */
export async function findSupplierBookings(db: Sql, orderId: string): Promise<SupplierBookingRow[]> {
  const { rows } = await sql<SupplierBookingRow>`
    select distinct on (b.line_id) ${COLUMNS} from ${FROM} where l.order_id = ${orderId} order by b.line_id, b.created_at desc, b.id`.execute(
    db,
  );
  return rows;
}

export type BookingChange = Partial<Pick<SupplierBookingRow, 'wanted' | 'state' | 'reference' | 'reason' | 'waitingSince' | 'expiresAt'>>;
export async function markSupplierBooking(trx: Trx, id: string, change: BookingChange): Promise<void> {
  const { wanted = null, state = null, reference = null, reason = null } = change;
  await sql`update supplier_bookings set wanted = coalesce(${wanted}, wanted), state = coalesce(${state}, state), reference = coalesce(${reference}, reference),
    reason = coalesce(${reason}, reason), is_confirm_asked = is_confirm_asked or coalesce(${wanted} = 'confirmed', false), waiting_since = case when ${change.waitingSince !== undefined} then ${change.waitingSince ?? null}::timestamptz else waiting_since end,
    expires_at = case when ${change.expiresAt !== undefined} then ${change.expiresAt ?? null}::timestamptz else expires_at end
    where id = ${id}`.execute(trx);
}
/** Another name at the supplier: the old one kept its places no longer. */
export async function renameSupplierBooking(trx: Trx, id: string): Promise<void> {
  await sql`update supplier_bookings set uuid = gen_random_uuid(), state = 'asked', expires_at = null where id = ${id}`.execute(trx);
}

export async function markLineSupplier(
  trx: Trx,
  lineId: string,
  { state, reference = null }: { state: 'confirmed' | 'waiting' | 'refused'; reference?: string | null },
): Promise<void> {
  await sql`update order_lines set supplier_state = ${state}, supplier_ref = coalesce(${reference}, supplier_ref) where id = ${lineId}`.execute(
    trx,
  );
}

/** Gives the travellers of a line the codes of the supplier's own gate, unit by unit. Whose code is among them keeps it: it may be printed. */
export async function markSupplierTickets(trx: Trx, lineId: string, tickets: { unitId: string; code: string }[]): Promise<void> {
  if (tickets.length === 0) return;
  const codes = tickets.map(({ code }) => code);
  await sql`update order_travellers t set supplier_ticket = given.code
    from (select unit_id, code, row_number() over (partition by unit_id order by nr) as place
        from unnest(${tickets.map(({ unitId }) => unitId)}::text[], ${codes}::text[]) with ordinality as g(unit_id, code, nr)
        where not exists (select from order_travellers h where h.line_id = ${lineId} and h.cancelled_at is null and h.supplier_ticket = g.code)) given,
      (select id, unit_id, row_number() over (partition by unit_id order by position) as place from order_travellers where line_id = ${lineId} and cancelled_at is null
        and (supplier_ticket is null or supplier_ticket <> all(${codes}::text[]))) own
    where t.id = own.id and own.unit_id = given.unit_id and own.place = given.place`.execute(trx);
}

/** Reserved places of unpaid orders that their suppliers keep no longer than until `before`. */
export async function findEndingReservations(db: Sql, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select b.id from ${FROM} join orders o on o.id = l.order_id
    where b.state = 'reserved' and b.wanted = 'reserved' and b.expires_at <= ${before} and o.status in ('ORDERED', 'pending', 'VERIFYING')
    order by b.expires_at limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

/** Bookings whose supplier owes an answer since before `before`. */
export async function findSilentBookings(db: Sql, before: Date): Promise<SupplierBookingRow[]> {
  const { rows } =
    await sql<SupplierBookingRow>`select ${COLUMNS} from ${FROM} where b.waiting_since <= ${before} order by b.waiting_since limit 200`.execute(
      db,
    );
  return rows;
}

export interface WaitingBooking extends SupplierBookingRow {
  orderCode: string;
  orderStatus: string;
  productName: string;
  localDate: string | null;
}
/** What suppliers owe an answer for, and what they refused for orders that still stand. */
export async function findWaitingBookings(db: Sql): Promise<WaitingBooking[]> {
  const { rows } = await sql<WaitingBooking>`
    select ${COLUMNS}, o.code as "orderCode", o.status as "orderStatus", l.snapshot ->> 'productName' as "productName", l.local_date as "localDate"
    from ${FROM} join orders o on o.id = l.order_id
    where b.waiting_since is not null or (b.state = 'refused' and l.cancelled_at is null and o.status in ('ORDERED', 'pending', 'VERIFYING', 'paid'))
    order by b.created_at`.execute(db);
  return rows;
}
