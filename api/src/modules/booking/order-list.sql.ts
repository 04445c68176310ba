import { sql, type RawBuilder } from 'kysely';
import type { OrderStatus, ProductKind } from '@straits/api-contract';
import type { Picture } from '@straits/api-contract';
import type { Sql } from '../../database/connection';
import { hasTravelAhead } from './travel-ahead.sql';

export type Tab = 'upcoming' | 'to_pay' | 'past' | 'cancelled';

export interface ListFilter {
  userId: string;
  agencyId: string | null;
  tab: Tab;
  q: string | undefined;
  kind: ProductKind | undefined;
  from: string | undefined;
  to: string | undefined;
  now: Date;
  after: { createdAt: string; code: string } | undefined;
  limit: number;
}

export interface ListedOrder {
  code: string;
  status: OrderStatus;
  createdAt: Date;
  /** As PostgreSQL writes it, to the microsecond: for the cursor. */
  createdAtText: string;
  expiresAt: Date | null;
  totalMinor: number;
  depositMinor: number | null;
  depositPaidAt: Date | null;
  balanceDue: string | null;
  currency: string;
  title: string;
  lang: string;
  kind: ProductKind;
  picture: Picture;
  localDate: string | null;
  travellers: number;
  /** A bank transfer that the shopper has not proven yet. */
  awaitingProof: boolean;
}

const tabIs = (tab: Tab, now: Date): RawBuilder<unknown> =>
  ({
    upcoming: sql`o.status in ('paid', 'completed') and ${hasTravelAhead(now)}`,
    to_pay: sql`o.status in ('ENTRY', 'ORDERED', 'pending', 'VERIFYING')`,
    past: sql`o.status in ('paid', 'completed') and not ${hasTravelAhead(now)}`,
    cancelled: sql`o.status in ('CANCELLED', 'EXPIRED')`,
  })[tab];

const isOwn = ({ userId, agencyId }: Pick<ListFilter, 'userId' | 'agencyId'>) =>
  sql`((o.user_id = ${userId} and o.agency_id is null) or (${agencyId}::uuid is not null and o.agency_id = ${agencyId}))`;

function conditionsOf({ q, kind, from, to }: ListFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (q) {
    const has = (text: RawBuilder<unknown>) => sql`has_words(${text}, ${q})`;
    conditions.push(
      sql`(${has(sql`o.code`)} or ${has(sql`o.contact_name`)} or exists (select from order_lines l where l.order_id = o.id and ${has(sql`l.snapshot->>'productName'`)}))`,
    );
  }
  const line = (condition: RawBuilder<unknown>) => sql`exists (select from order_lines l where l.order_id = o.id and ${condition})`;
  if (kind) conditions.push(line(sql`l.kind = ${kind}`));
  if (from) conditions.push(line(sql`l.local_date >= ${from}::date`));
  if (to) conditions.push(line(sql`l.local_date <= ${to}::date`));
  return conditions;
}

const and = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/** A page of the owner's orders, newest first. */
export async function findOrderList(db: Sql, filter: ListFilter): Promise<ListedOrder[]> {
  const after = filter.after ? [sql`(o.created_at, o.code) < (${filter.after.createdAt}::timestamptz, ${filter.after.code})`] : [];
  const { rows } = await sql<ListedOrder>`
    select o.code, o.status, o.created_at as "createdAt", o.created_at::text as "createdAtText", o.expires_at as "expiresAt", o.total_minor as "totalMinor", o.deposit_minor as "depositMinor", o.deposit_paid_at as "depositPaidAt", o.balance_due as "balanceDue", o.currency,
      first.snapshot->>'productName' as title, coalesce(first.snapshot->>'lang', o.lang) as lang, first.kind, first.snapshot->'picture' as picture, first.local_date as "localDate",
      (select coalesce(nullif(count(*) filter (where t.cancelled_at is null and l.cancelled_at is null), 0), count(*))::int from order_travellers t join order_lines l on l.id = t.line_id where l.order_id = o.id) as travellers,
      exists (select from payments p where p.order_id = o.id and p.status = 'awaiting_proof') as "awaitingProof"
    from orders o join lateral (select * from order_lines l where l.order_id = o.id order by l.cancelled_at is not null, l.local_date nulls last, l.position limit 1) first on true
    where ${and([isOwn(filter), tabIs(filter.tab, filter.now), ...conditionsOf(filter), ...after])}
    order by o.created_at desc, o.code desc limit ${filter.limit}`.execute(db);
  return rows;
}

/** How many orders each tab has, whatever else is filtered. */
export async function countOrders(db: Sql, owner: { userId: string; agencyId: string | null; now: Date }): Promise<Record<Tab, number>> {
  const count = (tab: Tab) => sql`count(*) filter (where ${tabIs(tab, owner.now)})::int`;
  const { rows } = await sql<Record<Tab, number>>`
    select ${count('upcoming')} as upcoming, ${count('to_pay')} as to_pay, ${count('past')} as past, ${count('cancelled')} as cancelled
    from orders o where ${isOwn(owner)}`.execute(db);
  return rows[0] ?? { upcoming: 0, to_pay: 0, past: 0, cancelled: 0 };
}
