const BELOW = ':root[data-fresh] :is([data-below=""],[data-below=each]>:is(li,section)):not([data-laid-out])';

const idle = () =>
  new Promise<void>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 500 }) : setTimeout(resolve, 50),
  );
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Together they stay a short task on a phone of a quarter of the speed. Each frame costs besides, so that more than one part is worth its while. */
const AT_ONCE_MS = 5;

/** Lays out what comes first for a moment's time. */
function layOutNext() {
  const began = performance.now();
  for (let next = document.querySelector(BELOW); next; next = document.querySelector(BELOW)) {
    next.setAttribute('data-laid-out', '');
    next.getBoundingClientRect();
    if (performance.now() - began > AT_ONCE_MS) return;
  }
}

/**
 * What the first paint left out below the window (global-styles) is laid out part by part while nothing else is to do, so that the page soon has its
 * real height and a jump into it lands where it should.
 */
export async function layOutRest() {
  while (document.querySelector(BELOW)) {
    await idle();
    layOutNext();
    await drawn();
  }
  delete document.documentElement.dataset['fresh'];
}
