import { useRef } from 'react';
import { Link, type LinkProps } from '@straits/router';
import { usePageSource } from '../page/page-source';
import { findRoute } from '../page/routes.rules';
import { useSite } from '../page/site-context';

/** A pointer that rests this long on a link means to press it. */
const INTENT_MS = 60;

/** Every link inside the site: the router's, which loads the page and what it shows as soon as the shopper seems to go there. */
export function SiteLink({ href, ...rest }: LinkProps) {
  const source = usePageSource();
  const { routes } = useSite();
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetch = () => {
    const { pathname, search } = new URL(href, 'http://site.invalid');
    const found = findRoute(routes, pathname);
    if (found) source.prefetch(found, search);
  };
  return (
    <Link
      href={href}
      {...rest}
      onPointerEnter={() => (intent.current = setTimeout(prefetch, INTENT_MS))}
      onPointerLeave={() => clearTimeout(intent.current)}
      onTouchStart={prefetch}
      onFocus={prefetch}
    />
  );
}
