import { sql } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';
import { hasMatchedMoney } from '../matched-money.sql';
import { ORDER_COLUMNS, type OrderRow } from '../orders.sql';

/** The deposit is there: the order waits for its balance until `expiresAt`. Mails up to `told` are not sent any more. */
export async function markDepositPaid(trx: Trx, orderId: string, paid: { at: Date; expiresAt: Date; told: number }): Promise<void> {
  await sql`update orders set deposit_paid_at = ${paid.at}, expires_at = ${paid.expiresAt}, balance_told = ${paid.told} where id = ${orderId}`.execute(
    trx,
  );
}

/** Orders that wait for a balance due by a date, for the first time told as much as `stage`; answers their ids. */
export async function markTold(trx: Trx, { stage, until, at }: { stage: number; until: string; at: Date }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update orders o set balance_told = ${stage}, balance_told_at = ${at} where o.id in (
      select q.id from orders q where q.status = 'ORDERED' and q.deposit_paid_at is not null and q.paid_at is null
        and q.balance_told < ${stage} and q.balance_due <= ${until}::date
      order by q.id limit 50 for update skip locked)
    returning o.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Orders whose balance did not come, nor stands in the bank's file, and whose grace is over. */
export async function findUnpaidBalances(db: Sql, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where o.status = 'ORDERED' and o.deposit_paid_at is not null and o.paid_at is null and o.expires_at <= ${now}
      and not ${hasMatchedMoney} order by o.id limit 50`.execute(db);
  return rows.map(({ id }) => id);
}

export type OpenBalanceRow = OrderRow & { status: 'ORDERED' | 'pending' | 'VERIFYING'; depositMinor: number; balanceDue: string };
/** Orders that wait for a balance, the earliest date first. */
export async function findOpenBalances(db: Sql): Promise<OpenBalanceRow[]> {
  const { rows } = await sql<OpenBalanceRow>`
    select ${ORDER_COLUMNS} from orders o where o.deposit_paid_at is not null and o.paid_at is null and o.status in ('ORDERED', 'pending', 'VERIFYING')
    order by o.balance_due, o.code`.execute(db);
  return rows;
}
