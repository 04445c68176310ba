import { sql } from 'kysely';
import type { Sql, Trx } from '../../database/connection';
import { CLOSED, plannedPlaces, type StockRow, type StockRule } from './stock.rules';

interface RuleRow {
  from: string | null;
  until: string | null;
  weekly: number[];
  startTimes: string[];
}
/** One row of stock: an option's day and start time ('' for the whole day). */
export interface StockKey {
  optionId: string;
  localDate: string;
  startTime: string;
}
/** Days, both ends included. */
export interface Span {
  from: string;
  until: string;
}

const RULE = sql`stock_from as "from", stock_until as until, stock_weekly as weekly, start_times as "startTimes"`;
const asRule = (row: RuleRow, exceptions: { localDate: string; startTime: string; capacity: number }[]): StockRule => ({
  ...row,
  exceptions: new Map(exceptions.map((e) => [`${e.localDate} ${e.startTime}`, e.capacity])),
});

async function findExceptions(db: Sql, optionId: string, { from, until }: Span) {
  const { rows } = await sql<{ localDate: string; startTime: string; capacity: number }>`
    select local_date as "localDate", start_time as "startTime", capacity from stock_exceptions
    where option_id = ${optionId} and local_date between ${from} and ${until}`.execute(db);
  return rows;
}

/** An option's rule of stock, good for the days of the span; undefined when there is no such option. */
export async function findStockRule(db: Sql, optionId: string, span: Span): Promise<StockRule | undefined> {
  const { rows } = await sql<RuleRow>`select ${RULE} from options where id = ${optionId}`.execute(db);
  return rows[0] && asRule(rows[0], await findExceptions(db, optionId, span));
}

/** Whose own places count as free (M280): a customer's, or a browser's by its cart cookie. */
export type OwnCart = { userId: string } | { cookieHash: Buffer } | null;

/** Places that the caller's own cart holds of a row of stock. */
const heldBy = (owner: OwnCart) =>
  owner
    ? sql`coalesce((select sum(p.quantity) from hold_places p join holds h on h.id = p.hold_id and h.status = 'ACTIVE'
        join cart_lines l on l.hold_id = h.id join carts c on c.id = l.cart_id
        where p.option_id = i.option_id and p.local_date = i.local_date and p.start_time = i.start_time
          and ${'userId' in owner ? sql`c.user_id = ${owner.userId}` : sql`c.cookie_hash = ${owner.cookieHash}`}), 0)::int`
    : sql`0`;

/** The rows of stock that exist in the span, by `date start`; what the owner's cart holds counts as free. */
export async function findStockRows(
  db: Sql,
  optionId: string,
  { from, until, owner = null }: Span & { owner?: OwnCart },
): Promise<Map<string, StockRow>> {
  const { rows } = await sql<StockRow & { localDate: string; startTime: string }>`
    select local_date as "localDate", start_time as "startTime", capacity, held - ${heldBy(owner)} as held, sold, closed from inventory i
    where option_id = ${optionId} and local_date between ${from} and ${until}`.execute(db);
  return new Map(rows.map(({ localDate, startTime, ...row }) => [`${localDate} ${startTime}`, row]));
}

/**
 * Brings the row of stock of an option's day and start (`''` for the whole day) into being from the option's rule, when nobody has asked for it
 * before. What is not on sale gets no row, so that a guarded update finds nothing there. An option that sells without limit gets a row
 * of UNLIMITED places. The option is locked against a change of its rule meanwhile.
 */
export async function ensureInventoryRow(trx: Trx, { optionId, localDate, startTime }: StockKey): Promise<void> {
  const { rows } = await sql<RuleRow>`
    select ${RULE} from options where id = ${optionId}
      and not exists (select from inventory where option_id = ${optionId} and local_date = ${localDate} and start_time = ${startTime}) for share`.execute(
    trx,
  );
  if (!rows[0]) return;
  // Not in the statement before: whoever waited there for a change of the rule reads its exceptions as they are after it.
  const rule = asRule(rows[0], await findExceptions(trx, optionId, { from: localDate, until: localDate }));
  const planned = plannedPlaces(rule, localDate, startTime);
  if (planned === CLOSED) return;
  await sql`
    insert into inventory (option_id, local_date, start_time, capacity, closed) values (${optionId}, ${localDate}, ${startTime}, ${planned}, false)
    on conflict do nothing`.execute(trx);
}

/** The same for several rows, always in one order: two stays over the same nights cannot wait for each other. */
export async function ensureInventoryRows(trx: Trx, keys: StockKey[]): Promise<void> {
  if (keys.length === 1) return ensureInventoryRow(trx, keys[0]!);
  const { rows } = await sql<StockKey>`
    select distinct k.option_id as "optionId", k.local_date as "localDate", k.start_time as "startTime"
    from unnest(${keys.map((key) => key.optionId)}::text[], ${keys.map((key) => key.localDate)}::date[], ${keys.map((key) => key.startTime)}::text[]) as k(option_id, local_date, start_time)
    where not exists (select from inventory i where i.option_id = k.option_id and i.local_date = k.local_date and i.start_time = k.start_time)
    order by 1, 2, 3`.execute(trx);
  for (const key of rows) await ensureInventoryRow(trx, key);
}
