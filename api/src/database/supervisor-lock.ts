import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isMarkAlive, ownMark } from './supervisor-process';

const WAIT_MS = 120_000;

/**
 * Runs `act` while no other process runs one under the same lock file. The lock of a process that was killed is taken over at once.
 * Starting, adopting and stopping the server each happen inside of it, so that nobody adopts a server that is about to be stopped.
 */
export async function withLock<Result>(lockFile: string, act: () => Promise<Result>): Promise<Result> {
  const release = await acquire(lockFile);
  try {
    return await act();
  } finally {
    release();
  }
}

async function acquire(lockFile: string): Promise<() => void> {
  const deadline = Date.now() + WAIT_MS;
  const own = `${ownMark()} ${randomUUID()}`;
  while (!tryAcquire(lockFile, own)) {
    if (Date.now() > deadline) throw new Error(`The lock ${lockFile} is held by process ${read(lockFile) ?? '?'} for too long.`);
    await pause(25);
  }
  return () => {
    if (read(lockFile) === own) rmSync(lockFile, { force: true });
  };
}

function tryAcquire(lockFile: string, own: string): boolean {
  const draft = `${lockFile}.${randomUUID()}`;
  writeFileSync(draft, own);
  try {
    // A link, unlike an exclusive write, appears with its content: nobody ever reads a lock without a holder.
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    breakIfAbandoned(lockFile);
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function breakIfAbandoned(lockFile: string): void {
  const seen = read(lockFile);
  if (seen === undefined || isMarkAlive(seen.split(' ')[0] ?? '')) return;
  const aside = `${lockFile}.${randomUUID()}`;
  try {
    renameSync(lockFile, aside);
    // Another process may have broken the same lock and taken it between the two lines above: then it is given back.
    if (read(aside) !== seen) linkSync(aside, lockFile);
  } catch {
    // Somebody else broke it first; the next try tells.
  } finally {
    rmSync(aside, { force: true });
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The processes that use one server, one file for each use; a killed process drops out by itself. */
export interface Users {
  join(): { leave(): void };
  anyLeft(): boolean;
}

export function usersIn(folder: string): Users {
  mkdirSync(folder, { recursive: true });
  return {
    join() {
      const file = path.join(folder, `${ownMark()}#${randomUUID()}`);
      writeFileSync(file, '');
      return { leave: () => rmSync(file, { force: true }) };
    },
    anyLeft() {
      const [alive, dead] = [readdirSync(folder).filter(isUserAlive), readdirSync(folder).filter((name) => !isUserAlive(name))];
      for (const name of dead) rmSync(path.join(folder, name), { force: true });
      return alive.length > 0;
    },
  };
}

function isUserAlive(name: string): boolean {
  return isMarkAlive(name.split('#')[0] ?? '');
}
