export interface ConfirmationLink {
  token: string | null;
  email: string;
  /** The same page without what the link carried. */
  bareAddress: string;
}

/**
 * The parts of a link from our mail. The token is called `confirm`, because `token` in any address is the shell's: it takes that for a
 * session. On a trade host the link may have gone through the redirect to /login and stand in `next`.
 */
export function linkParts(pathname: string, search: string): ConfirmationLink {
  const own = new URLSearchParams(search);
  const inNext = new URLSearchParams((own.get('next') ?? '').split('?')[1] ?? '');
  const carried = own.has('confirm') ? own : inNext;
  return {
    token: carried.get('confirm') || null,
    email: carried.get('email') ?? '',
    bareAddress: pathname === '/login' ? '/login?view=confirm' : pathname,
  };
}
