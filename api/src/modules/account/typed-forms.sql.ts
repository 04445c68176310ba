import { sql } from 'kysely';
import type { Sql } from '../../database/connection';

interface Whose {
  cookieHash: Buffer;
  userId: string;
  path: string;
}

/** The newest form of this browser and person. Of nobody, nothing is kept. */
export async function upsertTypedForm(
  db: Sql,
  { cookieHash, userId, path, sealed, at }: Whose & { sealed: Buffer; at: Date },
): Promise<void> {
  await sql`insert into typed_forms (cookie_hash, user_id, path, sealed, at) select ${cookieHash}, id, ${path}, ${sealed}, ${at} from users where id = ${userId}
    on conflict (cookie_hash, user_id) do update set path = excluded.path, sealed = excluded.sealed, at = excluded.at`.execute(db);
}

/** Takes it out. */
export async function takeTypedForm(db: Sql, { cookieHash, userId, path, since }: Whose & { since: Date }): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`delete from typed_forms
    where cookie_hash = ${cookieHash} and user_id = ${userId} and path = ${path} and at > ${since} returning sealed`.execute(db);
  return rows[0]?.sealed;
}

export async function deleteTypedFormsBefore(db: Sql, before: Date): Promise<void> {
  await sql`delete from typed_forms where at <= ${before}`.execute(db);
}
