import { sql } from 'kysely';
import type { Option, UnitType } from '@straits/api-contract';
import type { SailingFacts, UnitFacts } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import type { StoredPort } from '../kinds/ferry.rules';
import type { PriceDays } from '../price-days.rules';
import type { Texts } from '../texts.rules';

/** A line that runs between two ports; `isOutbound` when it is asked for in the direction that it was entered. */
export interface LineRow {
  id: string;
  name: Texts<string>;
  operator: string;
  from: StoredPort;
  to: StoredPort;
  durationMinutes: number;
  isOutbound: boolean;
}

export interface FareRow {
  id: string;
  type: UnitType;
  minAge: number | null;
  maxAge: number | null;
  priceMinor: number;
  facts: UnitFacts | null;
}

export interface SailingRow {
  id: string;
  productId: string;
  facts: SailingFacts;
  startTimes: string[];
  openDated: boolean;
  validityDays: number | null;
  cutOffMinutes: number;
  cancellation: Option['cancellation'];
  passengerFields: Option['passengerFields'];
  chargeCurrency: string;
  priceDays: PriceDays | null;
  from: string | null;
  until: string | null;
  weekly: number[];
  units: FareRow[] | null;
}

const MOST_LINES = 40;

/** Lines on sale between two ports, in either direction, the most recommended first. */
export async function findLines(db: Sql, from: string, to: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select p.id, (select jsonb_object_agg(lang, words ->> 'name') from jsonb_each(p.texts) as t(lang, words)) as name,
      p.details ->> 'operator' as operator, p.details -> 'from' as "from", p.details -> 'to' as "to",
      (p.details ->> 'durationMinutes')::int as "durationMinutes", p.details #>> '{from,id}' = ${from} as "isOutbound"
    from products p
    where p.kind = 'ferry' and p.active
      and ((p.details #>> '{from,id}' = ${from} and p.details #>> '{to,id}' = ${to})
        or (p.details #>> '{from,id}' = ${to} and p.details #>> '{to,id}' = ${from}))
    order by p.recommended_rank nulls last, p.popularity desc, p.id limit ${MOST_LINES}`.execute(db);
  return rows;
}

/** What lines sell: their sailings of both directions and open tickets, with the fares in the supplier's order. */
export async function findSailings(db: Sql, productIds: string[]): Promise<SailingRow[]> {
  const { rows } = await sql<SailingRow>`
    select o.id, o.product_id as "productId", o.details as facts, o.start_times as "startTimes", o.open_dated as "openDated", o.validity_days as "validityDays",
      o.cut_off_minutes as "cutOffMinutes", o.cancellation, o.passenger_fields as "passengerFields", o.charge_currency as "chargeCurrency",
      o.price_days as "priceDays", o.stock_from as "from", o.stock_until as until, o.stock_weekly as weekly,
      (select jsonb_agg(jsonb_build_object('id', u.id, 'type', u.type, 'minAge', u.min_age, 'maxAge', u.max_age, 'priceMinor', u.price_minor,
        'facts', nullif(u.details, '{}')) order by u.position) from units u where u.option_id = o.id) as units
    from options o where o.product_id = any(${productIds}) and o.active and o.details ->> 'kind' = 'ferry'`.execute(db);
  return rows;
}

export interface RouteRow {
  from: StoredPort;
  to: StoredPort;
}

/** Every pair of ports that a line on sale connects; of several lines the most recommended one names the ports. */
export async function findRoutes(db: Sql): Promise<RouteRow[]> {
  const { rows } = await sql<RouteRow>`
    select distinct on (details #>> '{from,id}', details #>> '{to,id}') details -> 'from' as "from", details -> 'to' as "to"
    from products where kind = 'ferry' and active
    order by details #>> '{from,id}', details #>> '{to,id}', recommended_rank nulls last, id`.execute(db);
  return rows;
}
