import type { Order } from '@straits/api-contract';
import { openBalanceOf } from '../order-status.rules';

const lacksNames = ({ lines }: Pick<Order, 'lines'>) =>
  lines.some(({ namesUntil, passengers }) => namesUntil && passengers.some(({ name, isCancelled }) => !name && !isCancelled));

/** The sentence on what happens next: by status, for unpaid orders by whether the deposit is there, for paid ones by whether names are missing and tickets are made. */
export function nextTextKey(order: Pick<Order, 'status' | 'documents' | 'plan' | 'lines'>) {
  if (order.status === 'ORDERED' && openBalanceOf(order)) return 'ORDERED_balance';
  if (order.status !== 'paid') return order.status;
  if (lacksNames(order)) return order.documents.ticket ? 'paidSomeNames' : 'paidNames';
  return order.documents.ticket ? 'paid' : 'paidWaiting';
}

/** A visit that can be put into a calendar: at least one line has a day, and the order stands. */
export const hasCalendar = (order: Pick<Order, 'status' | 'lines'>) =>
  (order.status === 'paid' || order.status === 'completed') && order.lines.some(({ localDate }) => localDate !== null);

export interface OrderAddress {
  code: string | null;
  /** A guest's signed key to this order. */
  key: string | undefined;
  /** The address to put in place of this one: the key was where others can see it. */
  cleaned: string | null;
}

/**
 * What the address says; `search` and `hash` as in `location`. A guest's key stands behind `#`: it survives reload and bookmark (U6), and is
 * never sent to a server or given on as a referrer. Links in mails have it as `?key=`; the page moves it behind the `#`.
 */
export function readOrderAddress(search: string, hash: string): OrderAddress {
  const query = new URLSearchParams(search);
  const code = query.get('order');
  const shownKey = query.get('key');
  if (!shownKey) return { code, key: new URLSearchParams(hash.slice(1)).get('key') ?? undefined, cleaned: null };
  query.delete('key');
  return { code, key: shownKey, cleaned: `/order-detail?${query}#${new URLSearchParams({ key: shownKey })}` };
}
