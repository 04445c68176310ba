import { sql } from 'kysely';
import type { RidesQuery, TransportService, VehicleFacts } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import type { TransportDetails } from '../kinds/transport.rules';
import type { PriceDays } from '../price-days.rules';
import type { OptionTexts, ProductTexts } from '../sellable';
import type { StoredPicture, Texts } from '../texts.rules';

export type StoredPoint = TransportDetails['from'];

/** One vehicle class of a service on sale, with the one unit that it is priced by. */
export interface RideRow {
  productId: string;
  texts: Texts<Pick<ProductTexts, 'name' | 'summary'>>;
  service: TransportService;
  from: StoredPoint;
  to: StoredPoint | null;
  timeZone: string;
  durationMinutes: number | null;
  picture: StoredPicture | null;
  rating: string | null;
  ratingCount: number;
  freeCancellationHours: number | null;
  optionId: string;
  vehicle: Texts<OptionTexts>;
  facts: VehicleFacts;
  startTimes: string[];
  cutOffMinutes: number;
  chargeCurrency: string;
  priceDays: PriceDays | null;
  stockFrom: string | null;
  stockUntil: string | null;
  weekly: number[];
  priceMinor: number;
}

const MOST_SERVICES = 60;
const same = (path: string, value: string | undefined) =>
  value === undefined ? sql`true` : sql`p.details #>> ${sql.lit(path)} = ${value}`;

/** A point says more than its country: then the country is not asked. */
const matches = ({ service, fromCountry, from, toCountry, to }: RidesQuery) => sql`
  ${service === undefined ? sql`true` : sql`p.details ->> 'service' = ${service}`}
  and ${from ? same('{from,id}', from) : same('{from,country}', fromCountry)}
  and ${to ? same('{to,id}', to) : same('{to,country}', toCountry)}`;

/** Vehicle classes of the services that match, the most recommended services first. */
export async function findRides(db: Sql, query: RidesQuery): Promise<RideRow[]> {
  const { rows } = await sql<RideRow>`
    select p.id as "productId", p.texts, p.details ->> 'service' as service, p.details -> 'from' as "from", nullif(p.details -> 'to', 'null') as "to",
      p.time_zone as "timeZone", p.duration_minutes as "durationMinutes", p.pictures -> 0 as picture, p.rating, p.rating_count as "ratingCount",
      p.free_cancellation_hours as "freeCancellationHours", o.id as "optionId", o.texts as vehicle, o.details as facts, o.start_times as "startTimes",
      o.cut_off_minutes as "cutOffMinutes", o.charge_currency as "chargeCurrency", o.price_days as "priceDays", o.stock_from as "stockFrom",
      o.stock_until as "stockUntil", o.stock_weekly as weekly, u.price_minor as "priceMinor"
    from (
      select p.* from products p where p.kind = 'transport' and p.active and ${matches(query)}
      order by p.recommended_rank nulls last, p.popularity desc, p.id limit ${MOST_SERVICES}
    ) p
    join options o on o.product_id = p.id and o.active and o.details ->> 'kind' = 'transport'
    join units u on u.option_id = o.id
    order by p.recommended_rank nulls last, p.popularity desc, p.id, o.position`.execute(db);
  return rows;
}

export interface RouteRow {
  from: StoredPoint;
  to: StoredPoint | null;
  service: TransportService;
  timeZone: string;
}

/** Every route that is on sale. */
export async function findRideRoutes(db: Sql): Promise<RouteRow[]> {
  const { rows } = await sql<RouteRow>`
    select distinct on (details #>> '{from,id}', details #>> '{to,id}', details ->> 'service')
      details -> 'from' as "from", nullif(details -> 'to', 'null') as "to", details ->> 'service' as service, time_zone as "timeZone"
    from products where kind = 'transport' and active
    order by details #>> '{from,id}', details #>> '{to,id}', details ->> 'service', recommended_rank nulls last, id`.execute(db);
  return rows;
}
