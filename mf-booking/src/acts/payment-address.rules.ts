import type { Order } from '@straits/api-contract';

/**
 * Addresses of a payment. A guest's key to the order stands behind `#`: it survives reload and bookmark (U6), and is never sent to a server,
 * written into a log or given on as a referrer. Links in mails have it as `?key=`; the page moves it behind the `#`.
 */
export function paymentPath(orders: Pick<Order, 'code' | 'accessKey'>[]): string {
  const [first, ...others] = orders;
  if (!first) return '/order-history';
  const query = new URLSearchParams({ order: first.code });
  if (others.length > 0) query.set('next', others.map(({ code }) => code).join(','));
  const keys = orders.flatMap(({ code, accessKey }) => (accessKey ? [[code, accessKey]] : []));
  return `/payment?${query}${keys.length > 0 ? `#${new URLSearchParams(keys)}` : ''}`;
}

export interface PaymentAddress {
  code: string;
  key: string | undefined;
  /** The address to put in place of this one: the key was where others can see it. */
  cleaned: string | null;
  /** Where the next order of the same checkout is paid; null for the last. */
  nextPath: string | null;
}

/** What an address says; `search` and `hash` as in `location`. */
export function readPaymentAddress(search: string, hash: string): PaymentAddress {
  const query = new URLSearchParams(search);
  const keys = new URLSearchParams(hash.replace(/^#/, ''));
  const code = query.get('order') ?? '';
  const shownKey = query.get('key');
  if (shownKey && code) keys.set(code, shownKey);
  query.delete('key');
  const waiting = (query.get('next') ?? '').split(',').filter(Boolean);
  return {
    code,
    key: keys.get(code) ?? undefined,
    cleaned: shownKey ? `/payment?${query}#${keys}` : null,
    nextPath: waiting.length > 0 ? paymentPath(waiting.map((other) => ({ code: other, accessKey: keys.get(other) }))) : null,
  };
}

const withKey = (path: string, code: string, key: string | undefined) =>
  `${path}?${new URLSearchParams({ order: code, ...(key ? { key } : {}) })}`;
/** The order's own page, with its documents. */
export const orderPath = (code: string, key: string | undefined) => withKey('/order-detail', code, key);
