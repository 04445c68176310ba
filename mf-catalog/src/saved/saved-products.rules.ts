/** Products that a browser remembers, the newest first. */
export const MOST_SAVED = 40;
export const MOST_VIEWED = 12;
export const MOST_COMPARED = 4;

const SLUG = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** Whatever stands in the storage, the answer is a list of ids. */
export function readIds(stored: string | null): string[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string' && SLUG.test(id)).slice(0, MOST_SAVED) : [];
  } catch {
    return [];
  }
}

export const withFirst = (ids: readonly string[], id: string, most: number): string[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, most);
export const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id);
