import type { OrderPage, OrdersQuery } from '@straits/api-contract';

export const TABS = ['upcoming', 'to_pay', 'past', 'cancelled'] as const;
export type Tab = (typeof TABS)[number];
export const KINDS = ['attraction', 'package', 'hotel', 'ferry', 'cruise', 'transport'] as const;
export const PAGE_SIZE = 20;

const isDate = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const known = <T extends string>(value: string | null, all: readonly T[]) => all.find((one) => one === value);

/** The address's query as the API takes it; what nobody could have chosen is left out. */
export function ordersQuery(search: URLSearchParams) {
  const date = (name: string) => {
    const value = search.get(name) ?? '';
    return isDate(value) ? value : undefined;
  };
  return {
    tab: known(search.get('tab'), TABS) ?? 'upcoming',
    q: search.get('q')?.trim().slice(0, 100) || undefined,
    kind: known(search.get('kind'), KINDS),
    from: date('from'),
    to: date('to'),
    cursor: search.get('cursor') || undefined,
    limit: PAGE_SIZE,
  } satisfies OrdersQuery;
}

export const isFiltered = (query: ReturnType<typeof ordersQuery>) => Boolean(query.q ?? query.kind ?? query.from ?? query.to);

/** The address's query after a change. Another choice begins at the first page; '' takes a filter off. */
export function searchWith(search: URLSearchParams, change: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(search);
  if (!('cursor' in change)) next.delete('cursor');
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  if (next.get('tab') === 'upcoming') next.delete('tab');
  return next;
}

/** Where someone should look when the tab is empty and another is not. */
export const tabWithOrders = (tab: Tab, counts: OrderPage['counts'] | undefined) =>
  TABS.find((other) => other !== tab && (counts?.[other] ?? 0) > 0);

/** Whole hours and minutes left to pay, or null when it is over or open. */
export function timeLeft(expiresAt: string | null, now: number) {
  if (!expiresAt) return null;
  const minutes = Math.floor((Date.parse(expiresAt) - now) / 60_000);
  return minutes <= 0 ? null : { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
