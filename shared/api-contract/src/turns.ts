interface Allowed {
  /** How much of one client's work goes on at once. */
  atOnce: number;
  /** How much more of it may wait. */
  waiting: number;
}

/** This client has as much under way and waiting as it may. */
export class NoTurn extends Error {}

interface Line {
  running: number;
  next: (() => void)[];
}

/**
 * Runs work that costs the process, a little of each client at once and the rest in its turn, so that who asks for much waits for itself and not
 * the others. Throws NoTurn when too much waits already. Clients with nothing under way are forgotten.
 */
export function createTurns({ atOnce, waiting }: Allowed) {
  const lines = new Map<string, Line>();
  return async function inTurn<T>(client: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(client) ?? { running: 0, next: [] };
    lines.set(client, line);
    if (line.running < atOnce) line.running += 1;
    else if (line.next.length < waiting) await new Promise<void>((go) => line.next.push(go));
    else throw new NoTurn();
    try {
      return await work();
    } finally {
      const next = line.next.shift();
      // The turn is handed on; others' requests come between.
      if (next) setImmediate(next);
      else if (--line.running === 0) lines.delete(client);
    }
  };
}
