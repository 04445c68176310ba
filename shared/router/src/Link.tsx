import { createContext, use, type ComponentProps, type MouseEvent } from 'react';

/** Shows an address of the site. */
export type Go = (href: string) => void;

/** Of the router around; the server's goes nowhere. */
export const GoContext = createContext<Go>(() => undefined);

/** `href` is a path of this site, from the root on: `/attraction/search?q=zoo`. */
export type LinkProps = ComponentProps<'a'> & { href: string };

/** A press that means this window: others open a tab or a menu, or save. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * A link inside the site. It reads nothing of the address, so that none of a page's hundred links is drawn again when that changes, and
 * neither server nor browser works out a path that is whole already (decision 0193).
 */
export function Link({ href, onClick, children, ...rest }: LinkProps) {
  const go = use(GoContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a href={href} {...rest} onClick={follow}>
      {children}
    </a>
  );
}
