/**
 * The first date or number that a page formats costs as much as all the others together, in the middle of hydration: the browser reads what it knows
 * of every language. It does so once for all threads of a page, so that a thread of its own can (decision 0191). Where there is none, it is as it was.
 */
export function warmFormats() {
  try {
    new Worker(new URL(/* webpackChunkName: "warm-formats" */ './warm-formats.worker.ts', import.meta.url));
  } catch {
    // A browser without workers.
  }
}
