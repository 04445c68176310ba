export interface WaitingAddress {
  /** A guest's signed key to their waiting lists. */
  key: string | undefined;
  /** The address to put in place of this one: the key was where others can see it. */
  cleaned: string | null;
}

/** What the address says; mails have the key as `?key=`, the page moves it behind the `#`, where no server and no other site sees it. */
export function readWaitingAddress(search: string, hash: string): WaitingAddress {
  const query = new URLSearchParams(search);
  const shownKey = query.get('key');
  if (!shownKey) return { key: new URLSearchParams(hash.slice(1)).get('key') ?? undefined, cleaned: null };
  query.delete('key');
  const rest = query.size > 0 ? `?${query}` : '';
  return { key: shownKey, cleaned: `/waiting-list${rest}#${new URLSearchParams({ key: shownKey })}` };
}
