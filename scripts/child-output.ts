import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Prints a process's lines with its name before them. */
export function printPrefixed(stream: Readable | null, { name, print }: { name: string; print: (line: string) => void }): void {
  if (stream) createInterface({ input: stream }).on('line', (line) => print(`${name.padEnd(10)} │ ${readable(line)}`));
}

const LEVELS: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warning', 50: 'error', 60: 'fatal' };

interface LogLine {
  level: number;
  msg?: string;
  reqId?: string;
  detail?: unknown;
  err?: { message?: string; stack?: string };
}

/** Structured log lines are for machines; in a terminal their message will do, with what it is about. */
export function readable(line: string): string {
  if (!line.startsWith('{')) return line;
  try {
    const { level, msg, reqId, detail, err } = JSON.parse(line) as LogLine;
    if (LEVELS[level] === undefined) return line;
    return [LEVELS[level], reqId && `[${reqId}]`, msg, detail !== undefined && JSON.stringify(detail), err && (err.stack ?? err.message)]
      .filter(Boolean)
      .join(' ');
  } catch {
    return line;
  }
}
