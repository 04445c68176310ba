/** An address outside of the shop that nobody has allowed. */
export class ExternalNavigationRefused extends Error {
  constructor(address: string) {
    super(`External navigation to ${address} is not allowed`);
    this.name = 'ExternalNavigationRefused';
  }
}

// Mail and telephone open a program of the shopper's own.
const HARMLESS = new Set(['mailto:', 'tel:']);

/** The address to go to, or an exception: only this site, and exact origins on the list (M301). A look-alike host is another origin. */
export function allowedAddress(address: string, here: string, allowed: readonly string[]): URL {
  const url = new URL(address, here);
  if (HARMLESS.has(url.protocol)) return url;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (isWeb && (url.origin === new URL(here).origin || allowed.includes(url.origin))) return url;
  throw new ExternalNavigationRefused(url.origin);
}

/** Stops links that lead where nobody has allowed, before the browser follows them. */
export function guardExternalLinks(allowed: readonly string[], onRefused: (error: ExternalNavigationRefused) => void) {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.protocol === 'blob:') return;
    try {
      allowedAddress(link.href, location.href, allowed);
    } catch (error) {
      event.preventDefault();
      if (error instanceof ExternalNavigationRefused) onRefused(error);
    }
  });
}
