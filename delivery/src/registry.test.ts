import { trustedKeys } from './keys';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openSigned, signRegistry } from '@straits/remote-contract/signature';
import { generateKeyPairSync } from 'node:crypto';
import { collectGarbage } from './collect-garbage';
import { fakeS3 } from './fake-s3.fixture';
import { REGISTRY } from './places';
import { addVersion, changeRegistry, makeLive, readHistory, readRegistry, rollBack, setCanary, type Role, signAnew } from './registry';
import { createS3Store } from './s3-store';
import { createDiskStore, type Store } from './store';
import { aVersion } from './version.fixture';

let data: string;
let s3: Server;
let store: Store;
const AWS = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };

beforeAll(async () => {
  Object.assign(process.env, AWS);
  s3 = fakeS3();
  await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  for (const name of Object.keys(AWS)) delete process.env[name];
  s3.closeAllConnections();
  s3.close();
});

const BY = { by: 'a test', what: 'a change' };
const publish = (name: string, { origin = 'http://localhost:3001', role = 'live' }: { origin?: string; role?: Role } = {}) =>
  changeRegistry(store, BY, (registry) => addVersion(registry, aVersion(name, { baseUrl: `${origin}/${name}/` }), role));
const entry = async () => (await readRegistry(store)).remotes.mf_catalog;

describe.each(['on disk', 'in S3'])('the registry %s', (place) => {
  let bucket = 0;
  beforeEach(() => {
    data = mkdtempSync(path.join(os.tmpdir(), 'straits-registry-'));
    process.env.STRAITS_DATA = data;
    const endpoint = `http://127.0.0.1:${(s3.address() as AddressInfo).port}`;
    store =
      place === 'on disk'
        ? createDiskStore(path.join(data, 'published'))
        : createS3Store({ endpoint, bucket: `straits-${(bucket += 1)}`, region: 'auto' });
  });
  afterEach(() => {
    delete process.env.STRAITS_DATA;
    rmSync(data, { recursive: true, force: true });
  });

  it('is empty before anything is published', async () => {
    expect(await readRegistry(store)).toMatchObject({ revision: 0, remotes: {} });
  });

  it('has a new version live, and remembers the one before', async () => {
    await publish('v1');
    await publish('v2');

    expect(await entry()).toMatchObject({ live: 'v2', previous: 'v1' });
  });

  it('loses none of twenty changes that are made at once', async () => {
    await publish('v0');
    await Promise.all(Array.from({ length: 20 }, (_, index) => publish(`w${index}`, { role: 'stored' })));

    expect((await entry())?.versions).toHaveLength(21);
    expect((await readRegistry(store)).revision).toBe(21);
  });

  it('keeps who did what, and makes no revision when nothing changes', async () => {
    await publish('v1');
    await publish('v2');
    await publish('v2');

    expect((await readHistory(store, 10)).map(({ revision, change }) => [revision, change.by])).toEqual([
      [2, 'a test'],
      [1, 'a test'],
    ]);
  });

  it('answers what would be, and changes nothing, when asked to', async () => {
    await publish('v1');
    const would = await changeRegistry(store, { ...BY, isDryRun: true }, (registry) => addVersion(registry, aVersion('v2')));

    expect(would.remotes.mf_catalog?.live).toBe('v2');
    expect((await entry())?.live).toBe('v1');
    expect(await store.list('history')).toEqual([]);
  });

  it.each<[string, (text: string) => string]>([
    ['is cut off', (text) => text.slice(0, -40)],
    ['has another live version than was signed', (text) => text.replaceAll('v1', 'v9')],
    [
      'is signed by nobody',
      (text) => JSON.stringify({ document: (JSON.parse(text) as { document: string }).document, key: 'none', signature: '' }),
    ],
    [
      'is signed with a key of a stranger',
      () => signRegistry({ revision: 9, change: { at: '', ...BY }, remotes: {} }, generateKeyPairSync('ed25519').privateKey),
    ],
  ])('refuses a document that %s', async (_what, alter) => {
    await publish('v1');
    const { content, tag } = (await store.read(REGISTRY))!;
    await store.replace(REGISTRY, alter(content.toString()), tag);

    await expect(readRegistry(store)).rejects.toThrow();
    await expect(publish('v2')).rejects.toThrow();
  });

  it('removes what nobody can need any more, and keeps what is in use', async () => {
    for (let index = 0; index < 25; index += 1) {
      await store.putFolder(`mf_catalog/v${index}`, new Map([['remoteEntry.js', Buffer.from('x')]]));
      await publish(`v${index}`);
    }
    await changeRegistry(store, BY, (registry) => setCanary(registry, 'mf_catalog', { version: 'v0', share: 5 }));

    const removed = await collectGarbage(store, BY, Date.parse('2027-06-01'));

    expect(removed).toEqual(['v4', 'v3', 'v2', 'v1'].map((version) => `mf_catalog/${version}`));
    expect(await store.list('mf_catalog')).toHaveLength(21);
  });
});

describe('a version', () => {
  beforeEach(() => {
    data = mkdtempSync(path.join(os.tmpdir(), 'straits-registry-'));
    process.env.STRAITS_DATA = data;
    store = createDiskStore(path.join(data, 'published'));
  });
  afterEach(() => {
    delete process.env.STRAITS_DATA;
    rmSync(data, { recursive: true, force: true });
  });

  it('is not live again after a rollback when the same content is published again', async () => {
    await publish('v1');
    await publish('v2');
    await changeRegistry(store, BY, (registry) => rollBack(registry, 'mf_catalog', { reason: 'it broke' }));

    await publish('v2');

    expect(await entry()).toMatchObject({ live: 'v1', previous: null });
    expect((await entry())?.versions.find(({ version }) => version === 'v2')?.withdrawn?.reason).toBe('it broke');
  });

  it('that is a canary is taken back without touching what is live', async () => {
    await publish('v1');
    await publish('v2', { role: 20 });
    expect(await entry()).toMatchObject({ live: 'v1', canary: { version: 'v2', share: 20 } });

    await changeRegistry(store, BY, (registry) => rollBack(registry, 'mf_catalog', { reason: 'it broke' }));

    expect(await entry()).toMatchObject({ live: 'v1', canary: null });
  });

  it('that is promoted ends its canary', async () => {
    await publish('v1');
    await publish('v2', { role: 20 });
    await changeRegistry(store, BY, (registry) => makeLive(registry, 'mf_catalog', 'v2'));

    expect(await entry()).toMatchObject({ live: 'v2', previous: 'v1', canary: null });
  });

  it('moves with its origin', async () => {
    await publish('v1');
    await publish('v1', { origin: 'http://localhost:4001' });

    expect((await entry())?.versions[0]?.baseUrl).toBe('http://localhost:4001/v1/');
  });

  it('that was never published cannot go live', async () => {
    await publish('v1');

    await expect(changeRegistry(store, BY, (registry) => makeLive(registry, 'mf_catalog', 'v9'))).rejects.toThrow(
      'no published version v9: v1',
    );
    await expect(changeRegistry(store, BY, (registry) => makeLive(registry, 'mf_catalog', ''))).rejects.toThrow(
      'Which version of mf_catalog? Published: v1',
    );
    expect((await entry())?.live).toBe('v1');
  });

  it('that is the first of its remote goes live, and is never only stored or a canary', async () => {
    await expect(publish('v1', { role: 'stored' })).rejects.toThrow('its first one goes live');
    await expect(publish('v1', { role: 20 })).rejects.toThrow('its first one goes live');

    expect(await entry()).toBeUndefined();
  });

  it.each([0.4, 99.5, 100, -1, Number.NaN])(
    'is not given to %s percent of shoppers: what no reader would take is not written',
    async (share) => {
      await publish('v1');
      await publish('v2', { role: 'stored' });

      await expect(publish('v3', { role: share })).rejects.toThrow('percent');
      expect(await entry()).toMatchObject({ live: 'v1', canary: null });
    },
  );

  it('remembers since when shoppers get it', async () => {
    await publish('v1');
    await publish('v2', { role: 'stored' });
    await publish('v3', { role: 5 });

    const given = (await entry())?.versions.map(({ version, givenAt }) => [version, givenAt !== null]);
    expect(given).toEqual([
      ['v3', true],
      ['v2', false],
      ['v1', true],
    ]);
  });

  it('of a remote that was made after this build is read and kept', async () => {
    await publish('v1');
    const newer = aVersion('n1', { contract: { ...aVersion('n1').contract, name: 'mf_insurance' as 'mf_catalog' } });
    await changeRegistry(store, BY, (registry) => addVersion(registry, newer));

    expect(Object.keys((await readRegistry(store)).remotes)).toEqual(['mf_catalog', 'mf_insurance']);
  });

  it('is signed anew when it is a day old, as it is, and not before', async () => {
    await publish('v1');
    const opened = async () => openSigned((await store.read(REGISTRY))?.content.toString() ?? '', trustedKeys());
    const before = await opened();
    const tomorrow = Date.now() + 25 * 3_600_000;

    expect(await signAnew(store)).toBe(false);
    expect(await signAnew(store, tomorrow)).toBe(true);

    const after = await opened();
    expect(after.registry).toEqual(before.registry);
    expect(after.expires - tomorrow).toBe(14 * 86_400_000);
  });

  it('leaves no lock and no draft behind when a change fails', async () => {
    await publish('v1');
    await expect(
      changeRegistry(store, BY, () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');

    expect(readdirSync(path.join(data, 'published'))).toEqual([REGISTRY]);
  });
});
