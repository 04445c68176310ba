import { sql } from 'kysely';
import type { Sql } from '../database/connection';
import { Refusal } from './refusal';

export interface Limit {
  /** What is limited, for whom: `sign-in:ada@straits.test`. */
  bucket: string;
  tries: number;
  windowMinutes: number;
}

/** Longer than any window: what is older limits nobody, and its buckets name people. */
export const TRIES_DAYS = 2;
export async function forgetTries(db: Sql, before: Date): Promise<void> {
  await sql`delete from rate_limits where window_start < ${before}`.execute(db);
}

/**
 * Counts a try and refuses with `rate_limited` above the limit. Kept in PostgreSQL, so that all API processes count together;
 * runs outside the caller's transaction, so that a refused call stays counted.
 */
export async function countTry(db: Sql, now: Date, { bucket, tries, windowMinutes }: Limit): Promise<void> {
  const windowMs = windowMinutes * 60_000;
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const { rows } = await sql<{ tries: number }>`
    insert into rate_limits (bucket, window_start, tries) values (${bucket}, ${windowStart}, 1)
    on conflict (bucket, window_start) do update set tries = rate_limits.tries + 1
    returning tries`.execute(db);
  if ((rows[0]?.tries ?? 0) > tries) throw new Refusal('rate_limited').after((windowStart.getTime() + windowMs - now.getTime()) / 1000);
}
