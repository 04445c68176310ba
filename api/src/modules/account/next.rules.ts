/** A path of our own site to go on to, or null: nothing that could lead elsewhere is ever put into a link of ours. */
export function safeNext(next: string | undefined): string | null {
  if (!next?.startsWith('/') || next.startsWith('//') || /[\\\s\u0000-\u001f]/.test(next)) return null;
  const { origin, pathname, search } = new URL(next, 'http://straits.invalid');
  return origin === 'http://straits.invalid' && !pathname.startsWith('//') ? pathname + search : null;
}
