import { sql, type RawBuilder } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';

/**
 * What an agency earns on a paid line `l`, minor units: its price less discount and net price, never below nothing, and of that the share that its
 * kept money has in what was paid for it. Rounded down.
 */
export const COMMISSION = sql<number>`coalesce(floor(
    greatest(0, l.total_minor - l.discount_minor - (
      select coalesce(sum((sold->>'quantity')::bigint * (sold->>'netMinor')::bigint), 0) from jsonb_array_elements(l.units || l.extras) sold))::numeric
    * (l.total_minor - l.discount_minor - l.refunded_minor) / nullif(l.total_minor - l.discount_minor, 0))::bigint, 0)`;

/** The percent of what is kept of a line of order `o` that its terms can still give back by another way than the wallet, where it would be out of our hands. */
const outOfReach = (at: Date) => sql`case when l.cancelled_at is not null or o.status <> 'paid'
      or not exists (select from payments p where p.order_id = o.id and p.status = 'success' and p.method <> 'wallet') then 0
    else coalesce((select (step->>'refundPercent')::int from jsonb_array_elements(l.cancellation) with ordinality as terms(step, place)
      where step->>'until' is null or (step->>'until')::timestamptz > ${at} order by place limit 1), 0) end`;

const sumOfLines = (minor: RawBuilder<number>) => sql<number>`(
    select case when o.agency_id is null or o.paid_at is null then 0 else coalesce(sum(${minor}), 0)::bigint end from order_lines l where l.order_id = o.id)`;
const EARNED = sumOfLines(COMMISSION);
const due = (at: Date) => sumOfLines(sql<number>`(${COMMISSION} * (100 - ${outOfReach(at)}) / 100)`);
const PAID = sql<number>`(select coalesce(-sum(e.amount_minor), 0)::bigint from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts a on a.id = e.account_id where t.order_id = o.id and a.type = 'commission')`;

export interface CommissionRow {
  orderId: string;
  orderCode: string;
  agencyId: string;
  agencyName: string;
  currency: string;
  /** What the agency earns on the order if nothing more of it is cancelled. */
  earnedMinor: number;
  /** What of it the agency should have by now. */
  dueMinor: number;
  /** What it has by the ledger. */
  paidMinor: number;
}

export async function lockOrderOfCommission(trx: Trx, orderId: string): Promise<void> {
  await sql`select from orders where id = ${orderId} for update`.execute(trx);
}

/** Commissions that are not yet all paid, or are to be taken back, at a moment: all of them, or an order's. */
export async function findOpenCommissions(db: Sql, at: Date, orderId?: string): Promise<CommissionRow[]> {
  const { rows } = await sql<CommissionRow>`
    select o.id as "orderId", o.code as "orderCode", g.id as "agencyId", g.name as "agencyName", o.currency,
      ${EARNED} as "earnedMinor", ${due(at)} as "dueMinor", ${PAID} as "paidMinor"
    from open_commissions c join orders o on o.id = c.order_id join agencies g on g.id = o.agency_id
    where ${orderId ?? null}::uuid is null or o.id = ${orderId ?? null} order by o.code`.execute(db);
  return rows;
}

export async function insertOpenCommission(trx: Trx, orderId: string): Promise<void> {
  await sql`insert into open_commissions (order_id) values (${orderId}) on conflict do nothing`.execute(trx);
}
export async function deleteOpenCommission(trx: Trx, orderId: string): Promise<void> {
  await sql`delete from open_commissions where order_id = ${orderId}`.execute(trx);
}

/** For the ledger's check: an order whose commission is not as it should be, and which nobody knows of. */
export const COMMISSION_DIFFERS = sql<{ kind: string; subject: string; detail: string }>`
  select 'commission_differs' as kind, o.code as subject, ${PAID} || ' is not ' || ${EARNED} as detail from orders o
    where o.agency_id is not null and o.paid_at is not null and ${PAID} <> ${EARNED} and not exists (select from open_commissions c where c.order_id = o.id)`;
