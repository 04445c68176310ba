import { useSyncExternalStore } from 'react';
import { MOST_SAVED, MOST_VIEWED, readIds, withFirst, without } from './saved-products.rules';

const NONE: string[] = [];

/** A list of products in this browser's storage: read after hydration, kept in step between tabs. Without storage it lasts as long as the page. */
function createList(name: string, most: number) {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let ids = NONE;
  const stored = () => {
    try {
      return localStorage.getItem(name);
    } catch {
      return text ?? null;
    }
  };
  const read = () => {
    const now = stored();
    if (now !== text) {
      text = now;
      ids = now === null ? NONE : readIds(now);
    }
    return ids;
  };
  const write = (next: string[]) => {
    text = JSON.stringify(next);
    ids = next;
    try {
      localStorage.setItem(name, text);
    } catch {
      // Full or forbidden: the list lasts as long as the page.
    }
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  };
  return {
    add: (id: string) => write(withFirst(read(), id, most)),
    remove: (id: string) => write(without(read(), id)),
    useIds: () => useSyncExternalStore(subscribe, read, () => NONE),
    /** Only who comes to or leaves the list is drawn anew: a page has many products. */
    useHas: (id: string) =>
      useSyncExternalStore(
        subscribe,
        () => read().includes(id),
        () => false,
      ),
  };
}

/** What the shopper wants to keep in sight. */
export const wishlist = createList('straits_wishlist', MOST_SAVED);
/** What the shopper looked at last. */
export const viewed = createList('straits_viewed', MOST_VIEWED);
