import { sql } from 'kysely';
import type { Sql } from '../../../database/connection';

export interface AgencyBookingRow {
  lineId: string;
  orderId: string;
  orderCode: string;
  contactName: string;
  productName: string;
  optionName: string;
  lang: string;
  localDate: string;
  startTime: string;
  people: number;
  totalMinor: number;
  currency: string;
}
interface Filter {
  /** The day that it is where the shop is: what is before it is over. */
  today: string;
  q?: string | undefined;
  lineIds?: readonly string[];
  limit: number;
}

/** Lines of an agency's paid orders that are still to come, what comes first first. */
export async function findAgencyBookings(db: Sql, agencyId: string, { today, q, lineIds, limit }: Filter): Promise<AgencyBookingRow[]> {
  const { rows } = await sql<AgencyBookingRow>`
    select l.id as "lineId", o.id as "orderId", o.code as "orderCode", o.contact_name as "contactName", l.snapshot->>'productName' as "productName",
      l.snapshot->>'optionName' as "optionName", coalesce(l.snapshot->>'lang', o.lang) as lang, l.local_date as "localDate", l.start_time as "startTime",
      (select count(*)::int from order_travellers t where t.line_id = l.id and t.cancelled_at is null) as people,
      l.total_minor - l.discount_minor - l.cancelled_minor as "totalMinor", o.currency
    from orders o join order_lines l on l.order_id = o.id
    where o.agency_id = ${agencyId} and o.status = 'paid' and l.cancelled_at is null and l.local_date >= ${today}::date
      and (${lineIds ?? null}::uuid[] is null or l.id = any(${lineIds ?? null}::uuid[]))
      and (${q ?? null}::text is null or has_words(o.code, ${q ?? ''}) or has_words(o.contact_name, ${q ?? ''}) or has_words(l.snapshot->>'productName', ${q ?? ''}))
    order by l.local_date, l.start_time, o.code, l.position limit ${limit}`.execute(db);
  return rows;
}
