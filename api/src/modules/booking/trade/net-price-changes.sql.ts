import { sql } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';
import type { Texts } from '../../catalog';

/** False when this day was looked at before: of two processes one is second. */
export async function insertLook(trx: Trx, { day, at }: { day: string; at: Date }): Promise<boolean> {
  const { rows } =
    await sql`insert into net_price_looks (on_day, at) values (${day}, ${at}) on conflict do nothing returning on_day`.execute(trx);
  return rows.length > 0;
}

/** What has another net or retail price than at the last look, in the same currency; what is new or gone is no change of price. */
export async function insertChanges(trx: Trx, day: string): Promise<number> {
  const { rows } = await sql`
    insert into net_price_changes (on_day, option_id, unit_id, before_minor, after_minor, before_price_minor, after_price_minor, currency)
    select ${day}, u.option_id, u.id, s.net_minor, u.net_minor, coalesce(s.price_minor, u.price_minor), u.price_minor, s.currency
    from net_price_snapshot s join units u on u.option_id = s.option_id and u.id = s.unit_id join options o on o.id = u.option_id join products p on p.id = o.product_id
    where (u.net_minor, u.price_minor) <> (s.net_minor, coalesce(s.price_minor, u.price_minor)) and o.charge_currency = s.currency and o.active and p.active returning unit_id`.execute(
    trx,
  );
  return rows.length;
}

/** The prices as they are now, for the next look. What is not sold keeps the price it had when it last was: a change is told when it comes back. */
export async function putSnapshot(trx: Trx): Promise<void> {
  await sql`
    insert into net_price_snapshot (option_id, unit_id, net_minor, price_minor, currency)
    select u.option_id, u.id, u.net_minor, u.price_minor, o.charge_currency from units u join options o on o.id = u.option_id join products p on p.id = o.product_id where o.active and p.active
    on conflict (option_id, unit_id) do update set net_minor = excluded.net_minor, price_minor = excluded.price_minor, currency = excluded.currency
    where (net_price_snapshot.net_minor, net_price_snapshot.price_minor, net_price_snapshot.currency) is distinct from (excluded.net_minor, excluded.price_minor, excluded.currency)`.execute(
    trx,
  );
  await sql`delete from net_price_snapshot s where not exists (select from units u where u.option_id = s.option_id and u.id = s.unit_id)`.execute(
    trx,
  );
}

/** Looks before a day, with what they found. */
export async function deleteLooksBefore(db: Sql, at: Date): Promise<void> {
  await sql`delete from net_price_looks where at < ${at}`.execute(db);
}

export interface PriceReader {
  id: string;
  agencyId: string;
  email: string;
  name: string;
  lang: string;
}
/** Who runs an approved agency. */
export async function findPriceReaders(db: Sql, userId: string | null = null): Promise<PriceReader[]> {
  const { rows } = await sql<PriceReader>`
    select u.id, u.agency_id as "agencyId", u.email, u.name, u.lang from users u join agencies a on a.id = u.agency_id
    where a.approved_at is not null and u.agency_role = 'admin' and u.email_confirmed_at is not null and (${userId}::uuid is null or u.id = ${userId})`.execute(
    db,
  );
  return rows;
}

export interface Price {
  netMinor: number;
  priceMinor: number;
}
export interface PriceChangeRow {
  productId: string;
  optionId: string;
  unitId: string;
  before: Price;
  after: Price;
  currency: string;
  /** The agency has sold of the product before. */
  isKnown: boolean;
}
/** All changes of a look, at the prices before any mark-up. */
export async function findChanges(db: Sql, { day, agencyId }: { day: string; agencyId: string }): Promise<PriceChangeRow[]> {
  const { rows } = await sql<PriceChangeRow>`
    with known as (select distinct l.product_id from order_lines l join orders w on w.id = l.order_id where w.agency_id = ${agencyId})
    select o.product_id as "productId", c.option_id as "optionId", c.unit_id as "unitId", c.currency, o.product_id in (select product_id from known) as "isKnown",
      jsonb_build_object('netMinor', c.before_minor, 'priceMinor', coalesce(c.before_price_minor, u.price_minor)) as before,
      jsonb_build_object('netMinor', c.after_minor, 'priceMinor', coalesce(c.after_price_minor, u.price_minor)) as after
    from net_price_changes c join units u on u.option_id = c.option_id and u.id = c.unit_id join options o on o.id = c.option_id
    where c.on_day = ${day}`.execute(db);
  return rows;
}

export interface PricedNamesRow {
  product: Texts<{ name: string }>;
  option: Texts<{ name: string }>;
  unit: Texts<{ name: string }>;
}
/** What it is that has a price. */
export async function findPricedNames(
  db: Sql,
  { optionId, unitId }: Pick<PriceChangeRow, 'optionId' | 'unitId'>,
): Promise<PricedNamesRow | undefined> {
  const { rows } = await sql<PricedNamesRow>`select p.texts as product, o.texts as option, u.texts as unit
    from units u join options o on o.id = u.option_id join products p on p.id = o.product_id where u.option_id = ${optionId} and u.id = ${unitId}`.execute(
    db,
  );
  return rows[0];
}
