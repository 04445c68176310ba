import { useSyncExternalStore } from 'react';

/** A value that components can read and modules can set: small on purpose, so that the first paint needs no state library. */
export interface Signal<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function createSignal<T>(initial: T): Signal<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The signal's value; the server and the first client render see `initial`. */
export const useSignal = <T>(signal: Signal<T>, initial: T): T => useSyncExternalStore(signal.subscribe, signal.get, () => initial);
