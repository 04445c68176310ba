/** A path of this site from `?next=`, or '/': anything that could lead elsewhere is refused (open redirect). */
export function safeNext(next: string | null | undefined): string {
  if (!next || !next.startsWith('/') || next.startsWith('//') || /[\\\s\u0000-\u001f]/.test(next)) return '/';
  const url = new URL(next, 'http://straits.invalid');
  if (url.origin !== 'http://straits.invalid') return '/';
  url.searchParams.delete('token');
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') || path.startsWith('/login') ? '/' : path;
}

/** Where the sign-in page itself leads to: whoever comes to it with a session that is over goes on to the same place. */
const nextOfLogin = (path: string) => new URL(path, 'http://straits.invalid').searchParams.get('next');

/** Address of the sign-in page that comes back to `path`; `why` lets it say what happened. */
export function loginPath(path: string, why?: 'ended' | 'token'): string {
  const next = safeNext(/^\/login(?![^?#])/.test(path) ? nextOfLogin(path) : path);
  const query = [next !== '/' && `next=${encodeURIComponent(next)}`, why && `why=${why}`].filter(Boolean).join('&');
  return query ? `/login?${query}` : '/login';
}
