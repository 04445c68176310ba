import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './addresses';

const REMOTE = 'mf-wallet';
const sharedPackages = readdirSync(path.join(root, 'shared'));
let folder: string;

/** The shared packages and the delivery as a registry of packages would give them: packed, unpacked, and nothing else of this repository. */
function installPacked(into: string) {
  const packed = path.join(folder, 'packed');
  mkdirSync(packed);
  const workspaces = [...sharedPackages, 'delivery'].flatMap((name) => ['--workspace', `@straits/${name}`]);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', packed, ...workspaces], { cwd: root, stdio: 'ignore' });
  for (const name of [...sharedPackages, 'delivery']) {
    const target = path.join(into, '@straits', name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', path.join(packed, `straits-${name}-1.0.0.tgz`), '-C', target, '--strip-components=1']);
  }
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'straits-only-'));
  cpSync(path.join(root, REMOTE), path.join(folder, REMOTE), {
    recursive: true,
    filter: (file) => !/\/(dist|node_modules)$/.test(file),
  });
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, REMOTE, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from).filter((one) => one !== '@straits')) symlinkSync(path.join(from, name), path.join(to, name));
  installPacked(to);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = async (env: NodeJS.ProcessEnv, ...words: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    cwd: path.join(folder, REMOTE),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
  });
  return stdout;
};
/** A site that runs somewhere, as far as the delivery asks it. */
async function withSite(provides: Record<string, string>, act: (site: string) => Promise<void>) {
  const site = createServer((_request, response) => response.end(JSON.stringify({ provides, uses: {} }))).listen(0);
  await once(site, 'listening');
  try {
    await act(`http://localhost:${(site.address() as AddressInfo).port}`);
  } finally {
    site.close();
    site.closeAllConnections();
  }
}
const ours = (file: string) => path.join('node_modules/@straits', file);

it('a remote is built and published from a checkout that has only it and the published packages', async () => {
  await run({}, ours('build/src/build-remote.mjs'));
  const build = JSON.parse(readFileSync(path.join(folder, REMOTE, 'dist/browser/build.json'), 'utf8')) as {
    requires: Record<string, string>;
  };
  const provides = Object.fromEntries(Object.entries(build.requires).map(([name, range]) => [name, range.replace('^', '')]));
  const data = path.join(folder, 'data');
  const deliver = (site: string, ...words: string[]) =>
    run({ STRAITS_DATA: data }, '--import', 'tsx', ours('delivery/src/main.ts'), ...words, 'mf_wallet', '--from', 'dist', '--site', site);

  // What a site's shell gives decides: asked of a site that runs somewhere.
  await withSite({ ...provides, react: '20.0.0' }, async (site) => {
    const refused = { code: 1, stdout: expect.stringMatching(/mf_wallet +shared packages .*react .*the shell has 20\.0\.0/) as string };
    await expect(deliver(site, 'can-i-deploy')).rejects.toMatchObject(refused);
    await expect(deliver(site, 'publish')).rejects.toMatchObject({ code: 1 });
  });
  await withSite(provides, async (site) => {
    expect(await deliver(site, 'can-i-deploy')).toMatch(/mf_wallet +shared packages +shell +fits/);

    const said = await deliver(site, 'publish');

    expect(said).toMatch(/^mf_wallet [0-9a-f]{12} is live/);
    const version = said.split(' ')[1] ?? '';
    expect(readdirSync(path.join(data, 'published/mf_wallet', version))).toEqual(expect.arrayContaining(['remoteEntry.js', 'remote.cjs']));
  });
  expect(existsSync(path.join(folder, 'shell'))).toBe(false);
}, 180_000);
