import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './addresses';
import { printPrefixed } from './child-output';

export interface ChildPlan {
  name: string;
  /** A TypeScript file, from the repository's root. */
  entry: string;
  words?: string[];
  env: NodeJS.ProcessEnv;
  print: (line: string) => void;
}

export interface Server {
  name: string;
  /** Starts it and waits until it answers. Fails when it ends before. */
  start(): Promise<void>;
  /** Ends it, gently first. It stays ended until the next `start`. */
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

const HEALTHY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 10_000;
const CALM_MS = 30_000;
const BACKOFF_MS = [500, 1000, 2000, 4000, 8000, 15_000];

/** Runs a program to its end; fails when it fails. */
export async function runToEnd(plan: ChildPlan, whenStarted: (child: ChildProcess) => void): Promise<void> {
  const { child, ended } = launch(plan);
  whenStarted(child);
  const code = await ended;
  if (code !== 0) throw new Error(`${plan.name} failed (${code}), see above.`);
}

/** A program that is meant to run for ever: when it ends by itself it is started again, after a pause that grows. */
export function superviseServer(plan: ChildPlan, healthUrl: string): Server {
  let child: ChildProcess | undefined;
  let wanted = false;
  let crashes = 0;

  async function start(): Promise<void> {
    wanted = true;
    const launched = launch(plan);
    child = launched.child;
    const health = await Promise.race([launched.ended, untilHealthy(healthUrl, launched.child)]);
    if (health !== 'healthy') {
      launched.child.kill('SIGKILL');
      throw new Error(`${plan.name} did not start (${health}), see above.`);
    }
    void launched.ended.then((code) => restart(code));
    setTimeout(() => (crashes = 0), CALM_MS).unref();
  }

  async function restart(code: number | string): Promise<void> {
    while (wanted) {
      const wait = BACKOFF_MS[Math.min(crashes, BACKOFF_MS.length - 1)] as number;
      crashes += 1;
      plan.print(`${plan.name} ended unexpectedly (${code}); starting it again in ${wait / 1000} s.`);
      await pause(wait);
      if (!wanted) return;
      try {
        return await start();
      } catch (error) {
        plan.print((error as Error).message);
      }
    }
  }

  async function stop(): Promise<void> {
    wanted = false;
    if (!child || !hasNotEnded(child)) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGTERM');
    const force = setTimeout(() => child?.kill('SIGKILL'), STOPPED_WITHIN_MS);
    await ended;
    clearTimeout(force);
  }

  return {
    name: plan.name,
    start,
    stop,
    kill() {
      wanted = false;
      child?.kill('SIGKILL');
    },
  };
}

function launch(plan: ChildPlan) {
  const words = ['--require', path.join(__dirname, 'end-with-parent.cjs'), '--import', 'tsx', plan.entry, ...(plan.words ?? [])];
  // Detached: Ctrl-C in the terminal goes to us alone, who know the order in which to stop.
  const child = spawn(process.execPath, words, { cwd: root, env: plan.env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  for (const stream of [child.stdout, child.stderr]) printPrefixed(stream, plan);
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  return { child, ended };
}

function hasNotEnded(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

async function untilHealthy(url: string, child: ChildProcess): Promise<string> {
  const deadline = Date.now() + HEALTHY_WITHIN_MS;
  while (Date.now() < deadline && hasNotEnded(child)) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return 'healthy';
    await pause(60);
  }
  return `no healthy answer from ${url} in ${HEALTHY_WITHIN_MS / 1000} s`;
}
