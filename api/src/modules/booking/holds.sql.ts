import { sql } from 'kysely';
import type { Sql, Trx } from '../../database/connection';
import type { Holder } from './hold-limits.sql';

/** One row of stock: an option's day and start time ('' for the whole day). */
export interface StockKey {
  optionId: string;
  localDate: string;
  startTime: string;
}
/** Places of one row of stock. */
export interface Place extends StockKey {
  quantity: number;
}

export interface HoldRow {
  id: string;
  status: 'ACTIVE' | 'EXPIRED' | 'RELEASED' | 'BOOKED';
  /** One row of stock for a visit, one a night for a stay. */
  places: Place[];
  expiresAt: Date;
  renewalsLeft: number;
}

const COLUMNS = sql`h.id, h.status, h.expires_at as "expiresAt", h.renewals_left as "renewalsLeft",
  (select jsonb_agg(jsonb_build_object('optionId', p.option_id, 'localDate', p.local_date, 'startTime', p.start_time, 'quantity', p.quantity)
    order by p.option_id, p.local_date, p.start_time) from hold_places p where p.hold_id = h.id) as places`;

/** Rows of stock as a table `k` for joins. */
export const keysOf = (keys: StockKey[]) =>
  sql`unnest(${keys.map((key) => key.optionId)}::text[], ${keys.map((key) => key.localDate)}::date[], ${keys.map((key) => key.startTime)}::text[]) as k(option_id, local_date, start_time)`;
const placesOf = (places: Place[]) =>
  sql`unnest(${places.map((key) => key.optionId)}::text[], ${places.map((key) => key.localDate)}::date[], ${places.map((key) => key.startTime)}::text[], ${places.map((place) => place.quantity)}::int[]) as k(option_id, local_date, start_time, quantity)`;
const matching = sql`i.option_id = k.option_id and i.local_date = k.local_date and i.start_time = k.start_time`;

/** Locks rows of stock in one order for everybody, so that two bookings of the same days cannot wait for each other. */
export async function lockStock(trx: Trx, keys: StockKey[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`select 1 from inventory i join ${keysOf(keys)} on ${matching} order by i.option_id, i.local_date, i.start_time for update of i`.execute(
    trx,
  );
}

/**
 * The one guarded statement that keeps a place from being sold twice: takes places only where all of them are free. False: they are not,
 * and nothing was taken. Several rows must be locked (lockStock), each named once; a single one is locked by the update itself, which looks
 * again at the row as it is then.
 */
export async function takeStock(trx: Trx, places: Place[]): Promise<boolean> {
  const [place, ...more] = places;
  if (place && more.length === 0) return takeOne(trx, place);
  const { rows } = await sql`
    with free as (select count(*) as rows from inventory i join ${placesOf(places)} on ${matching} where not i.closed and i.held + i.sold <= i.capacity - k.quantity)
    update inventory i set held = held + k.quantity from ${placesOf(places)}, free
    where ${matching} and free.rows = ${places.length} and not i.closed and i.held + i.sold <= i.capacity - k.quantity
    returning 1`.execute(trx);
  return rows.length === places.length;
}

/** The same for a single row, without the joins: nearly every hold is one. */
async function takeOne(trx: Trx, { optionId, localDate, startTime, quantity }: Place): Promise<boolean> {
  const { rows } = await sql`update inventory i set held = held + ${quantity}::int
    where i.option_id = ${optionId} and i.local_date = ${localDate} and i.start_time = ${startTime} and not i.closed and i.held + i.sold <= i.capacity - ${quantity}::int
    returning 1`.execute(trx);
  return rows.length === 1;
}

/** Whether each of these rows is on sale at all, however few places it has left. */
export async function areOnSale(db: Sql, keys: StockKey[]): Promise<boolean> {
  const { rows } = await sql<{
    open: number;
  }>`select count(*)::int as open from inventory i join ${keysOf(keys)} on ${matching} where not i.closed`.execute(db);
  return rows[0]?.open === keys.length;
}

/** Whether each of these rows has room for its places now. A plain read: only taking them says for certain. */
export async function areFree(db: Sql, places: Place[]): Promise<boolean> {
  const { rows } = await sql<{
    free: number;
  }>`select count(*)::int as free from inventory i join ${placesOf(places)} on ${matching} where not i.closed and i.held + i.sold <= i.capacity - k.quantity`.execute(
    db,
  );
  return rows[0]?.free === places.length;
}

export async function freeStock(trx: Trx, places: Place[]): Promise<void> {
  await sql`update inventory i set held = held - k.quantity from ${placesOf(places)} where ${matching}`.execute(trx);
}

/** Held places become sold ones. */
export async function sellStock(trx: Trx, places: Place[]): Promise<void> {
  await sql`update inventory i set held = held - k.quantity, sold = sold + k.quantity from ${placesOf(places)} where ${matching}`.execute(
    trx,
  );
}

/** Sold places come back: a paid visit that was cancelled. */
export async function unsellStock(trx: Trx, places: Place[]): Promise<void> {
  await sql`update inventory i set sold = sold - k.quantity from ${placesOf(places)} where ${matching}`.execute(trx);
}

export interface NewHold extends Pick<HoldRow, 'places' | 'expiresAt' | 'renewalsLeft'> {
  optionId: string;
  now: Date;
  holder?: Holder;
}
export async function insertHold(trx: Trx, hold: NewHold): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with hold as (insert into holds (status, option_id, expires_at, renewals_left, created_at, cart_id, network, agency_id)
      values ('ACTIVE', ${hold.optionId}, ${hold.expiresAt}, ${hold.renewalsLeft}, ${hold.now}, ${hold.holder?.cartId ?? null}, ${hold.holder?.network ?? null}, ${hold.holder?.agencyId ?? null}) returning id),
    kept as (insert into hold_places (hold_id, option_id, local_date, start_time, quantity)
      select hold.id, k.option_id, k.local_date, k.start_time, k.quantity from hold, ${placesOf(hold.places)})
    select id from hold`.execute(trx);
  return rows[0]!.id;
}

export async function findHolds(db: Sql, ids: string[]): Promise<Map<string, HoldRow>> {
  const { rows } = await sql<HoldRow>`select ${COLUMNS} from holds h where h.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks holds in one order; stock rows are locked after holds everywhere. */
export async function lockHolds(trx: Trx, ids: string[]): Promise<HoldRow[]> {
  const { rows } =
    await sql<HoldRow>`select ${COLUMNS} from holds h where h.id = any(${ids}::uuid[]) order by h.id for update of h`.execute(trx);
  return rows;
}

export async function lockDueHolds(trx: Trx, now: Date): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    select ${COLUMNS} from holds h where h.status = 'ACTIVE' and h.expires_at <= ${now} order by h.id limit 200 for update of h skip locked`.execute(
    trx,
  );
  return rows;
}

/** Of a hold that has ended nothing is kept of who had it. */
export async function markHolds(trx: Trx, ids: string[], status: HoldRow['status']): Promise<void> {
  const hasEnded = status === 'EXPIRED' || status === 'RELEASED';
  const holder = hasEnded ? sql`, cart_id = null, network = null, agency_id = null` : sql``;
  await sql`update holds set status = ${status} ${holder} where id = any(${ids}::uuid[])`.execute(trx);
}

export async function markHoldExtended(
  trx: Trx,
  id: string,
  { expiresAt, renewalsLeft }: Pick<HoldRow, 'expiresAt' | 'renewalsLeft'>,
): Promise<void> {
  await sql`update holds set expires_at = ${expiresAt}, renewals_left = ${renewalsLeft} where id = ${id}`.execute(trx);
}

/** Another number of places on every row of the hold. */
export async function markHoldQuantity(trx: Trx, id: string, quantity: number): Promise<void> {
  await sql`update hold_places set quantity = ${quantity} where hold_id = ${id}`.execute(trx);
}
