/** From this mark on the page answers to the shopper: the bench measures it, journeys wait for it. */
const MARK = 'straits:interactive';

/** What waits for the first page to answer; null once it does. */
let waiting: (() => void)[] | null = null;

/** One task at a time, with a breath between: in one long task they would hold up the first tap. */
export const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

async function open() {
  const turns = waiting ?? [];
  waiting = null;
  for (const turn of turns) {
    turn();
    await breathe();
  }
}

/** From now on `afterInteractive` waits for the first page to answer, at most `limitMs`: a page whose code hangs keeps nothing else from starting. */
export function holdUntilInteractive(limitMs: number) {
  waiting = [];
  setTimeout(() => void open(), limitMs);
}

export function markInteractive() {
  if (performance.getEntriesByName(MARK).length === 0) performance.mark(MARK);
  void open();
}

/** Runs what the first page can do without, once it answers. On the server and later: at once. */
export const afterInteractive = <T>(run: () => T | Promise<T>): Promise<T> =>
  new Promise<void>((resolve) => (waiting ? waiting.push(resolve) : resolve())).then(run);
