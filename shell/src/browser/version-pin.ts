import type { RemoteSlice } from '../page/page-state';

/** Longer than any hold: a booking that takes longer begins anew. */
const PINNED_S = 7_200;

const write = (value: string, seconds: number) => {
  document.cookie = `straits_pinned=${value}; path=/; max-age=${seconds}; samesite=lax`;
};

/** From the cart to the paid order a shopper keeps the versions that the booking began with, also over full page loads. */
export function keepVersionsWhileBooking(remotes: RemoteSlice[]) {
  const look = () => {
    const { pathname } = location;
    if (/^\/(cart|checkout|payment)(\/|$)/.test(pathname))
      write(remotes.map(({ name, version }) => `${name}.${version}`).join('~'), PINNED_S);
    else if (/^\/order-(detail|history)(\/|$)/.test(pathname)) write('', 0);
  };
  look();
  addEventListener('straits:page', look);
}
