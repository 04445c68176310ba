/** From this mark on the page answers to the shopper: the bench measures it, journeys wait for it. */
const MARK = 'straits:interactive';

let gate: Promise<void> = Promise.resolve();
let open: () => void = () => undefined;

/** From now on `afterInteractive` waits for the first page to answer, at most `limitMs`: a page whose code hangs keeps nothing else from starting. */
export function holdUntilInteractive(limitMs: number) {
  gate = new Promise((resolve) => (open = resolve));
  setTimeout(open, limitMs);
}

export function markInteractive() {
  if (performance.getEntriesByName(MARK).length === 0) performance.mark(MARK);
  open();
}

/** Runs what the first page can do without, once it answers. On the server and later: at once. */
export const afterInteractive = <T>(run: () => T | Promise<T>): Promise<T> => gate.then(run);
