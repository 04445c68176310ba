import { sql } from 'kysely';
import type { Sql } from './database/connection';

/** Keeps this key's fingerprint where none is known. Answers the one that is kept. */
export async function insertShopKey(db: Sql, fingerprint: Buffer, now: Date): Promise<{ fingerprint: Buffer; since: Date }> {
  await sql`insert into shop_key (fingerprint, since) values (${fingerprint}, ${now}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ fingerprint: Buffer; since: Date }>`select fingerprint, since from shop_key`.execute(db);
  return rows[0]!;
}
/** From now on this key is the shop's. */
export async function markShopKey(db: Sql, fingerprint: Buffer, now: Date): Promise<void> {
  await sql`insert into shop_key (fingerprint, since) values (${fingerprint}, ${now})
    on conflict (is_the_one) do update set fingerprint = excluded.fingerprint, since = excluded.since`.execute(db);
}
