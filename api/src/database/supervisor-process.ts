import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When the process with this id began, in the platform's own words; undefined when it has ended (or waits, dead, for its parent).
 * Id and begin together name one process for ever, an id alone is given again to others.
 */
export function processBegin(pid: number): string | undefined {
  return process.platform === 'linux' ? beginOnLinux(pid) : beginElsewhere(pid);
}

function beginOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name stands in parentheses and may hold anything, also spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return isDead(fields[0]) ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function beginElsewhere(pid: number): string | undefined {
  try {
    const [state, ...begin] = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return isDead(state?.[0]) ? undefined : begin.join('-');
  } catch {
    return undefined;
  }
}

function isDead(state: string | undefined): boolean {
  return state === undefined || state === 'Z' || state === 'X';
}

/** The command line of a living process, with spaces between the words; empty when there is none. */
export function processCommand(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** This process as one word that stays true after its end: `<pid>.<begin>`. */
export function ownMark(): string {
  return `${process.pid}.${processBegin(process.pid) ?? 'unknown'}`;
}

/** Whether the process that gave this mark (`ownMark`) still lives. */
export function isMarkAlive(mark: string): boolean {
  const [pid, ...begin] = mark.split('.');
  return Number(pid) > 0 && processBegin(Number(pid)) === begin.join('.');
}

/** A word that changes whenever the machine starts anew. */
export function machineStart(): string {
  if (process.platform === 'linux') return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return execFileSync('sysctl', ['-n', 'kern.boottime'], { encoding: 'utf8' }).trim();
}
