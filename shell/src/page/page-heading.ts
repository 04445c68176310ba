/** A page may still be loading its heading when it comes on screen; after this long the main region takes the focus. */
const HEADING_WAIT_MS = 3_000;

/** Calls back with the page's heading as soon as there is one. */
export function whenHeading(found: (heading: HTMLElement | null) => void): () => void {
  const look = () => document.querySelector<HTMLElement>('#main h1');
  const present = look();
  if (present) {
    found(present);
    return () => undefined;
  }
  const finish = (heading: HTMLElement | null) => {
    observer.disconnect();
    clearTimeout(timer);
    found(heading);
  };
  const observer = new MutationObserver(() => {
    const heading = look();
    if (heading) finish(heading);
  });
  observer.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => finish(null), HEADING_WAIT_MS);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Something in the page had the focus and is gone: the heading of what stands in its place takes it, whenever that comes. */
export function keepFocusInPage(): void {
  const look = () => {
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (heading && (!document.activeElement || document.activeElement === document.body)) focusOn(heading);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), HEADING_WAIT_MS);
  look();
}

let focused: string | undefined;
const links = new Map<string, string | undefined>();

/** From now on it is known which link the shopper is on. */
export const followFocus = () => addEventListener('focusin', ({ target }) => (focused = (target as HTMLAnchorElement).href));

/** A page was left, by the link that had the focus if there was one. */
export const keepLink = (page: string) => void links.set(page, focused);

/** The link by which a page was left that is shown again. */
export function linkLeft(page: string): HTMLElement | undefined {
  const address = links.get(page);
  return [...document.querySelectorAll<HTMLAnchorElement>('#main a')].find(({ href }) => href === address);
}

export function focusOn(heading: HTMLElement | null) {
  const target = heading ?? document.getElementById('main');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
