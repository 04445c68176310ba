import { codeForm } from '@straits/api-contract/text-form';
import { sql } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';
import type { DiscountTerms } from './discount.rules';

const COLUMNS = sql`d.code, d.percent, d.amount_minor as "amountMinor", d.currency, d.least_minor as "leastMinor", d.kinds`;
const counts = (now: Date) => sql`(d.starts_at is null or d.starts_at <= ${now}) and (d.ends_at is null or d.ends_at > ${now})
  and (d.most_uses is null or d.uses < d.most_uses)`;

/** A code that counts now and has uses left; letters of any case. */
export async function findDiscount(db: Sql, code: string, now: Date): Promise<DiscountTerms | undefined> {
  const { rows } = await sql<DiscountTerms>`select ${COLUMNS} from discounts d where d.code = ${codeForm(code)} and ${counts(now)}`.execute(
    db,
  );
  return rows[0];
}

/** The code that a cart has applied, as far as it still counts. */
export async function findCartDiscount(db: Sql, cartId: string, now: Date): Promise<DiscountTerms | undefined> {
  const { rows } =
    await sql<DiscountTerms>`select ${COLUMNS} from carts c join discounts d on d.code = c.discount_code where c.id = ${cartId} and ${counts(now)}`.execute(
      db,
    );
  return rows[0];
}
export async function markCartDiscount(trx: Trx, cartId: string, code: string | null): Promise<void> {
  await sql`update carts set discount_code = ${code} where id = ${cartId}`.execute(trx);
}

/** Uses a code up by one: the guard that keeps a voucher from being used twice at once. False: no use is left. */
export async function takeUse(trx: Trx, code: string, now: Date): Promise<boolean> {
  const { rows } = await sql`update discounts d set uses = uses + 1 where d.code = ${code} and ${counts(now)} returning 1`.execute(trx);
  return rows.length === 1;
}
/** The order came to nothing: its code may be used again. */
export async function giveUseBack(trx: Trx, code: string): Promise<void> {
  await sql`update discounts set uses = greatest(0, uses - 1) where code = ${code}`.execute(trx);
}

export interface NewDiscount extends DiscountTerms {
  mostUses: number | null;
  endsAt: Date | null;
}
/** Adds a code, or changes the terms of one that is there; its uses stay counted. */
export async function insertDiscount(db: Sql, discount: NewDiscount): Promise<void> {
  await sql`insert into discounts (code, percent, amount_minor, currency, least_minor, kinds, most_uses, ends_at)
    values (${discount.code}, ${discount.percent}, ${discount.amountMinor}, ${discount.currency}, ${discount.leastMinor}, ${discount.kinds}, ${discount.mostUses}, ${discount.endsAt})
    on conflict (code) do update set percent = excluded.percent, amount_minor = excluded.amount_minor, currency = excluded.currency, least_minor = excluded.least_minor,
      kinds = excluded.kinds, most_uses = excluded.most_uses, ends_at = excluded.ends_at`.execute(db);
}
export async function findDiscounts(db: Sql): Promise<(NewDiscount & { uses: number })[]> {
  const { rows } = await sql<NewDiscount & { uses: number }>`
    select ${COLUMNS}, d.most_uses as "mostUses", d.uses, d.ends_at as "endsAt" from discounts d order by d.code`.execute(db);
  return rows;
}
