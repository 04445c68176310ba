import { useEffect } from 'react';
import { hasToken } from '@straits/http';
import { useLocation, useNavigate } from '@straits/router';
import { hasStoredToken } from './stored-token';
import type { SiteRoute } from './routes.rules';
import { SIGNED_OUT } from './signed-out';
import { useSite } from './site-context';

/** Address of the sign-in page for this one, or null where nobody needs to be signed in. Agents' hosts: everywhere but there (M29). */
export function signInFor(route: SiteRoute | undefined, isTrade: boolean, address: string): string | null {
  // Where no version of the sign-in page is published, its address leads nowhere, but not to itself.
  if (route?.path === '/login' || address.split('?')[0] === '/login') return null;
  if (!isTrade && !route?.middleware.includes('signed')) return null;
  return address === '/' ? '/login' : `/login?next=${encodeURIComponent(address)}`;
}

/** "signed" pages send a visitor to sign in; on a full load the page's first script has done so already. */
export function useSignedRule(route: SiteRoute | undefined, address: string) {
  const navigate = useNavigate();
  const isTrade = useSite().shop.base.Variant === 'b2b';
  const target = signInFor(route, isTrade, address);
  const { pathname, search } = useLocation();
  // A page that stands until the next one has come is on its way out: whoever has just signed out of it, or deleted the account, is not sent to sign in to it.
  const isLeft = pathname + search !== address;
  useEffect(() => {
    // Where storage is off, the token lives as long as the page.
    if (target && !isLeft && !hasToken() && !hasStoredToken()) void navigate(target, { replace: true });
  }, [navigate, target, isLeft]);
  useEffect(() => {
    if (!target || isLeft) return undefined;
    // Who has just signed out has nothing to come back to.
    const leave = () => void navigate('/login', { replace: true });
    addEventListener(SIGNED_OUT, leave);
    return () => removeEventListener(SIGNED_OUT, leave);
  }, [navigate, target, isLeft]);
}
