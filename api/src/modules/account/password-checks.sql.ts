import { sql } from 'kysely';
import type { Sql } from '../../database/connection';

export interface CheckLimit {
  bucket: string;
  now: Date;
  /** Checks that may be in any span of so many minutes. */
  checks: number;
  windowMinutes: number;
}
/**
 * Takes one of the bucket's checks, or answers false when there is none left. One statement on one row, so tries at the same instant are
 * counted one after the other; it keeps the instants themselves, so that no span of the window's length ever has more than the limit.
 */
export async function takeCheck(db: Sql, { bucket, now, checks, windowMinutes }: CheckLimit): Promise<boolean> {
  const since = new Date(now.getTime() - windowMinutes * 60_000);
  const { rows } = await sql`
    insert into password_checks as p (bucket, at) values (${bucket}, array[${now}::timestamptz])
    on conflict (bucket) do update set at = array(select t from unnest(p.at) as t where t > ${since}) || ${now}::timestamptz
      where (select count(*) from unnest(p.at) as t where t > ${since}) < ${checks}
    returning bucket`.execute(db);
  return rows.length > 0;
}

/** How many of the bucket's checks are used up now. */
export async function countChecks(db: Sql, { bucket, now, windowMinutes }: Omit<CheckLimit, 'checks'>): Promise<number> {
  const since = new Date(now.getTime() - windowMinutes * 60_000);
  const { rows } = await sql<{ used: number }>`
    select count(*)::int as used from password_checks p, unnest(p.at) as t where p.bucket = ${bucket} and t > ${since}`.execute(db);
  return rows[0]?.used ?? 0;
}

/** Gives a check back: what was typed is right, so it was no guess. */
export async function returnCheck(db: Sql, bucket: string): Promise<void> {
  await sql`update password_checks set at = at[1:array_length(at, 1) - 1] where bucket = ${bucket}`.execute(db);
}

export async function isKnownBrowser(db: Sql, cookieHash: Buffer, userId: string): Promise<boolean> {
  const { rows } = await sql`select from known_browsers where cookie_hash = ${cookieHash} and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}
/** The same for an address, which need not have an account. */
export async function isBrowserOf(db: Sql, cookieHash: Buffer, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from known_browsers b join users u on u.id = b.user_id where b.cookie_hash = ${cookieHash} and u.email = ${email}`.execute(db);
  return rows.length > 0;
}
export async function markKnownBrowser(db: Sql, cookieHash: Buffer, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await sql`insert into known_browsers (cookie_hash, user_id, used_at) values (${cookieHash}, ${userId}, ${now})
    on conflict (cookie_hash, user_id) do update set used_at = excluded.used_at`.execute(db);
}
/** What is older than any window or cookie says nothing any more. */
export async function deleteOldChecks(db: Sql, now: Date): Promise<void> {
  const [hourAgo, yearAgo] = [new Date(now.getTime() - 3_600_000), new Date(now.getTime() - 366 * 86_400_000)];
  await sql`delete from password_checks where at[array_upper(at, 1)] < ${hourAgo}`.execute(db);
  await sql`delete from known_browsers where used_at < ${yearAgo}`.execute(db);
}
