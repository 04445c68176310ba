const BELOW = ':root[data-fresh] :is([data-below=""],[data-below=each]>*):not([data-laid-out])';

const idle = () =>
  new Promise<void>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 500 }) : setTimeout(resolve, 50),
  );
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * What the first paint left out below the window (global-styles) is laid out part by part while nothing else is to do, so that the page soon has its
 * real height and a jump into it lands where it should.
 */
export async function layOutRest() {
  for (let next = document.querySelector(BELOW); next; next = document.querySelector(BELOW)) {
    await idle();
    next.setAttribute('data-laid-out', '');
    await drawn();
  }
  delete document.documentElement.dataset['fresh'];
}
