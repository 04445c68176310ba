import { sql } from 'kysely';
import type { SpendingLimits } from '@straits/api-contract';
import type { Sql, Trx } from '../../database/connection';

const monthOf = (now: Date) => sql`date_trunc('month', ${now}::timestamptz at time zone 'Asia/Singapore') at time zone 'Asia/Singapore'`;
const counts = sql`o.status not in ('CANCELLED', 'EXPIRED')`;

/** What people have spent since the first of the month in Singapore, by user id, minor units of the agency's currency. */
export async function findSpent(db: Sql, agencyId: string, now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ userId: string; spent: number }>`
    select s.user_id as "userId", sum(s.amount_minor)::bigint as spent from agency_spendings s join orders o on o.id = s.order_id
    where s.agency_id = ${agencyId} and s.at >= ${monthOf(now)} and ${counts} group by s.user_id`.execute(db);
  return new Map(rows.map(({ userId, spent }) => [userId, spent]));
}

/** A person's limits, locked: of two payments at once the second sees what the first has spent. Null for a person without any. */
export async function lockLimits(trx: Trx, userId: string): Promise<SpendingLimits | null> {
  const { rows } = await sql<SpendingLimits>`
    select per_order_minor as "perOrder", per_month_minor as "perMonth" from agency_limits where user_id = ${userId} for update`.execute(
    trx,
  );
  return rows[0] ?? null;
}
/** One payment of an order: all of it, or one of two parts. */
export interface SpendingKey {
  orderId: string;
  part: 'whole' | 'deposit' | 'balance';
}
/** The month's sum without one payment. */
export async function findSpentBesides(
  trx: Trx,
  { userId, orderId, part, agencyId, now }: SpendingKey & { userId: string; agencyId: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(s.amount_minor), 0)::bigint as spent from agency_spendings s join orders o on o.id = s.order_id
    where s.user_id = ${userId} and s.agency_id = ${agencyId} and (s.order_id, s.part) <> (${orderId}, ${part}) and s.at >= ${monthOf(now)} and ${counts}`.execute(
    trx,
  );
  return rows[0]?.spent ?? 0;
}
export interface Spending extends SpendingKey {
  agencyId: string;
  userId: string;
  amountMinor: number;
  at: Date;
}
/** A payment counts once, for who made it last. */
export async function insertSpending(trx: Trx, { orderId, part, agencyId, userId, amountMinor, at }: Spending): Promise<void> {
  await sql`insert into agency_spendings (order_id, part, agency_id, user_id, amount_minor, at) values (${orderId}, ${part}, ${agencyId}, ${userId}, ${amountMinor}, ${at})
    on conflict (order_id, part) do update set user_id = excluded.user_id, amount_minor = excluded.amount_minor, at = excluded.at`.execute(
    trx,
  );
}
