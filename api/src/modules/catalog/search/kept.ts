/** A small memory of what was worked out: forgets what was not asked for longest. */
export function createKept<T>(most: number) {
  const entries = new Map<string, T>();
  return {
    get(key: string): T | undefined {
      const found = entries.get(key);
      if (found === undefined) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found;
    },
    /** A promise that fails is forgotten. */
    put(key: string, value: T) {
      entries.set(key, value);
      if (value instanceof Promise) value.catch(() => entries.delete(key));
      if (entries.size > most) entries.delete(entries.keys().next().value as string);
    },
  };
}
