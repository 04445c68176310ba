import { codeForm } from '@straits/api-contract/text-form';
import { sql } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';
import { CODE_LIMITS, networkUses } from '../hold-limits.rules';
import type { Holder } from '../hold-limits.sql';
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

export async function markCartDiscount(trx: Trx, cartId: string, code: string | null): Promise<void> {
  await sql`update carts set discount_code = ${code} where id = ${cartId}`.execute(trx);
}

export interface TakeUse {
  code: string;
  orderId: string;
  holder: Holder;
  now: Date;
}
/**
 * Reserves one use of a code for an order: the guarded update keeps the last use from being taken twice at once. False: no use is left,
 * or too many of them wait for payment from the same place.
 */
export async function takeUse(trx: Trx, { code, orderId, holder, now }: TakeUse): Promise<boolean> {
  const { rows } = await sql<{
    mostUses: number | null;
  }>`update discounts d set uses = uses + 1 where d.code = ${code} and ${counts(now)} returning d.most_uses as "mostUses"`.execute(trx);
  if (!rows[0]) return false;
  const { cartId, network, agencyId } = holder;
  await sql`insert into discount_uses (order_id, code, cart_id, network) values (${orderId}, ${code}, ${cartId}, ${network})`.execute(trx);
  if (agencyId !== null || rows[0].mostUses === null) return true;
  // The update above has locked the code: nobody else counts meanwhile.
  const { rows: unpaid } = await sql<{ ofCart: number; ofNetwork: number }>`
    select count(*) filter (where cart_id = ${cartId})::int as "ofCart", count(*) filter (where network = ${network})::int as "ofNetwork"
    from discount_uses where code = ${code}`.execute(trx);
  return (unpaid[0]?.ofCart ?? 0) <= CODE_LIMITS.cart && (unpaid[0]?.ofNetwork ?? 0) <= networkUses(rows[0].mostUses);
}
/** The order is paid: its use stays, and nobody is counted for it any more. */
export async function keepUse(trx: Trx, orderId: string): Promise<void> {
  await sql`update discount_uses set cart_id = null, network = null where order_id = ${orderId}`.execute(trx);
}
/** The order came to nothing: what it had reserved may be used again. An order that had none, or has given it back, changes nothing. */
export async function giveUseBack(trx: Trx, orderId: string): Promise<void> {
  await sql`with given as (delete from discount_uses where order_id = ${orderId} returning code)
    update discounts d set uses = greatest(0, uses - 1) from given where d.code = given.code`.execute(trx);
}
/** An order that had ended is to be paid all the same: it has its use again where one is left, and its price in any case. */
export async function takeUseAgain(trx: Trx, { code, orderId }: Pick<TakeUse, 'code' | 'orderId'>): Promise<void> {
  await sql`with taken as (update discounts set uses = uses + 1 where code = ${code} and (most_uses is null or uses < most_uses)
      and not exists (select from discount_uses where order_id = ${orderId}) returning code)
    insert into discount_uses (order_id, code) select ${orderId}, code from taken`.execute(trx);
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
