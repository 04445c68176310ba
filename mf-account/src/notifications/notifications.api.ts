import { useEffect, useState } from 'react';
import type { Notification, NotificationPage, ReadAll } from '@straits/api-contract';
import type { NotificationType } from '@straits/api-contract/constants';
import { http, useResource } from '@straits/http';
import { useSession } from '@straits/session';
import { unread, useUnread } from '../bell/unread';

export interface ListQuery {
  type: NotificationType | '';
  onlyUnread: boolean;
  cursor: string;
}

/** A page of what the person was told; asked again when the bell's count changes. */
export function useNotifications({ type, onlyUnread, cursor }: ListQuery) {
  const isSigned = useSession().status === 'signed';
  const answer = useResource<NotificationPage>(
    isSigned ? '/notifications' : null,
    { type, unread: onlyUnread ? 'true' : undefined, cursor },
    { keepPreviousData: true, onSuccess: (page) => unread.set(page.unread) },
  );
  const count = useUnread();
  const { data, mutate } = answer;
  const isStale = data !== undefined && data.unread !== count;
  useEffect(() => {
    if (isStale) void mutate();
    // The count that makes it stale is what the next answer is asked for: once each.
  }, [isStale, count, mutate]);
  return answer;
}

/** Reading one while leaving for what it is about: the bell counts at once. */
export function readOne({ id, readAt }: Notification) {
  if (readAt) return;
  void http.post(`/notifications/${id}/read`, {}, { notices: false });
  unread.set(Math.max(0, unread.get() - 1));
}

/** "Read all", with a way back for as long as the page is open. */
export function useReadAll() {
  const [done, setDone] = useState<ReadAll | null>(null);
  const readAll = async () => {
    const answer = await http.post<ReadAll>('/notifications/read-all', {});
    if (!answer.ok) return;
    setDone(answer.value);
    unread.set(0);
  };
  const undo = async () => {
    const answer = await http.delete(`/notification-reads/${done?.batch ?? ''}`);
    if (!answer.ok) return;
    unread.set(done?.count ?? 0);
    setDone(null);
  };
  return { done, readAll, undo };
}
