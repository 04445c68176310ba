import { sql } from 'kysely';
import type { Sql, Trx } from '../../database/connection';
import type { OptionTerms, SellableOption, SellableProduct, SellableUnit } from './sellable';

interface SellableRow {
  product: SellableProduct;
  option: OptionTerms;
  units: SellableUnit[] | null;
}

async function readSellables(db: Sql, optionIds: string[]): Promise<SellableOption[]> {
  if (optionIds.length === 0) return [];
  const { rows } = await sql<SellableRow>`
    select
      jsonb_build_object('id', p.id, 'kind', p.kind, 'texts', p.texts, 'pictures', p.pictures, 'placeId', p.place_id, 'timeZone', coalesce(o.details ->> 'timeZone', p.time_zone),
        'openingHours', p.opening_hours, 'nights', (p.details ->> 'nights')::int,
        'durationMinutes', coalesce(p.duration_minutes, (p.details ->> 'durationMinutes')::int), 'gratuity', nullif(p.details -> 'gratuity', 'null'),
        'terminalCharges', case when p.kind = 'ferry' then jsonb_build_object('from', p.details -> 'from' -> 'terminalCharge', 'to', p.details -> 'to' -> 'terminalCharge') end, 'deposit', nullif(p.details -> 'deposit', 'null'), 'active', p.active, 'namesUntilHours', p.names_until_hours, 'supply', p.supply) as product,
      jsonb_build_object('id', o.id, 'texts', o.texts, 'startTimes', o.start_times, 'openDated', o.open_dated, 'validityDays', o.validity_days,
        'cutOffMinutes', o.cut_off_minutes, 'minUnits', o.min_units, 'maxUnits', o.max_units, 'cancellation', o.cancellation,
        'passengerFields', o.passenger_fields, 'chargeCurrency', o.charge_currency, 'holdMinutes', o.hold_minutes, 'active', o.active, 'stockPer', o.stock_per, 'anyTime', o.any_time, 'priceDays', o.price_days,
        'extras', o.extras, 'questions', o.questions, 'passengerQuestions', o.passenger_questions, 'facts', nullif(o.details, '{}')) as option,
      (select jsonb_agg(jsonb_build_object('id', u.id, 'type', u.type, 'texts', u.texts, 'minAge', u.min_age, 'maxAge', u.max_age,
          'minQuantity', u.min_quantity, 'maxQuantity', u.max_quantity, 'accompaniedBy', u.accompanied_by, 'paxCount', u.pax_count,
          'priceMinor', u.price_minor, 'netMinor', u.net_minor, 'facts', nullif(u.details, '{}')) order by u.position)
        from units u where u.option_id = o.id) as units
    from options o join products p on p.id = o.product_id
    where o.id = any(${optionIds})`.execute(db);
  return rows.map(({ product, option, units }) => ({ product, option, units: units ?? [] }));
}

/** What a transaction has read, so that it sells all of it at what it read first, however often it asks. */
const readBy = new WeakMap<Sql, Map<string, SellableOption>>();

/**
 * Options with their product and units, in no order; unknown ids are left out. Withdrawn ones are there, with `active` false. The time zone is
 * the option's where it has its own: a ferry's way back leaves from another port. Within one transaction the answer stays the same.
 */
export async function findSellables(db: Sql, optionIds: string[]): Promise<Map<string, SellableOption>> {
  const read = (db.isTransaction && readBy.get(db)) || new Map<string, SellableOption>();
  if (db.isTransaction) readBy.set(db, read);
  const missing = optionIds.filter((id) => !read.has(id));
  for (const sellable of await readSellables(db, missing)) read.set(sellable.option.id, sellable);
  return new Map(optionIds.flatMap((id) => (read.has(id) ? [[id, read.get(id)!]] : [])));
}

/** One option with its product and units; undefined when there is no such option. */
export async function findSellable(db: Sql, optionId: string): Promise<SellableOption | undefined> {
  return (await findSellables(db, [optionId])).get(optionId);
}

/** What a supplier said that a unit costs now, in minor units of the option's charge currency; kept beside the unit, so that no import undoes it. */
export async function markUnitPrice(
  trx: Trx,
  { optionId, unitId, netMinor, priceMinor }: { optionId: string; unitId: string; netMinor: number; priceMinor: number },
): Promise<void> {
  await sql`insert into supplier_prices (option_id, unit_id, net_minor, price_minor) values (${optionId}, ${unitId}, ${netMinor}, ${priceMinor})
    on conflict (option_id, unit_id) do update set net_minor = excluded.net_minor, price_minor = excluded.price_minor`.execute(trx);
  await sql`update units set net_minor = ${netMinor}, price_minor = ${priceMinor} where option_id = ${optionId} and id = ${unitId}`.execute(
    trx,
  );
  readBy.get(trx)?.delete(optionId);
}
