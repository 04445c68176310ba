import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedUser } from '../testing/seed-shop';
import { startTestApp, type TestApp } from '../testing/test-app';
import { identifyOperator, keepSession, sessionFile } from './operator';
import { UsageError } from './ops-command';

let shop: TestApp;
let home: string;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());
beforeEach(() => void (home = mkdtempSync(path.join(tmpdir(), 'straits-home-'))));
afterEach(() => rmSync(home, { recursive: true }));

const env = (more: NodeJS.ProcessEnv = {}) => ({ XDG_CONFIG_HOME: home, ...more });
const who = (as?: string, more?: NodeJS.ProcessEnv) => identifyOperator(shop.deps, as, env(more));

test('nobody is somebody by naming an address', async () => {
  const { email } = await seedUser(shop.deps, { isStaff: true });

  expect(await who()).toBeUndefined();
  await expect(who(email)).rejects.toThrow(UsageError);
});

test('who has signed in is known by a file that nobody else reads', async () => {
  const { email, token } = await seedUser(shop.deps, { isStaff: true });
  const file = sessionFile(shop.deps, env());
  keepSession(file, token);

  expect(await who()).toMatchObject({ email, isMachine: false });
  expect(await who(email.toUpperCase())).toMatchObject({ email });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('who is signed in is nobody else by naming an address', async () => {
  const [one, other] = [await seedUser(shop.deps, { isStaff: true }), await seedUser(shop.deps, { isStaff: true })];
  keepSession(sessionFile(shop.deps, env()), one.token);

  await expect(who(other.email)).rejects.toThrow(/not signed in as them/);
});

test('a program is known by its token; one that has ended is told, and not taken for nobody', async () => {
  const { email, token } = await seedUser(shop.deps, { isStaff: true });

  expect(await who(undefined, { STRAITS_OPS_TOKEN: token })).toMatchObject({ email });
  await expect(who(undefined, { STRAITS_OPS_TOKEN: 'x'.repeat(43) })).rejects.toThrow(/STRAITS_OPS_TOKEN/);
});

test('a customer’s session is none of staff’s', async () => {
  const { token } = await seedUser(shop.deps);

  await expect(who(undefined, { STRAITS_OPS_TOKEN: token })).rejects.toThrow(/no session of staff/);
});
