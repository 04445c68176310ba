import { sql } from 'kysely';
import type { Sql, Trx } from '../../database/connection';
import { RENEWALS_OF_AN_ORDER, type Turn } from './hold-limits.rules';
import { keysOf, type Place, type StockKey } from './holds.sql';

/** Whose places are counted. A hold has its holder until it ends or is paid. */
export interface Holder {
  /** The visitor's: a browser's by its cookie, or a customer's. */
  cartId: string;
  /** A keyed hash of the caller's network; null of an agency, which is counted as such. */
  network: string | null;
  agencyId: string | null;
}

/** All who are counted together go one after the other; after the cart and before holds and stock. */
export async function lockHolders(trx: Trx, { network, agencyId }: Holder): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`holder:${agencyId ?? network}`}, 0))`.execute(trx);
}

export interface HeldPlaces {
  /** In the cart. */
  cart: number;
  /** In the cart and in orders that wait for payment. */
  visitor: number;
  network: number;
  agency: number;
}
const sumOf = (whose: ReturnType<typeof sql>) => sql`coalesce(sum(p.quantity) filter (where ${whose}), 0)::int`;
const columnsOf = ({ cartId, network, agencyId }: Holder) => sql`
  ${sumOf(sql`h.cart_id = ${cartId} and h.status = 'ACTIVE'`)} as cart, ${sumOf(sql`h.cart_id = ${cartId}`)} as visitor,
  ${sumOf(sql`h.network = ${network}`)} as network, ${sumOf(sql`h.agency_id = ${agencyId}`)} as agency`;
/** An order that is reserved on credit (A39) has its money bound: like one that is paid, it waits for nobody. */
const isOnCredit = sql`exists (select from order_lines l join credit_reservations r on r.order_id = l.order_id
  join ledger_transactions t on t.id = r.ledger_transaction_id where l.hold_id = h.id and t.status = 'ENTRY')`;
const heldBy = ({ cartId, network, agencyId }: Holder) =>
  agencyId === null
    ? sql`(h.cart_id = ${cartId} or h.network = ${network})`
    : sql`(h.cart_id = ${cartId} or h.agency_id = ${agencyId}) and not ${isOnCredit}`;

export async function countHeld(trx: Trx, holder: Holder): Promise<HeldPlaces> {
  const { rows } = await sql<HeldPlaces>`
    select ${columnsOf(holder)} from holds h join hold_places p on p.hold_id = h.id where ${heldBy(holder)}`.execute(trx);
  return rows[0]!;
}

export interface HeldOfStock extends HeldPlaces {
  capacity: number;
  /** The fewest places that one booking takes. */
  least: number;
}
/** The same of each of these rows of stock. */
export async function countHeldOf(trx: Trx, holder: Holder, keys: StockKey[]): Promise<HeldOfStock[]> {
  const { rows } = await sql<HeldOfStock>`
    select i.capacity, case o.stock_per when 'booking' then 1 else o.min_units end as least, ${columnsOf(holder)}
    from ${keysOf(keys)} join inventory i on i.option_id = k.option_id and i.local_date = k.local_date and i.start_time = k.start_time
    join options o on o.id = i.option_id
    left join (holds h join hold_places p on p.hold_id = h.id and ${heldBy(holder)})
      on p.option_id = i.option_id and p.local_date = i.local_date and p.start_time = i.start_time
    group by i.option_id, i.local_date, i.start_time, i.capacity, o.stock_per, o.min_units`.execute(trx);
  return rows;
}

/** What the visitor has held lately of these rows of stock. */
export async function findTurns(trx: Trx, { cartId, keys, since }: { cartId: string; keys: StockKey[]; since: Date }): Promise<Turn[]> {
  const { rows } = await sql<Turn>`
    select t.kept_until as "keptUntil", t.renewals_left as "renewalsLeft" from hold_turns t join ${keysOf(keys)}
      on t.option_id = k.option_id and t.local_date = k.local_date and t.start_time = k.start_time
    where t.cart_id = ${cartId} and t.kept_until > ${since}`.execute(trx);
  return rows;
}
export async function markTurns(trx: Trx, cartId: string, { keys, turn }: { keys: StockKey[]; turn: Turn }): Promise<void> {
  await sql`insert into hold_turns (cart_id, option_id, local_date, start_time, kept_until, renewals_left)
    select ${cartId}, k.option_id, k.local_date, k.start_time, ${turn.keptUntil}, ${turn.renewalsLeft} from ${keysOf(keys)}
    on conflict (cart_id, option_id, local_date, start_time)
      do update set kept_until = excluded.kept_until, renewals_left = excluded.renewals_left`.execute(trx);
}
/** The visitor whose hold this is; null where nobody is counted for it. */
export async function findHolderOf(trx: Trx, holdId: string): Promise<{ cartId: string | null; agencyId: string | null }> {
  const { rows } = await sql<{ cartId: string | null; agencyId: string | null }>`
    select cart_id as "cartId", agency_id as "agencyId" from holds where id = ${holdId}`.execute(trx);
  return rows[0] ?? { cartId: null, agencyId: null };
}

/** An order came to nothing after it had kept its places for all that time: that counts as so many renewals, from now on. */
export async function useTurnsUp(trx: Trx, holdIds: string[], at: Date): Promise<void> {
  await sql`update hold_turns t set kept_until = greatest(t.kept_until, ${at}), renewals_left = greatest(0, t.renewals_left - ${RENEWALS_OF_AN_ORDER}::int)
    from holds h join hold_places p on p.hold_id = h.id
    where h.id = any(${holdIds}::uuid[]) and t.cart_id = h.cart_id and t.option_id = p.option_id and t.local_date = p.local_date and t.start_time = p.start_time`.execute(
    trx,
  );
}

/** Who is counted for a customer's cart: the agency that they belong to, or the customer. */
export async function findHolderOfCart(trx: Trx, cartId: string): Promise<Holder> {
  const { rows } = await sql<{ agencyId: string | null }>`select a.id as "agencyId" from carts c join users u on u.id = c.user_id
    left join agencies a on a.id = u.agency_id and a.approved_at is not null where c.id = ${cartId}`.execute(trx);
  return { cartId, agencyId: rows[0]?.agencyId ?? null, network: null };
}

/** At sign-in the browser's holds become the customer's, with what is left of their renewals. */
export async function moveHolder(trx: Trx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`update holds h set cart_id = c.id, agency_id = a.id, network = case when a.id is null then h.network end
    from carts c join users u on u.id = c.user_id left join agencies a on a.id = u.agency_id and a.approved_at is not null
    where c.id = ${to} and h.cart_id = ${from} and h.status = 'ACTIVE'`.execute(trx);
  await sql`insert into hold_turns (cart_id, option_id, local_date, start_time, kept_until, renewals_left)
    select ${to}, option_id, local_date, start_time, kept_until, renewals_left from hold_turns where cart_id = ${from}
    on conflict (cart_id, option_id, local_date, start_time) do update
      set kept_until = greatest(hold_turns.kept_until, excluded.kept_until), renewals_left = least(hold_turns.renewals_left, excluded.renewals_left)`.execute(
    trx,
  );
}

/** Paid for: nobody is counted for these places any more. */
export async function forgetHolders(trx: Trx, holdIds: string[]): Promise<void> {
  await sql`update holds set cart_id = null, network = null, agency_id = null where id = any(${holdIds}::uuid[])`.execute(trx);
}

export async function forgetTurns(db: Sql, before: Date): Promise<void> {
  await sql`delete from hold_turns where kept_until < ${before}`.execute(db);
}

/** Rows of stock that these places are of, each once. */
export const keysIn = (places: Place[]): StockKey[] => [
  ...new Map(places.map((place) => [`${place.optionId} ${place.localDate} ${place.startTime}`, place])).values(),
];
