import { sql } from 'kysely';
import type { Sql } from '../database/connection';

/** How many statements in this database wait for somebody's lock: a test of a race goes on when they do. */
export async function countWaiting(db: Sql): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.count;
}
