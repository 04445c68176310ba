import { NOTIFICATION_KINDS, type NotificationKind } from '@straits/api-contract/constants';
import type { NotificationFacts } from '@straits/api-contract';
import type { Sql } from '../../database/connection';
import { insertNotifications } from './notifications.sql';

export interface News {
  kind: NotificationKind;
  facts?: NotificationFacts;
  /** Where it leads, within the site. */
  path: string;
  /** The same is told once to each person. */
  onceKey?: string;
  at: Date;
}

/**
 * Tells people something, in the transaction of the change that it is about; their bells know when it is committed. Nobody (a guest's order)
 * is no fault.
 */
export async function notify(db: Sql, userIds: (string | null)[], { kind, facts = {}, path, onceKey, at }: News): Promise<void> {
  const people = userIds.filter((id) => id !== null);
  if (people.length === 0) return;
  await insertNotifications(db, people, { type: NOTIFICATION_KINDS[kind], kind, facts, path, onceKey: onceKey ?? null, at });
}
