import { sql, type RawBuilder } from 'kysely';

/**
 * Whether something of an order (`o`) can still be used: until the end of its last day where it is. A ticket without a date can be used as many days after payment
 * as it was sold with (orders of before that was kept: as its option says now), and one without an end for ever.
 */
export const hasTravelAhead = (now: Date): RawBuilder<boolean> => sql`exists (
  select from order_lines l join options p on p.id = l.option_id where l.order_id = o.id and l.cancelled_at is null
    and coalesce(l.end_date, l.local_date, (o.paid_at at time zone (l.snapshot->>'timeZone'))::date
      + coalesce((l.snapshot->>'validityDays')::int, p.validity_days), 'infinity') >= (${now}::timestamptz at time zone (l.snapshot->>'timeZone'))::date)`;
