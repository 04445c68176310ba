import { sql } from 'kysely';
import type { Sql } from '../../../database/connection';
import type { PriceDays } from '../price-days.rules';

export interface HotelRow {
  no: number;
  stars: number;
  /** Ids between spaces. */
  facilities: string;
  timeZone: string;
}
/** What a list of hotels is narrowed by besides what every product has. */
export async function findHotelRows(db: Sql): Promise<HotelRow[]> {
  const { rows } = await sql<HotelRow>`
    select no, (details ->> 'stars')::int as stars, time_zone as "timeZone",
      coalesce((select string_agg(f, ' ' order by at) from jsonb_array_elements_text(details -> 'facilities') with ordinality as each(f, at)), '') as facilities
    from products where kind = 'hotel' and active`.execute(db);
  return rows;
}

export interface RoomRow {
  no: number;
  optionId: string;
  from: string | null;
  until: string | null;
  weekly: number[];
  maxRooms: number;
  maxOccupancy: number;
  minStayNights: number;
  priceMinor: number;
  currency: string;
  priceDays: PriceDays | null;
  /** Fewest hours before the stay with which all is given back; null: never. */
  freeHours: number | null;
}
export async function findRoomRows(db: Sql): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select p.no, o.id as "optionId", o.stock_from as "from", o.stock_until as until, o.stock_weekly as weekly, o.max_units as "maxRooms",
      coalesce((o.details ->> 'maxOccupancy')::int, 2) as "maxOccupancy", coalesce((o.details ->> 'minStayNights')::int, 1) as "minStayNights",
      u.price_minor as "priceMinor", o.charge_currency as currency, o.price_days as "priceDays",
      (select min((rule ->> 'hoursBefore')::int) from jsonb_array_elements(o.cancellation) rule where (rule ->> 'refundPercent')::int = 100) as "freeHours"
    from options o join products p on p.id = o.product_id join units u on u.option_id = o.id and u.position = 0
    where p.kind = 'hotel' and p.active and o.active order by p.no, o.position`.execute(db);
  return rows;
}

export interface NightException {
  optionId: string;
  localDate: string;
  capacity: number;
}
/** Nights on which hotels' rooms sell otherwise than their rule says. */
export async function findNightExceptions(db: Sql, from: string, until: string): Promise<NightException[]> {
  const { rows } = await sql<NightException>`
    select e.option_id as "optionId", e.local_date as "localDate", e.capacity from stock_exceptions e
    join options o on o.id = e.option_id join products p on p.id = o.product_id and p.kind = 'hotel' where e.local_date between ${from} and ${until}`.execute(
    db,
  );
  return rows;
}

export interface AskedNight {
  optionId: string;
  localDate: string;
  left: number;
  closed: boolean;
}
/** Nights of which somebody has asked for rooms. */
export async function findAskedNights(db: Sql, from: string, until: string): Promise<AskedNight[]> {
  const { rows } = await sql<AskedNight>`
    select i.option_id as "optionId", i.local_date as "localDate", i.capacity - i.held - i.sold as left, i.closed from inventory i
    join options o on o.id = i.option_id join products p on p.id = o.product_id and p.kind = 'hotel' where i.local_date between ${from} and ${until}`.execute(
    db,
  );
  return rows;
}
