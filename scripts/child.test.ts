import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './addresses';
import { superviseServer, type Server } from './child';

let server: Server | undefined;
let said: string[];

beforeEach(() => {
  said = [];
});
afterEach(() => server?.stop());

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function supervise(env: NodeJS.ProcessEnv = {}): Promise<string> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const plan = { name: 'fixture', entry: 'scripts/child.fixture.ts', env: { ...process.env, PORT: String(port), ...env } };
  server = superviseServer({ ...plan, print: (line) => said.push(line) }, `${address}/healthz`);
  return address;
}

const ask = async (url: string) => (await fetch(url).catch(() => undefined))?.text();

async function until<Value>(read: () => Promise<Value | undefined> | Value | undefined): Promise<Value> {
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    await pause(30);
  }
}

test('has a healthy server when start is done, and says what it says under its name', async () => {
  const address = await supervise();

  await server?.start();

  expect(await ask(`${address}/healthz`)).toMatch(/^\d+$/);
  expect(said).toContain('fixture    │ listening');
});

test('starts a server again that has crashed', async () => {
  const address = await supervise();
  await server?.start();
  const before = await ask(`${address}/healthz`);

  await ask(`${address}/crash`);

  const after = await until(() => ask(`${address}/healthz`));
  expect(after).not.toBe(before);
  expect(said.join('\n')).toMatch(/ended unexpectedly \(7\); starting it again in 0.5 s/);
});

test('ends a server gently and does not start it again', async () => {
  const address = await supervise();
  await server?.start();

  await server?.stop();

  expect(await ask(`${address}/healthz`)).toBeUndefined();
  expect(said.at(-1)).toContain('ending gently');
});

test('fails when a server cannot start, having printed why', async () => {
  await supervise({ BROKEN: 'yes' });

  await expect(server?.start()).rejects.toThrow(/fixture did not start/);
  expect(said.join('\n')).toContain('no good');
});

test('leaves no server behind when its parent is killed', async () => {
  const port = await freePort();
  const parent = spawn(process.execPath, ['--import', 'tsx', 'scripts/child-parent.fixture.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(parent.stdout, 'data');

  parent.kill('SIGKILL');

  await until(async () => ((await ask(`http://127.0.0.1:${port}/healthz`)) === undefined ? true : undefined));
});
