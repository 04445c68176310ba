import { sql, type RawBuilder } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';

const PAID_FOR = sql<number>`(l.total_minor - l.discount_minor)`;
const SELLERS_NET = sql<number>`(select coalesce(sum((sold->>'quantity')::bigint * (sold->>'netMinor')::bigint), 0) from jsonb_array_elements(l.units || l.extras) sold)`;

/** Of what a paid line `l` brings between two sums the share that its kept money has in what was paid for it; never below nothing, rounded down. */
const earnedBetween = (from: RawBuilder<number>, to: RawBuilder<number>) => sql<number>`coalesce(floor(
    greatest(0, ${to} - ${from})::numeric * (${PAID_FOR} - l.refunded_minor) / nullif(${PAID_FOR}, 0))::bigint, 0)`;

/** What the agency that sold a paid line `l` earns on it, minor units: its price less discount and what the agency pays. */
export const COMMISSION = earnedBetween(SELLERS_NET, PAID_FOR);
/** What an agency above earns on it by its share `s`: what the one under it pays less what it pays itself. A discount comes first from who sold, then from the nearest above. */
const SHARE = earnedBetween(sql`s.net_minor`, sql`least(s.sold_at_minor, ${PAID_FOR})`);
/** The same of one agency; nothing where it has no share. */
export const shareOf = (agencyId: string) => sql<number>`coalesce((
    select ${SHARE} from order_line_shares s where s.line_id = l.id and s.agency_id = ${agencyId}), 0)`;

/** The percent of what is kept of a line of order `o` that its terms can still give back by another way than the wallet, where it would be out of our hands. */
const outOfReach = (at: Date) => sql`case when l.cancelled_at is not null or o.status <> 'paid'
      or not exists (select from payments p where p.order_id = o.id and p.status = 'success' and p.method <> 'wallet') then 0
    else coalesce((select (step->>'refundPercent')::int from jsonb_array_elements(l.cancellation) with ordinality as terms(step, place)
      where step->>'until' is null or (step->>'until')::timestamptz > ${at} order by place limit 1), 0) end`;

/** What the agency `g` has by the ledger of commissions on the order `o`. */
const PAID = sql<number>`(select coalesce(sum(e.amount_minor), 0)::bigint from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts a on a.id = e.account_id where t.order_id = o.id and a.owner_agency_id = g.id and exists (
    select from ledger_entries x join ledger_accounts c on c.id = x.account_id where x.transaction_id = t.id and c.type = 'commission'))`;

/** Of the order `o` the agencies that earn on it, `r`: who sold it, those with a share, and who was ever paid on it. Nothing of what is not paid for. */
const earnings = (at: Date) => sql`(
    select agency_id, sum(minor)::bigint as earned, sum(minor * (100 - out_of_reach) / 100)::bigint as due from (
      select n.agency_id, case when o.paid_at is null then 0 else n.minor end as minor, ${outOfReach(at)} as out_of_reach from order_lines l cross join lateral (
        select o.agency_id, ${COMMISSION} as minor union all select s.agency_id, ${SHARE} from order_line_shares s where s.line_id = l.id) n where l.order_id = o.id
      union all select a.owner_agency_id, 0, 0 from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id where t.order_id = o.id and t.kind = 'commission' and a.owner_agency_id is not null) lines
    group by agency_id) r`;

export interface CommissionRow {
  orderId: string;
  orderCode: string;
  agencyId: string;
  agencyName: string;
  currency: string;
  /** What the agency, the one that sold the order or one above, earns on it if nothing more of it is cancelled. */
  earnedMinor: number;
  /** What of it the agency should have by now. */
  dueMinor: number;
  /** What it has by the ledger. */
  paidMinor: number;
}

export async function lockOrderOfCommission(trx: Trx, orderId: string): Promise<void> {
  await sql`select from orders where id = ${orderId} for update`.execute(trx);
}

/** Commissions of orders of which not all are paid yet, or are to be taken back, at a moment: all of them, or an order's. One for each agency that earns, who sold it first. */
export async function findOpenCommissions(db: Sql, at: Date, orderId?: string): Promise<CommissionRow[]> {
  const { rows } = await sql<CommissionRow>`
    select o.id as "orderId", o.code as "orderCode", g.id as "agencyId", g.name as "agencyName", o.currency,
      r.earned as "earnedMinor", r.due as "dueMinor", ${PAID} as "paidMinor"
    from open_commissions c join orders o on o.id = c.order_id cross join lateral ${earnings(at)} join agencies g on g.id = r.agency_id
    where ${orderId ?? null}::uuid is null or o.id = ${orderId ?? null} order by o.code, g.id <> o.agency_id, g.id`.execute(db);
  return rows;
}

/** The agencies above the seller that have a share in an order. */
export async function findSharers(db: Sql, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct s.agency_id as id from order_lines l join order_line_shares s on s.line_id = l.id where l.order_id = ${orderId}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function insertOpenCommission(trx: Trx, orderId: string): Promise<void> {
  await sql`insert into open_commissions (order_id) values (${orderId}) on conflict do nothing`.execute(trx);
}
export async function deleteOpenCommission(trx: Trx, orderId: string): Promise<void> {
  await sql`delete from open_commissions where order_id = ${orderId}`.execute(trx);
}

/** For the ledger's check: an order whose commissions are not as they should be, and which nobody knows of. */
export const COMMISSION_DIFFERS = sql<{ kind: string; subject: string; detail: string }>`
  select 'commission_differs' as kind, o.code as subject, ${PAID} || ' is not ' || r.earned || case when g.id = o.agency_id then '' else ' of ' || g.name end as detail
    from orders o cross join lateral ${earnings(new Date(0))} join agencies g on g.id = r.agency_id
    where o.agency_id is not null and o.paid_at is not null and ${PAID} <> r.earned and not exists (select from open_commissions c where c.order_id = o.id)`;
