import { sql } from 'kysely';
import type { NotificationFacts, NotificationKind, NotificationType } from '@straits/api-contract';
import type { Sql } from '../../database/connection';

export interface NewNotification {
  type: NotificationType;
  kind: NotificationKind;
  facts: NotificationFacts;
  path: string;
  onceKey: string | null;
  at: Date;
}
/** One for each person; who was told the same by `onceKey` before is not told again. */
export async function insertNotifications(
  db: Sql,
  userIds: string[],
  { type, kind, facts, path, onceKey, at }: NewNotification,
): Promise<void> {
  await sql`
    insert into notifications (user_id, type, kind, facts, path, once_key, created_at)
    select u.id, ${type}, ${kind}, ${JSON.stringify(facts)}::jsonb, ${path}, ${onceKey}, ${at} from users u where u.id = any(${userIds}::uuid[])
    on conflict (user_id, once_key) do nothing`.execute(db);
}

export interface NotificationRow {
  id: string;
  position: number;
  type: NotificationType;
  kind: NotificationKind;
  facts: NotificationFacts;
  path: string;
  createdAt: Date;
  readAt: Date | null;
}
export interface NotificationFilter {
  type: NotificationType | undefined;
  unread: boolean;
  before: number | undefined;
  limit: number;
}
/** Newest first. */
export async function findNotifications(db: Sql, userId: string, filter: NotificationFilter): Promise<NotificationRow[]> {
  const { type, unread, before, limit } = filter;
  const { rows } = await sql<NotificationRow>`
    select id, position, type, kind, facts, path, created_at as "createdAt", read_at as "readAt" from notifications
    where user_id = ${userId} and (${type ?? null}::text is null or type = ${type ?? null}) and (not ${unread} or read_at is null)
      and (${before ?? null}::bigint is null or position < ${before ?? null})
    order by position desc limit ${limit}`.execute(db);
  return rows;
}
export async function countUnread(db: Sql, userId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from notifications where user_id = ${userId} and read_at is null`.execute(db);
  return rows[0]?.unread ?? 0;
}
/** The count for a stream, or undefined when its session is over. */
export async function countForSession(db: Sql, sessionId: string, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ unread: number }>`
    select (select count(*)::int from notifications n where n.user_id = s.user_id and n.read_at is null) as unread
    from sessions s where s.id = ${sessionId} and s.expires_at > ${now}`.execute(db);
  return rows[0]?.unread;
}

/** False when the person has no such notification; reading twice is reading once. */
export async function markRead(db: Sql, owner: { id: string; userId: string }, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update notifications set read_at = coalesce(read_at, ${now}) where id = ${owner.id} and user_id = ${owner.userId} returning id`.execute(
    db,
  );
  return rows.length > 0;
}
export async function markAllRead(db: Sql, { userId, batch, now }: { userId: string; batch: string; now: Date }): Promise<number> {
  const { rows } = await sql`
    update notifications set read_at = ${now}, read_batch = ${batch} where user_id = ${userId} and read_at is null returning id`.execute(
    db,
  );
  return rows.length;
}
/** Answers how many are unread again. */
export async function markBatchUnread(db: Sql, { userId, batch }: { userId: string; batch: string }): Promise<number> {
  const { rows } = await sql`
    update notifications set read_at = null, read_batch = null where user_id = ${userId} and read_batch = ${batch} returning id`.execute(
    db,
  );
  return rows.length;
}
export async function deleteNotificationsBefore(db: Sql, before: Date): Promise<void> {
  await sql`delete from notifications where created_at < ${before}`.execute(db);
}
