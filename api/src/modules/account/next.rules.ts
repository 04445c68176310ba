/** A path of our own site to go on to, or null: nothing that could lead elsewhere is ever put into a link of ours. */
export function safeNext(next: string | undefined): string | null {
  if (!next?.startsWith('/') || next.startsWith('//') || /[\\\s\u0000-\u001f]/.test(next)) return null;
  const url = new URL(next, 'http://straits.invalid');
  url.searchParams.delete('token');
  return url.origin === 'http://straits.invalid' && !url.pathname.startsWith('//') ? url.pathname + url.search : null;
}
