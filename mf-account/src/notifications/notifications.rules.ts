import type { Notification } from '@straits/api-contract';
import { NOTIFICATION_TYPES, type NotificationType } from '@straits/api-contract/constants';

export const TABS = ['unread', 'history', 'mails'] as const;
export type TabName = (typeof TABS)[number];

const isOneOf = <T extends string>(list: readonly T[], value: string | null): value is T => list.includes(value as T);

/** What the address says: `view`, `type`, `cursor`; anything else is the first view of everything. */
export function readSearch(search: URLSearchParams): { view: TabName; type: NotificationType | ''; cursor: string } {
  const [view, type] = [search.get('view'), search.get('type')];
  return {
    view: isOneOf(TABS, view) ? view : 'unread',
    type: isOneOf(NOTIFICATION_TYPES, type) ? type : '',
    cursor: search.get('cursor') ?? '',
  };
}

/** The query of the same view and type after a change; another page only where the change names it. */
export function searchWith(search: URLSearchParams, change: Record<string, string>): Record<string, string> {
  const { view, type } = readSearch(search);
  return Object.fromEntries(Object.entries({ view, type, ...change }).filter(([, value]) => value));
}

export interface Day {
  /** Plain date in the shop's zone. */
  date: string;
  items: Notification[];
}
/** The list by days of the shop's zone, in the order given. */
export function byDay(items: Notification[], timeZone: string): Day[] {
  const dateIn = new Intl.DateTimeFormat('en-CA', { timeZone });
  const days: Day[] = [];
  for (const item of items) {
    const date = dateIn.format(new Date(item.createdAt));
    const last = days.at(-1);
    if (last?.date === date) last.items.push(item);
    else days.push({ date, items: [item] });
  }
  return days;
}
