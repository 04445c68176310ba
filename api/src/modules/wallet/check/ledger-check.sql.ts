import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../../database/connection';
import { COMMISSION_DIFFERS } from '../commission/commissions.sql';

export interface Finding {
  /** What does not agree. */
  kind: string;
  /** Which account, order, payment or top-up. */
  subject: string;
  detail: string;
}

const CHECKS: RawBuilder<Finding>[] = [
  sql`select 'currency_not_zero' as kind, currency as subject, sum(balance_minor)::text as detail from ledger_accounts group by currency having sum(balance_minor) <> 0`,
  sql`select 'entries_not_zero' as kind, currency as subject, sum(amount_minor)::text as detail from ledger_entries where no is not null group by currency having sum(amount_minor) <> 0`,
  sql`select 'balance_differs' as kind, a.id::text as subject, a.balance_minor || ' is not ' || coalesce(e.sum, 0) as detail from ledger_accounts a
    left join (select account_id, sum(amount_minor) as sum from ledger_entries where no is not null group by account_id) e on e.account_id = a.id
    where a.balance_minor <> coalesce(e.sum, 0)`,
  sql`with recursive used as (
      select l.owner_agency_id as agency, l.currency, l.reserved_minor - l.balance_minor as minor from ledger_accounts l where l.type = 'receivable'),
    below as (
      select a.id as top, a.id as agency from agencies a
      union all select below.top, c.id from agencies c join below on c.parent_id = below.agency)
    select 'sub_agents_differ' as kind, l.id::text as subject, l.sub_used_minor || ' is not ' || coalesce(sum(u.minor), 0) as detail
    from ledger_accounts l left join below b on b.top = l.owner_agency_id and b.agency <> b.top
    left join used u on u.agency = b.agency and u.currency = l.currency
    where l.type = 'receivable' group by l.id having l.sub_used_minor <> coalesce(sum(u.minor), 0)`,
  sql`select 'order_without_money' as kind, o.code as subject, o.status as detail from orders o where o.status in ('paid', 'completed') and o.total_minor > 0
    and (select count(distinct coalesce(p.part, 'whole')) from ledger_transactions t left join payments p on p.id = t.payment_id and p.status = 'success'
      where t.order_id = o.id and t.kind in ('spend', 'receipt') and t.status = 'POSTED' and (o.deposit_minor is null or p.part in ('deposit', 'balance'))
      and not exists (select from ledger_transactions r where r.reverses_id = t.id)) < case when o.deposit_minor is null then 1 else 2 end`,
  sql`select 'money_without_order' as kind, o.code as subject, o.status as detail from ledger_transactions t join orders o on o.id = t.order_id
    where t.kind in ('spend', 'receipt') and t.status = 'POSTED' and o.status not in ('paid', 'completed', 'CANCELLED')
      and not (o.deposit_paid_at is not null and o.status in ('ORDERED', 'pending', 'VERIFYING'))
      and not exists (select from ledger_transactions r where r.reverses_id = t.id)`,
  sql`select 'payment_without_ledger' as kind, p.reference as subject, p.method as detail from payments p where p.status = 'success'
    and not exists (select from ledger_transactions t where t.payment_id = p.id and t.status = 'POSTED')`,
  sql`select 'payment_amount_differs' as kind, p.reference as subject, p.amount_minor || ' is not ' || e.amount_minor as detail
    from payments p join ledger_transactions t on t.payment_id = p.id and t.status = 'POSTED' join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id and a.type = 'revenue' where p.status <> 'success' or p.amount_minor <> e.amount_minor or p.currency <> e.currency`,
  sql`select 'refund_too_large' as kind, o.code as subject, sum(e.amount_minor)::text as detail from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.no is not null join ledger_accounts a on a.id = e.account_id and a.type = 'revenue'
    join orders o on o.id = t.order_id group by o.code having sum(e.amount_minor) < 0`,
  sql`select 'top_up_without_ledger' as kind, u.reference as subject, u.status as detail from top_ups u
    left join ledger_transactions t on t.id = u.ledger_transaction_id
    where (u.status = 'success') <> (t.status is not distinct from 'POSTED') or (u.status = 'verifying') <> (t.status is not distinct from 'ENTRY')`,
  sql`select 'top_up_amount_differs' as kind, u.reference as subject, u.amount_minor || ' is not ' || -e.amount_minor as detail from top_ups u
    join ledger_entries e on e.transaction_id = u.ledger_transaction_id join ledger_accounts a on a.id = e.account_id and a.type = 'suspense'
    where u.amount_minor <> -e.amount_minor or u.currency <> e.currency`,
  sql`select 'top_up_returned' as kind, u.reference as subject, sum(r.amount_minor - r.taken_minor)::text as detail from top_ups u
    join top_up_returns r on r.top_up_id = u.id where u.status = 'success' and r.taken_minor < r.amount_minor group by u.id`,
  sql`select 'code_amount_differs' as kind, c.code as subject, c.amount_minor || ' is not ' || -e.amount_minor as detail from redeem_codes c
    join ledger_entries e on e.transaction_id = c.ledger_transaction_id join ledger_accounts a on a.id = e.account_id and a.type = 'promotion'
    where c.amount_minor <> -e.amount_minor or c.currency <> e.currency`,
  COMMISSION_DIFFERS,
  sql`select 'waits_for_nothing' as kind, t.id::text as subject, t.description as detail from ledger_transactions t where t.status = 'ENTRY'
    and not exists (select from top_ups u where u.ledger_transaction_id = t.id and u.status = 'verifying')
    and not exists (select from credit_reservations r join orders o on o.id = r.order_id where r.ledger_transaction_id = t.id and o.status in ('ORDERED', 'pending', 'VERIFYING'))`,
];

/** Everything in which ledger, orders and payments do not agree. Read in one snapshot, so that work going on is no finding. */
export async function findDisagreements(db: Sql): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(...(await check.execute(db)).rows);
  return findings;
}

export async function insertCheck(db: Sql, { at, findings, tookMs }: { at: Date; findings: Finding[]; tookMs: number }): Promise<void> {
  await sql`insert into ledger_checks (at, findings, took_ms) values (${at}, ${JSON.stringify(findings)}::jsonb, ${tookMs})`.execute(db);
}
export interface CheckRow {
  at: Date;
  findings: Finding[];
  tookMs: number;
}
export async function findLastCheck(db: Sql): Promise<CheckRow | undefined> {
  const { rows } = await sql<CheckRow>`select at, findings, took_ms as "tookMs" from ledger_checks order by id desc limit 1`.execute(db);
  return rows[0];
}
