/** Which quote an address is of: id and key stand behind `#`, where no server and no other site sees them. */
export function quoteIn(hash: string): { id: string; key: string } | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [id, key] = [given.get('id') ?? '', given.get('key') ?? ''];
  return /^[0-9a-f-]{36}$/.test(id) && /^[\w-]{20,100}$/.test(key) ? { id, key } : null;
}
