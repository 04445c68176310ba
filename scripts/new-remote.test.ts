import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreeBase, root } from './addresses';

/** Everything of this repository that is kept, in a folder of its own, with the libraries that are installed here. */
function copyRepository(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'straits-new-remote-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  for (const file of files.filter((one) => existsSync(path.join(root, one)))) cpSync(path.join(root, file), path.join(copy, file));
  execFileSync('git', ['init', '-q'], { cwd: copy });
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  mkdirSync(path.join(to, '@straits'), { recursive: true });
  for (const name of readdirSync(from).filter((one) => one !== '@straits')) symlinkSync(path.join(from, name), path.join(to, name));
  return copy;
}

/** What `npm install` does for workspaces. */
function linkWorkspaces(copy: string) {
  const folders = ['api', 'delivery', 'e2e', 'shell', ...readdirSync(copy).filter((name) => name.startsWith('mf-'))];
  for (const folder of [...folders, ...readdirSync(path.join(copy, 'shared')).map((name) => `shared/${name}`)]) {
    const link = path.join(copy, 'node_modules/@straits', path.basename(folder));
    if (!existsSync(link)) symlinkSync(path.join(copy, folder), link);
  }
}

let copy: string;
const runIn =
  (folder: string, env: NodeJS.ProcessEnv = {}) =>
  (program: string, ...words: string[]) =>
    promisify(execFile)(process.execPath, [program, ...words], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: '', STRAITS_TESTS: '', ...env },
      maxBuffer: 1e7,
    }).then(
      ({ stdout }) => stdout,
      (failed: { stdout: string; stderr: string }) => {
        throw new Error(`${program} ${words.join(' ')}\n${failed.stdout}${failed.stderr}`);
      },
    );
const typeScript = (...words: string[]) => ['--import', 'tsx', ...words] as [string, ...string[]];
const bin = (file: string) => path.join('node_modules', file);
const running: ChildProcess[] = [];

// What names the remotes, and a remote beside the new one: no other part of the repository can see that one was added.
const CONCERNED = ['shell', 'mf-insurance', 'mf-wallet', 'shared', 'delivery', 'scripts'];

beforeAll(async () => {
  copy = copyRepository();
  linkWorkspaces(copy);
  await runIn(copy)(...typeScript('delivery/src/main.ts', 'new', 'mf-insurance'));
  linkWorkspaces(copy);
}, 60_000);
afterAll(() => {
  for (const child of running) child.kill('SIGTERM');
  rmSync(copy, { recursive: true, force: true });
});

const ITS_FILES = ['mf-insurance', 'README.md', 'docker-compose.yml', 'package-lock.json', 'shared/remote-contract/src/index.ts'];

it.each<[string, [string, ...string[]]]>([
  ['formatting', [bin('oxfmt/bin/oxfmt'), '--check', ...ITS_FILES]],
  ['types and lint', [bin('oxlint/bin/oxlint'), '--config', 'oxlint.config.mjs', ...CONCERNED]],
  ['architecture rules', [bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', ...CONCERNED]],
  ['unused files and exports', [bin('knip/bin/knip.js'), '--no-progress']],
  ['one version of each library', [bin('sherif/index.js'), '--ignore-rule', 'root-package-manager-field']],
  ['its tests, and those of images and ports', [bin('jest/bin/jest.js'), 'mf-insurance', 'scripts/containers', 'scripts/addresses']],
])(
  'a new remote passes the check: %s',
  async (_name, words) => {
    await runIn(copy)(...words);
  },
  300_000,
);

/** However slow this machine is: as long as what shall answer runs. */
async function untilUp(address: string): Promise<void> {
  while (running.every(({ exitCode }) => exitCode === null)) {
    if ((await fetch(address).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} does not answer: a server has ended`);
}

it('a new remote is built, published and served', async () => {
  const basePort = await findFreeBase();
  const env = { STRAITS_PORT: String(basePort), STRAITS_DATA: path.join(copy, '.data') };
  if (existsSync(path.join(root, 'shell/dist/server/render.cjs')))
    cpSync(path.join(root, 'shell/dist'), path.join(copy, 'shell/dist'), { recursive: true });
  else await runIn(copy, env)(...typeScript('scripts/build.ts', 'shell'));
  await runIn(copy, env)(...typeScript('scripts/build.ts', 'mf-insurance'));
  const serve = (entry: string, own: NodeJS.ProcessEnv) =>
    running.push(
      spawn(process.execPath, typeScript(entry), {
        cwd: copy,
        stdio: 'ignore',
        env: { ...process.env, NODE_ENV: 'production', ...env, ...own },
      }),
    );
  const origin = basePort + 6;
  serve('delivery/src/origins.ts', { REMOTE: 'mf_insurance', PORT: String(origin) });
  serve('shell/src/server/main.ts', { PORT: String(basePort) });
  await Promise.all([origin, basePort].map((port) => untilUp(`http://127.0.0.1:${port}/healthz`)));

  const answer = await fetch(`http://localhost:${basePort}/insurance`, { headers: { 'accept-language': 'id' } });
  const page = await answer.text();

  expect(answer.status).toBe(200);
  expect(page).toMatch(/<h1[^>]*>Insurance<\/h1>/);
  expect(page).toContain('Insurance dimulai di sini.');
  const entry = new RegExp(`http://localhost:${origin}/[0-9a-f]+/remoteEntry\\.js`).exec(page)?.[0] ?? '';
  expect((await fetch(entry)).status).toBe(200);
}, 300_000);

test('a name that is none is refused, and one that is there', async () => {
  await expect(runIn(copy)(...typeScript('delivery/src/main.ts', 'new', 'insurance'))).rejects.toThrow('is no name of a remote');
  await expect(runIn(copy)(...typeScript('delivery/src/main.ts', 'new', 'mf-insurance'))).rejects.toThrow('is there already');
  expect(readFileSync(path.join(copy, 'shared/remote-contract/src/index.ts'), 'utf8').match(/mf_insurance/g)).toHaveLength(1);
});
