import { sql } from 'kysely';
import type { Sql, Trx } from '../../database/connection';

export interface ApprovalRow {
  id: string;
  agencyId: string;
  orderId: string;
  orderCode: string;
  orderStatus: string;
  orderExpiresAt: Date | null;
  title: string;
  lang: string;
  amountMinor: number;
  currency: string;
  askedById: string | null;
  askedBy: string | null;
  askedAt: Date;
  note: string | null;
  decision: 'approved' | 'refused' | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
}
const APPROVAL = sql`select p.id, p.agency_id as "agencyId", p.order_id as "orderId", o.code as "orderCode", o.status as "orderStatus", o.expires_at as "orderExpiresAt",
  coalesce(first.title, '') as title, coalesce(first.lang, o.lang) as lang,
  p.amount_minor as "amountMinor", p.currency, p.asked_by as "askedById", (select name from users where id = p.asked_by) as "askedBy", p.asked_at as "askedAt", p.note,
  p.decision, (select name from users where id = p.decided_by) as "decidedBy", p.decided_at as "decidedAt", p.reason
  from agency_approvals p join orders o on o.id = p.order_id left join lateral (select l.snapshot->>'productName' as title, l.snapshot->>'lang' as lang
    from order_lines l where l.order_id = o.id order by l.position limit 1) first on true`;

/** Requests of an agency, newest first; with `askedBy` one person's. */
export async function findApprovals(db: Sql, { agencyId, askedBy }: { agencyId: string; askedBy: string | null }): Promise<ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`${APPROVAL}
    where p.agency_id = ${agencyId} and (${askedBy}::uuid is null or p.asked_by = ${askedBy}) order by (p.decision is not null), p.asked_at desc limit 100`.execute(
    db,
  );
  return rows;
}
export async function lockApproval(trx: Trx, { id, agencyId }: { id: string; agencyId: string }): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`${APPROVAL} where p.id = ${id} and p.agency_id = ${agencyId} for update of p, o`.execute(trx);
  return rows[0];
}
/** How many requests wait for an order that can still be paid. */
export async function countWaiting(
  db: Sql,
  { agencyId, askedBy, notBy, now }: { agencyId: string; askedBy: string | null; notBy: string | null; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agency_approvals p join orders o on o.id = p.order_id
    where p.agency_id = ${agencyId} and p.decision is null and o.status = 'ORDERED' and o.expires_at > ${now}
      and (${askedBy}::uuid is null or p.asked_by = ${askedBy}) and (${notBy}::uuid is null or p.asked_by is distinct from ${notBy})`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface AskedOrder {
  id: string;
  code: string;
  status: string;
  totalMinor: number;
  currency: string;
  expiresAt: Date | null;
}
export async function lockAgencyOrder(trx: Trx, { code, agencyId }: { code: string; agencyId: string }): Promise<AskedOrder | undefined> {
  const { rows } =
    await sql<AskedOrder>`select id, code, status, total_minor as "totalMinor", currency, expires_at as "expiresAt" from orders
    where code = ${code.toUpperCase()} and agency_id = ${agencyId} for update`.execute(trx);
  return rows[0];
}
/** False when a request for the order waits already. */
export async function insertApproval(
  trx: Trx,
  { order, agencyId, userId, note, now }: { order: AskedOrder; agencyId: string; userId: string; note: string | null; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into agency_approvals (agency_id, order_id, asked_by, amount_minor, currency, note, asked_at)
    values (${agencyId}, ${order.id}, ${userId}, ${order.totalMinor}, ${order.currency}, ${note}, ${now})
    on conflict (order_id) where decision is null do nothing returning id`.execute(trx);
  return rows[0]?.id;
}
/** False when it was decided on before. */
export async function markDecided(
  trx: Trx,
  { id, userId, now, reason }: { id: string; userId: string; now: Date; reason: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update agency_approvals set decision = ${reason === null ? 'approved' : 'refused'}, decided_by = ${userId}, decided_at = ${now}, reason = ${reason}
    where id = ${id} and decision is null returning id`.execute(trx);
  return rows.length > 0;
}
/** Keeps an order's places longer while somebody decides: until `until`, but never past the begin of its first visit's day. */
export async function markKeptLonger(trx: Trx, orderId: string, until: Date): Promise<void> {
  await sql`update orders o set expires_at = greatest(o.expires_at, least(${until}::timestamptz,
      (select min(l.local_date)::timestamp at time zone 'Asia/Singapore' from order_lines l where l.order_id = o.id))) where o.id = ${orderId}`.execute(
    trx,
  );
}
/** Whether the order's sum as it is now was approved. */
export async function isApproved(trx: Trx, order: { id: string; totalMinor: number; currency: string }): Promise<boolean> {
  const { rows } = await sql`select from agency_approvals
    where order_id = ${order.id} and decision = 'approved' and currency = ${order.currency} and amount_minor >= ${order.totalMinor}`.execute(
    trx,
  );
  return rows.length > 0;
}
