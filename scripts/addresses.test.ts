import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressesFrom, BLOCKED_BY_BROWSERS, findUnusablePort, findFreeBase, portsOf, readPlace, root } from './addresses';
import { readable } from './child-output';
import { publishedElsewhere } from './published-elsewhere';

test('every port follows from the base port', () => {
  expect(addressesFrom(4100)).toMatchObject({
    site: 4100,
    api: 4200,
    delivery: 4105,
    origins: { 'mf-catalog': 4101, 'mf-booking': 4102, 'mf-account': 4103, 'mf-wallet': 4104 },
  });
});

test('the environment moves ports and data folder', () => {
  expect(readPlace({})).toEqual({ basePort: 3000, dataDir: path.join(root, '.data') });
  expect(readPlace({ STRAITS_PORT: '4000', STRAITS_DATA: '/srv/straits' })).toEqual({ basePort: 4000, dataDir: '/srv/straits' });
});

test.each(['0', '70000', 'abc', '3000.5'])('refuses %s as base port', (value) => {
  expect(() => readPlace({ STRAITS_PORT: value })).toThrow(`STRAITS_PORT=${value} is not a port.`);
});

test('names the port that is taken', async () => {
  const taken = createServer().listen(0, '0.0.0.0');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;

  expect(await findUnusablePort([port])).toEqual({ port, reason: 'EADDRINUSE' });
  taken.close();
});

test('a port that browsers refuse is named before anything starts', async () => {
  expect(await findUnusablePort([10_080])).toEqual({ port: 10_080, reason: BLOCKED_BY_BROWSERS });
});

test('finds a base port with all its ports free', async () => {
  const base = await findFreeBase();

  expect(await findUnusablePort(portsOf(addressesFrom(base)))).toBeUndefined();
});

test.each([
  ['plain words', 'plain words'],
  ['{"level":40,"msg":"slow","reqId":"r1"}', 'warning [r1] slow'],
  ['{"level":40,"msg":"page threw","detail":{"url":"/a"}}', 'warning page threw {"url":"/a"}'],
  ['{"level":50,"msg":"failed","err":{"message":"boom"}}', 'error failed boom'],
  ['{"not":"a log line"}', '{"not":"a log line"}'],
  ['{broken', '{broken'],
])('prints %s as %s', (line, printed) => {
  expect(readable(line)).toBe(printed);
});

describe('a data folder that another port published into', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'straits-published-'));
  const publish = (versions: { version: string; port: number }[], given: object) => {
    const all = versions.map(({ version, port }) => ({ version, baseUrl: `http://localhost:${port}/${version}/` }));
    const remote = { live: 'v2', previous: null, canary: null, ...given, versions: all };
    mkdirSync(path.join(dataDir, 'published'), { recursive: true });
    writeFileSync(
      path.join(dataDir, 'published/registry.signed.json'),
      JSON.stringify({ document: JSON.stringify({ remotes: { mf_catalog: remote } }) }),
    );
  };
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test.each([
    ['live', { live: 'v1' }, 'localhost:3001'],
    ['kept to fall back on', { previous: 'v1' }, 'localhost:3001'],
    ['a canary', { canary: { version: 'v1', share: 5 } }, 'localhost:3001'],
    ['only remembered', {}, undefined],
  ])('is told from its version that is %s, with what to do', (_, given, named) => {
    publish(
      [
        { version: 'v2', port: 4001 },
        { version: 'v1', port: 3001 },
      ],
      given,
    );
    const said = publishedElsewhere({ basePort: 4000, dataDir });

    expect(said?.match(/localhost:\d+/)?.[0]).toBe(named);
    if (named) expect(said).toContain(`rm -r ${path.join(dataDir, 'published')}`);
    expect(publishedElsewhere({ basePort: 4000, dataDir }, 'http://localhost:3001')).toBeUndefined();
  });

  test('says nothing where nothing was published', () => {
    expect(publishedElsewhere({ basePort: 4000, dataDir: path.join(dataDir, 'empty') })).toBeUndefined();
  });
});
