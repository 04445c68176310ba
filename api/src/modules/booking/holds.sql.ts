import { sql } from 'kysely';
import type { Sql, Trx } from '../../database/connection';

/** One row of stock: an option's day and start time ('' for the whole day). */
export interface StockKey {
  optionId: string;
  localDate: string;
  startTime: string;
}

export interface HoldRow extends StockKey {
  id: string;
  status: 'ACTIVE' | 'EXPIRED' | 'RELEASED' | 'BOOKED';
  quantity: number;
  expiresAt: Date;
  renewalsLeft: number;
}

const COLUMNS = sql`id, status, option_id as "optionId", local_date as "localDate", start_time as "startTime", quantity, expires_at as "expiresAt", renewals_left as "renewalsLeft"`;

/** Locks rows of stock in one order for everybody, so that two bookings of the same days cannot wait for each other. */
export async function lockStock(trx: Trx, keys: StockKey[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    select 1 from inventory i join unnest(${keys.map((key) => key.optionId)}::text[], ${keys.map((key) => key.localDate)}::date[], ${keys.map((key) => key.startTime)}::text[]) as k(option_id, local_date, start_time)
      using (option_id, local_date, start_time)
    order by i.option_id, i.local_date, i.start_time for update of i`.execute(trx);
}

/** The one guarded statement that keeps a place from being sold twice: takes places only where they are free. False: they are not. */
export async function takeStock(trx: Trx, key: StockKey, quantity: number): Promise<boolean> {
  const { rows } = await sql`
    update inventory set held = held + ${quantity}
    where option_id = ${key.optionId} and local_date = ${key.localDate} and start_time = ${key.startTime}
      and not closed and held + sold <= capacity - ${quantity}
    returning 1`.execute(trx);
  return rows.length === 1;
}

export async function findStock(db: Sql, key: StockKey): Promise<{ free: number; closed: boolean } | undefined> {
  const { rows } = await sql<{ free: number; closed: boolean }>`
    select capacity - held - sold as free, closed from inventory
    where option_id = ${key.optionId} and local_date = ${key.localDate} and start_time = ${key.startTime}`.execute(db);
  return rows[0];
}

export async function freeStock(trx: Trx, key: StockKey, quantity: number): Promise<void> {
  await sql`update inventory set held = held - ${quantity}
    where option_id = ${key.optionId} and local_date = ${key.localDate} and start_time = ${key.startTime}`.execute(trx);
}

/** Held places become sold ones. */
export async function sellStock(trx: Trx, key: StockKey, quantity: number): Promise<void> {
  await sql`update inventory set held = held - ${quantity}, sold = sold + ${quantity}
    where option_id = ${key.optionId} and local_date = ${key.localDate} and start_time = ${key.startTime}`.execute(trx);
}

export interface NewHold extends StockKey {
  quantity: number;
  expiresAt: Date;
  renewalsLeft: number;
  now: Date;
}
export async function insertHold(trx: Trx, hold: NewHold): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into holds (status, option_id, local_date, start_time, quantity, expires_at, renewals_left, created_at)
    values ('ACTIVE', ${hold.optionId}, ${hold.localDate}, ${hold.startTime}, ${hold.quantity}, ${hold.expiresAt}, ${hold.renewalsLeft}, ${hold.now})
    returning id`.execute(trx);
  return rows[0]!.id;
}

export async function findHolds(db: Sql, ids: string[]): Promise<Map<string, HoldRow>> {
  const { rows } = await sql<HoldRow>`select ${COLUMNS} from holds where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks holds in one order; stock rows are locked after holds everywhere. */
export async function lockHolds(trx: Trx, ids: string[]): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`select ${COLUMNS} from holds where id = any(${ids}::uuid[]) order by id for update`.execute(trx);
  return rows;
}

export async function lockDueHolds(trx: Trx, now: Date): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    select ${COLUMNS} from holds where status = 'ACTIVE' and expires_at <= ${now} order by id limit 200 for update skip locked`.execute(
    trx,
  );
  return rows;
}

export async function markHolds(trx: Trx, ids: string[], status: HoldRow['status']): Promise<void> {
  await sql`update holds set status = ${status} where id = any(${ids}::uuid[])`.execute(trx);
}

export async function markHoldExtended(trx: Trx, id: string, expiresAt: Date): Promise<void> {
  await sql`update holds set expires_at = ${expiresAt}, renewals_left = renewals_left - 1 where id = ${id}`.execute(trx);
}

export async function markHoldQuantity(trx: Trx, id: string, quantity: number): Promise<void> {
  await sql`update holds set quantity = ${quantity} where id = ${id}`.execute(trx);
}
