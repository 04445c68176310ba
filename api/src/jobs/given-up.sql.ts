import { sql } from 'kysely';
import type { Sql } from '../database/connection';

export interface GivenUpJob {
  id: string;
  name: string;
  since: Date;
  tries: number;
  error: string;
}
/** Jobs that have used up their tries, the oldest first. */
export async function findGivenUpJobs(db: Sql): Promise<GivenUpJob[]> {
  const { rows } = await sql<GivenUpJob>`
    select j.id::text as id, t.identifier as name, j.updated_at as since, j.attempts as tries, coalesce(j.last_error, '') as error
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and j.locked_at is null order by j.id`.execute(db);
  return rows;
}
export async function countGivenUpJobs(db: Sql): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}
/** Gives them all their tries again, from now on; answers how many. */
export async function markToTryAgain(db: Sql, ids: string[]): Promise<number> {
  const { rows } = await sql`select id from graphile_worker.reschedule_jobs(${ids}::bigint[], run_at => now(), attempts => 0)`.execute(db);
  return rows.length;
}
