import { sql } from 'kysely';
import type { NotificationType, RefusableMail } from '@straits/api-contract/constants';
import type { Sql } from '../../database/connection';

/** Types that a person does not want as mail. */
export async function findMailRefusals(db: Sql, userId: string): Promise<Set<string>> {
  const { rows } = await sql<{ type: string }>`select type from mail_refusals where user_id = ${userId}`.execute(db);
  return new Set(rows.map(({ type }) => type));
}

/** Of these people, those who do not refuse mails of this type. */
export async function findMailReaders(db: Sql, userIds: string[], type: NotificationType | RefusableMail): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select u.id from unnest(${userIds}::uuid[]) u(id) where not exists (select from mail_refusals r where r.user_id = u.id and r.type = ${type})`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

export async function markMailRefusal(db: Sql, userId: string, { type, wanted }: { type: RefusableMail; wanted: boolean }): Promise<void> {
  await (
    wanted
      ? sql`delete from mail_refusals where user_id = ${userId} and type = ${type}`
      : sql`insert into mail_refusals (user_id, type) values (${userId}, ${type}) on conflict do nothing`
  ).execute(db);
}
