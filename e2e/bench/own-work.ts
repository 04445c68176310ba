interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Microseconds from begin to end, and of processor in between. */
  dur?: number;
  tdur?: number;
}
interface Trace {
  traceEvents: TraceEvent[];
}

/** Lighthouse's mobile phone is four times as slow, and a task blocks from its 50th millisecond on. */
const SLOWDOWN = 4;
const BLOCKS_FROM_MS = 50;

/**
 * The blocking time of the page's own work in milliseconds: as TBT, but each task counted by the processor's time that it took. TBT takes a task's
 * begin and end: where others hold the processor meanwhile (a shared host, two cores for browser and servers), their time counts too.
 */
export function ownBlockingMs({ traceEvents }: Trace): number {
  const painted = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  if (!painted) return Number.NaN;
  return traceEvents
    .filter(
      ({ name, ph, pid, tid, ts }) => name === 'RunTask' && ph === 'X' && pid === painted.pid && tid === painted.tid && ts >= painted.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1_000) * SLOWDOWN - BLOCKS_FROM_MS), 0);
}
