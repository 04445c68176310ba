import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from '../delivery/src/publish';
import { isRemote, openStore } from '../delivery/src/places';
import { buildFonts } from './build-fonts';
import { isFresh, ROOT, sourceHash, stampOf, TARGETS, type Target } from './build-targets';

/** Two processes: the machine that this is written for has two cores, and webpack uses one. */
const PROCESSES = 2;

interface Work {
  target: Target;
  hash: string;
}

/** The shell is about as much work as two remotes. */
function shareOut(work: Work[]): Work[][] {
  const lanes: Work[][] = Array.from({ length: PROCESSES }, () => []);
  const weight = (lane: Work[]) => lane.reduce((sum, { target }) => sum + (target.name === 'shell' ? 2 : 1), 0);
  for (const one of work) lanes.sort((a, b) => weight(a) - weight(b))[0]?.push(one);
  return lanes.filter((lane) => lane.length > 0);
}

/** Builds one lane in a process of its own; a workspace that is built is stamped with the hash of its sources. */
function buildLane(lane: Work[], built: Set<string>): Promise<boolean> {
  const child = fork(
    path.join(__dirname, 'build-worker.ts'),
    lane.map(({ target }) => target.workspace),
    {
      cwd: ROOT,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  child.on('message', (said: { built: string }) => {
    const work = lane.find(({ target }) => target.workspace === said.built);
    if (!work) return;
    built.add(work.target.name);
    mkdirSync(path.dirname(stampOf(work.target)), { recursive: true });
    writeFileSync(stampOf(work.target), work.hash);
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}

async function publishAll(targets: Target[]) {
  const store = openStore();
  for (const { name } of targets) {
    if (!isRemote(name)) continue;
    const { version, isNew } = await publish({ store, remote: name });
    if (isNew) console.log(`${name} ${version} is published`);
  }
}

/** Builds what has changed since it was last built, then publishes the remotes. Names of workspaces narrow it. */
async function main(names: string[]) {
  const wanted = TARGETS.filter((target) => names.length === 0 || names.includes(target.workspace) || names.includes(target.name));
  if (wanted.length === 0) throw new Error(`nothing is called ${names.join(', ')}`);
  const all = wanted.map((target) => ({ target, hash: sourceHash(target) }));
  const stale = all.filter(({ target, hash }) => !isFresh(target, hash));
  // What is fresh or was built just now goes live; what failed stays as it was.
  const done = new Set(all.filter((work) => !stale.includes(work)).map(({ target }) => target.name));
  const fonts = wanted.some(({ name }) => name === 'shell') ? [buildFonts().then(() => true)] : [];
  const results = await Promise.all([...shareOut(stale).map((lane) => buildLane(lane, done)), ...fonts]);
  await publishAll(wanted.filter(({ name }) => done.has(name)));
  if (results.includes(false)) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((thrown: unknown) => {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
});
