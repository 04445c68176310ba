import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from '../delivery/src/publish';
import { isRemote, openStore } from '../delivery/src/places';
import { buildFonts } from './build-fonts';
import { isFresh, PARTS, ROOT, sourceHash, stampOf, TARGETS, type Part, type Target } from './build-targets';

/** Two processes: the machine that this is written for has two cores, and webpack uses one. */
const PROCESSES = 2;

interface Work {
  target: Target;
  hash: string;
  part: Part;
}

const nameOf = ({ target, part }: Work) => `${target.workspace}:${part}`;
/** The shell is about as much work as two remotes, and what the browser gets is minimized and compressed. */
const weightOf = ({ target, part }: Work) => (target.name === 'shell' ? 2 : 1) * (part === 'browser' ? 2 : 1);

function shareOut(work: Work[]): Work[][] {
  const lanes: Work[][] = Array.from({ length: PROCESSES }, () => []);
  const weight = (lane: Work[]) => lane.reduce((sum, one) => sum + weightOf(one), 0);
  for (const one of [...work].sort((a, b) => weightOf(b) - weightOf(a))) lanes.sort((a, b) => weight(a) - weight(b))[0]?.push(one);
  return lanes.filter((lane) => lane.length > 0);
}

/** Builds one lane in a process of its own, and adds to `built` what it has finished. */
function buildLane(lane: Work[], built: Set<Work>): Promise<boolean> {
  const child = fork(path.join(__dirname, 'build-worker.ts'), lane.map(nameOf), {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.on('message', (said: { built: string }) => {
    const work = lane.find((one) => nameOf(one) === said.built);
    if (work) built.add(work);
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}

/** Builds what is stale, and stamps what is whole with the hash of its sources. Answers the names of those. */
async function buildStale(stale: { target: Target; hash: string }[]): Promise<string[]> {
  const work = stale.flatMap((one) => PARTS.map((part) => ({ ...one, part })));
  const built = new Set<Work>();
  const results = await Promise.all(shareOut(work).map((lane) => buildLane(lane, built)));
  if (results.includes(false)) process.exitCode = 1;
  const whole = stale.filter(({ target }) => work.every((one) => one.target !== target || built.has(one)));
  for (const { target, hash } of whole) {
    mkdirSync(path.dirname(stampOf(target)), { recursive: true });
    writeFileSync(stampOf(target), hash);
  }
  return whole.map(({ target }) => target.name);
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
  const fresh = all.filter((one) => !stale.includes(one)).map(({ target }) => target.name);
  const needsFonts = wanted.some(({ name }) => name === 'shell');
  const [built] = await Promise.all([buildStale(stale), needsFonts && buildFonts()]);
  // What is fresh or was built just now goes live; what failed stays as it was.
  await publishAll(wanted.filter(({ name }) => [...fresh, ...built].includes(name)));
}

main(process.argv.slice(2)).catch((thrown: unknown) => {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
});
