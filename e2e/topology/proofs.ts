import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/addresses';
import type { Topology } from './topology';

const REMOTE = 'mf_account';
const PAGE = '/find-booking';
/** A publication is with every shopper after this. */
const REACHED_MS = 10_000;

function demand(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}

async function untilTrue(what: string, look: () => Promise<boolean>): Promise<number> {
  const began = Date.now();
  while (!(await look())) {
    if (Date.now() - began > REACHED_MS) throw new Error(`${what}: not in ${REACHED_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Date.now() - began;
}

/** The version of the remote that a page carries. */
async function versionOf(site: string, cookie = ''): Promise<{ status: number; version: string; cookies: string[] }> {
  const answer = await fetch(`${site}${PAGE}`, { headers: { cookie } });
  const page = await answer.text();
  const version = new RegExp(`"name":"${REMOTE}","version":"([^"]+)"`).exec(page)?.[1] ?? '';
  return { status: answer.status, version, cookies: answer.headers.getSetCookie() };
}

const onBoth = async ({ sites }: Topology, version: string) =>
  (await Promise.all(sites.map((site) => versionOf(site)))).every((one) => one.version === version);

/** `npm run delivery -- …` as a team's pipeline runs it. */
async function delivery({ publisherEnv }: Topology, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'delivery/src/main.ts', ...words], {
    cwd: root,
    env: { ...publisherEnv, DELIVERY_BY: 'the topology' },
  });
  return stdout;
}

/** What is built here with a comment more: another version. */
async function publishAnother(topology: Topology, ...words: string[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'straits-artifact-'));
  try {
    cpSync(path.join(root, 'mf-account/dist'), folder, { recursive: true });
    rmSync(path.join(folder, 'browser/remoteEntry.js.br'));
    appendFileSync(path.join(folder, 'browser/remoteEntry.js'), `\n/* topology ${Date.now()} */`);
    const said = await delivery(topology, 'publish', REMOTE, '--from', folder, '--site', topology.site, ...words);
    return said.split(' ')[1] ?? '';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Changes by the registry's HTTP API. */
async function act({ delivery: url, token }: Topology, verb: string, given: object): Promise<void> {
  const answer = await fetch(`${url}/remotes/${REMOTE}/${verb}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ by: 'the topology', ...given }),
  });
  demand(answer.ok, `${verb}: ${answer.status} ${await answer.text()}`);
}

async function bothServe(topology: Topology): Promise<string> {
  const answers = await Promise.all(Array.from({ length: 20 }, () => versionOf(topology.site)));
  demand(
    answers.every(({ status }) => status === 200),
    'a page was not answered',
  );
  const served = topology.balancer.servedBy(`GET ${PAGE}`);
  demand(Object.keys(served).length === 2, `only ${JSON.stringify(served)} served`);
  return `both shells answer: ${Object.values(served).join(' and ')} of 20 pages`;
}

async function publishReaches(topology: Topology): Promise<string> {
  const before = (await versionOf(topology.site)).version;
  const version = await publishAnother(topology);
  const published = await untilTrue('publication', () => onBoth(topology, version));
  await act(topology, 'rollback', { reason: 'tried' });
  const back = await untilTrue('rollback', () => onBoth(topology, before));
  return `a publication is on both shells ${published} ms after it is written, a rollback after ${back} ms`;
}

async function canarySticks(topology: Topology): Promise<string> {
  const live = (await versionOf(topology.site)).version;
  const version = await publishAnother(topology, '--stay');
  // The delivery asks the site's shell, through the balancer, whether it fits.
  await act(topology, 'canary', { version, share: 50 });
  const seen = new Set<string>();
  await untilTrue('canary', async () => (await versionOf(topology.sites[0] ?? '')).cookies.length > 0);
  await untilTrue('canary', async () => (await versionOf(topology.sites[1] ?? '')).cookies.length > 0);
  for (let shopper = 0; shopper < 20; shopper += 1) {
    const first = await versionOf(topology.site);
    const cookie = first.cookies.map((one) => one.split(';')[0]).join('; ');
    const later = await Promise.all(Array.from({ length: 6 }, () => versionOf(topology.site, cookie)));
    demand(
      later.every((one) => one.version === first.version),
      `shopper ${shopper} met two versions`,
    );
    seen.add(first.version);
  }
  demand(seen.has(version) && seen.has(live), `only ${[...seen].join()} was given`);
  await act(topology, 'canary', { version, share: 0 });
  return 'a canary of 50 % is given to some of 20 shoppers, and each keeps its version through the balancer';
}

async function oneMayGo(topology: Topology): Promise<string> {
  for (const name of ['site-1', 'api-2', 'delivery']) {
    await topology.server(name).stop();
    const answers = await Promise.all(Array.from({ length: 40 }, () => versionOf(topology.site)));
    const settings = await fetch(`${topology.site}/travel/v1/base?system=1`);
    demand(
      answers.every(({ status, version }) => status === 200 && version !== '') && settings.ok,
      `with ${name} stopped a request failed`,
    );
    // A shell that starts while the registry's place is away goes by the copy that it kept.
    if (name === 'delivery') {
      await topology.server('site-2').stop();
      await topology.server('site-2').start();
      demand((await versionOf(topology.sites[1] ?? '')).version !== '', 'a shell that started without the delivery has no remotes');
    }
    await topology.server(name).start();
  }
  return 'with one shell, one API or the delivery stopped no request fails; a shell starts without the delivery';
}

async function journeysPass(topology: Topology): Promise<string> {
  const env = {
    ...process.env,
    STRAITS_E2E_SITE: topology.site,
    STRAITS_E2E_MAIL: topology.mailFolder,
    STRAITS_E2E_DATA: topology.publisherEnv['STRAITS_DATA'],
    STRAITS_E2E_DATABASE: topology.databaseUrl,
  };
  const words = ['test', '--config', 'e2e/playwright.config.ts', '--project', 'journeys', '-g', 'a visitor finds an attraction'];
  const program = path.join(root, 'node_modules/@playwright/test/cli.js');
  await promisify(execFile)(process.execPath, [program, ...words], { cwd: root, env }).catch(
    (failed: { stdout?: string; stderr?: string }) => {
      throw new Error(`${failed.stdout}${failed.stderr}`);
    },
  );
  return 'a visitor books through the balancer: search, cart, checkout, card, mail, ticket';
}

/** What the production shape must do, each answering a sentence or throwing. */
export const PROOFS = [bothServe, journeysPass, publishReaches, canarySticks, oneMayGo];
