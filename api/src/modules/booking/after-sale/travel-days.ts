import { sql } from 'kysely';
import { localDateIn } from '../../../clock';
import type { Deps } from '../../../deps';
import { addJob } from '../../../jobs/jobs';
import { changeOrderStatus } from '../change-order-status';
import { mailOrderMoment } from '../order-mail';
import { lockOrder } from '../orders.sql';
import { hasTravelAhead } from '../travel-ahead.sql';
import { markUnknownPayments } from './stuck.sql';

const ZONE = 'Asia/Singapore';
const RECHECK_AFTER_MS = 2 * 60_000;
const UNKNOWN_AFTER_MS = 30 * 60_000;

/** Paid orders of which nothing can be used any more are completed. Answers how many. */
export async function completeOrders(deps: Deps): Promise<number> {
  const at = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select o.id from orders o where o.status = 'paid' and not ${hasTravelAhead(at)}
      order by o.id limit 50 for update skip locked`.execute(trx);
    for (const { id } of rows) {
      await changeOrderStatus(trx, await lockOrder(trx, id), { to: 'completed', at, actor: 'system', reason: 'travel_over' });
      await mailOrderMoment(trx, id, 'completed');
    }
    return rows.length;
  });
}

/** The day before the first visit the contact gets a reminder with the tickets, once. Answers how many. */
export async function remindTravellers(deps: Deps): Promise<number> {
  const at = deps.clock.now();
  const tomorrow = localDateIn(new Date(at.getTime() + 86_400_000), ZONE);
  return deps.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      update orders o set reminded_at = ${at} where o.id in (
        select q.id from orders q where q.status = 'paid' and q.reminded_at is null and exists (
          select from order_lines l where l.order_id = q.id and l.cancelled_at is null and l.local_date = ${tomorrow}::date)
        order by q.id limit 50 for update skip locked)
      returning o.id`.execute(trx);
    for (const { id } of rows) await mailOrderMoment(trx, id, 'reminder');
    return rows.length;
  });
}

/**
 * Has the provider asked again about payments that are still open after two minutes and that no job looks after: it has used up its tries. A job that
 * waits keeps its growing pauses, of five minutes at most: begun anew at each beat it would ask several times a minute, as long as a card page is open.
 */
export async function recheckPayments(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - RECHECK_AFTER_MS);
  const { rows } = await sql<{ id: string }>`
    select p.id from payments p where p.status = 'pending' and p.created_at < ${before} and not exists (
      select from graphile_worker.jobs j where j.key = 'check_payment:' || p.id and (j.attempts < j.max_attempts or j.locked_at is not null))
    limit 200`.execute(deps.db);
  for (const { id } of rows) await addJob(deps.db, { name: 'check_payment', payload: { paymentId: id }, key: `check_payment:${id}` });
  await sql`
    select graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs where task_identifier = 'check_payment' and locked_at is null
        and attempts between 1 and max_attempts - 1 and run_at > now() + interval '5 minutes'), run_at => now() + interval '5 minutes')`.execute(
    deps.db,
  );
}

/** A payment whose result nobody knows after half an hour is shown to staff. */
export async function showUnknownPayments(deps: Deps): Promise<void> {
  const at = deps.clock.now();
  await markUnknownPayments(deps.db, { before: new Date(at.getTime() - UNKNOWN_AFTER_MS), at });
}
