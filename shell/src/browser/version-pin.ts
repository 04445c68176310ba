import type { PageState } from '../page/page-state';
import { PINNED_COOKIE } from '../page/version-cookies';

/** Longer than any hold: a booking that takes longer begins anew. */
const PINNED_S = 7_200;

const write = (value: string, seconds: number) => {
  document.cookie = `${PINNED_COOKIE}=${value}; path=/; max-age=${seconds}; samesite=lax`;
};

/**
 * From the cart to the paid order a shopper keeps the versions that the booking began with, also over full page loads. What only stands in for
 * QA is not kept: the payment pages have none of it.
 */
export function keepVersionsWhileBooking({ remotes, overridden }: Pick<PageState, 'remotes' | 'overridden'>) {
  const own = remotes.filter(({ name }) => !overridden?.names.includes(name));
  const look = () => {
    const { pathname } = location;
    if (/^\/(cart|checkout|payment)(\/|$)/.test(pathname)) write(own.map(({ name, version }) => `${name}.${version}`).join('~'), PINNED_S);
    else if (/^\/order-(detail|history)(\/|$)/.test(pathname)) write('', 0);
  };
  look();
  addEventListener('straits:page', look);
}
