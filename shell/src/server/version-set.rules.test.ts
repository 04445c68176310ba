import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import fc from 'fast-check';
import type { PublishedVersion, Registry, RegistryEntry } from '@straits/remote-contract/schema';
import { keyIdOf, openOverride, openRegistry, signOverride, signRegistry } from '@straits/remote-contract/signature';
import { registryFault } from './registry-check.rules';
import { createRegistryReader } from './registry-reader';
import { ANYBODY, chooseSet, placeOf, readVersions, type Shopper } from './version-set.rules';

const HASH = `sha256-${'A'.repeat(43)}=`;
const version = (name: string, change: Partial<PublishedVersion> = {}): PublishedVersion => ({
  version: name,
  publishedAt: '',
  publishedBy: '',
  baseUrl: `http://origin.test/${name}/`,
  contract: {
    name: 'mf_booking',
    contract: 1,
    mission: 'book what was found',
    criticality: 'primary',
    namespace: 'booking',
    texts: [],
    routes: [],
    fragments: [],
    navigation: [],
    sitemaps: [],
    budgetBytes: 1,
  },
  files: { 'remoteEntry.js': { integrity: HASH, bytes: 1, brotli: 1 }, 'remote.cjs': { integrity: HASH, bytes: 1, brotli: 1 } },
  chunks: {},
  titles: {},
  exposes: [],
  requires: {},
  props: {},
  uses: {},
  routes: {},
  givenAt: null,
  withdrawn: null,
  ...change,
});
const registry = (change: Partial<RegistryEntry> = {}, revision = 7): Registry => ({
  revision,
  change: { at: '', by: '', what: '' },
  remotes: {
    mf_booking: {
      live: 'v3',
      liveSince: '',
      previous: 'v2',
      canary: null,
      // The newest is only stored.
      versions: ['v4', 'v3', 'v2', 'v1'].map((name) => version(name, { givenAt: name === 'v4' ? null : '2026-11-01T00:00:00Z' })),
      ...change,
    },
  },
});
const given = (shopper: Partial<Shopper>, change: Partial<RegistryEntry> = {}, broken: string[] = []) => {
  const isUsable = (_remote: string, one: PublishedVersion) => !broken.includes(one.version);
  const slice = chooseSet(registry(change), { ...ANYBODY, ...shopper }, { isUsable }).remotes[0]?.slice;
  return slice && [slice.version, slice.previous?.version ?? null];
};
const overridden = (name: string) => ({ expires: 1, by: 'qa', remotes: { mf_booking: { version: name } } });
const canary = { version: 'v4', share: 50, since: '' };
const withdrawn = { at: '', reason: 'it broke' };
const withWithdrawn = (name: string) => ({
  versions: registry().remotes.mf_booking!.versions.map((one) => (one.version === name ? { ...one, withdrawn } : one)),
});

describe('the versions of a shopper', () => {
  it.each([
    ['anybody', given({}), ['v3', 'v2']],
    ['a booking that began with an older one', given({ pinned: { mf_booking: 'v1' } }), ['v1', 'v3']],
    ['a pin on what was withdrawn', given({ pinned: { mf_booking: 'v1' } }, withWithdrawn('v1')), ['v3', 'v2']],
    ['a pin on what shoppers never got', given({ pinned: { mf_booking: 'v4' } }), ['v3', 'v2']],
    ['a pin on what never was', given({ pinned: { mf_booking: 'v99' } }), ['v3', 'v2']],
    ['a browser in which the live one failed', given({ avoided: { mf_booking: 'v3' } }), ['v2', null]],
    ['a server on which the live one broke', given({}, {}, ['v3']), ['v2', null]],
    ['QA', given({ overrides: overridden('v4') }), ['v4', 'v3']],
    ['QA, who tests what was withdrawn', given({ overrides: overridden('v4') }, withWithdrawn('v4')), ['v4', 'v3']],
    ['QA against a pin', given({ overrides: overridden('v4'), pinned: { mf_booking: 'v1' } }), ['v4', 'v1']],
    ['nobody when all of them broke', given({}, {}, ['v3', 'v2']), undefined],
  ])('%s', (_who, got, wanted) => {
    expect(got).toEqual(wanted);
  });

  it('are the canary for its share of shoppers, always the same ones, and more of them when the share grows', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9a-f]{16}$/),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 0, max: 50 }),
        (id, share, more) => {
          const gets = (percent: number) => given({ id }, { canary: { ...canary, share: Math.min(99, percent) } })?.[0] === 'v4';
          if (gets(share)) expect(gets(share + more)).toBe(true);
        },
      ),
    );
  });

  it('are the canary for about as many as asked', () => {
    const places = Array.from({ length: 4_000 }, (_, index) => placeOf(index.toString(16).padStart(16, '0'), 'mf_booking'));

    expect(places.filter((place) => place < 10).length / 40).toBeCloseTo(10, -0.5);
  });

  it.each([
    ['mf_booking.v1~mf_catalog.v2', { mf_booking: 'v1', mf_catalog: 'v2' }],
    // A remote may be newer than this build; what it asks for is looked up in the registry.
    ['mf_insurance.v1~mf_booking.../../x~evil.v1~mf_.v1', { mf_insurance: 'v1' }],
    ['', {}],
    [undefined, {}],
  ])('are read from %s', (text, versions) => {
    expect(readVersions(text)).toEqual(versions);
  });
});

describe('a registry', () => {
  const rules = { revision: 7, origins: ['http://origin.test'], needsHashes: true };

  it.each<[string, Registry, string | null]>([
    ['that is in order is taken', registry(), null],
    ['that is older than what is in force is a replay', registry({}, 6), 'older than 7'],
    ['without its live version is none', registry({ live: 'v9' }), 'no version v9'],
    [
      'that points elsewhere is refused',
      registry({ versions: [version('v3', { baseUrl: 'http://origin.test.evil.org/v3/' })] }),
      'no remote\u2019s origin',
    ],
    ['whose entry has no hash is refused', registry({ versions: [version('v3', { files: {} })] }), 'no hash for remoteEntry.js'],
  ])('%s', (_what, document, fault) => {
    const found = registryFault(document, rules)?.replace("'", '\u2019') ?? null;

    expect(fault === null ? found : found?.includes(fault)).toBe(fault === null ? null : true);
  });

  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const good = signRegistry(registry(), privateKey);
  const read = async (texts: (string | Error)[], copy: string | null = null) => {
    const faults: string[] = [];
    let at = 0;
    const reader = createRegistryReader({
      source: () => {
        const next = texts.shift() ?? null;
        return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
      },
      keys: () => [publicKey],
      rules: { origins: rules.origins, needsHashes: true },
      copy: { read: () => copy, write: () => Promise.resolve() },
      onFault: (fault) => faults.push(fault),
      now: () => (at += 1_000),
    });
    let revision = 0;
    for (let turn = texts.length; turn > 0; turn -= 1) {
      await reader.read();
      await new Promise((resolve) => setImmediate(resolve));
      revision = (await reader.read()).revision;
    }
    return { revision, faults };
  };

  it.each<[string, string | Error, string]>([
    ['cut off', good.slice(0, -30), 'MFE-112'],
    ['HTML', '<!doctype html><p>Bad gateway', 'MFE-112'],
    ['signed by nobody', JSON.stringify({ ...(JSON.parse(good) as object), signature: '' }), 'MFE-114'],
    ['signed by a stranger', signRegistry(registry({}, 9), generateKeyPairSync('ed25519').privateKey), 'MFE-114'],
    ['changed after it was signed', good.replaceAll('v3', 'v1'), 'MFE-114'],
    ['old', signRegistry(registry({}, 3), privateKey), 'MFE-114'],
    ['not to be reached', new Error('ECONNREFUSED'), 'MFE-112'],
  ])('that is %s leaves the last good one in force, and is reported once', async (_what, bad, code) => {
    const { revision, faults } = await read([good, bad, bad]);

    expect(revision).toBe(7);
    expect(faults.map((fault) => fault.slice(0, 7))).toEqual([code]);
  });

  it('is the copy of the last start where what it finds is older', async () => {
    const { revision, faults } = await read([signRegistry(registry({}, 3), privateKey)], good);

    expect(revision).toBe(7);
    expect(faults.map((fault) => fault.slice(0, 7))).toEqual(['MFE-114']);
  });

  const DAY = 86_400_000;
  const oldForm = () => {
    const document = JSON.stringify(registry());
    return JSON.stringify({
      document,
      key: keyIdOf(privateKey),
      signature: sign(null, Buffer.from(document), privateKey).toString('base64'),
    });
  };
  it.each([
    ['has expired', signRegistry(registry(), privateKey, -15 * DAY)],
    ['was signed before there was an end of validity', oldForm()],
  ])('that %s is not taken by a site that begins, which says why', async (_what, text) => {
    const { revision, faults } = await read([text, text]);

    expect(revision).toBe(0);
    expect(faults).toEqual([expect.stringMatching(/^MFE-114 the registry has expired .*registry-down/)]);
  });

  it('that was in force here goes on after it has expired, also over a restart, and is told of', async () => {
    const { revision, faults } = await read([new Error('ECONNREFUSED')], signRegistry(registry(), privateKey, -15 * DAY));

    expect(revision).toBe(7);
    expect(faults).toContainEqual(expect.stringContaining('has expired'));
  });

  it('that runs out in three days is told of while there is time', async () => {
    const { revision, faults } = await read([signRegistry(registry(), privateKey, -11 * DAY)]);

    expect(revision).toBe(7);
    expect(faults).toEqual([expect.stringContaining('expires')]);
  });

  it('that was signed before the one in force is a replay, though its revision is the same', async () => {
    const { faults } = await read([signRegistry(registry(), privateKey, 0), signRegistry(registry(), privateKey, -DAY)]);

    expect(faults).toEqual([expect.stringContaining('signed before')]);
  });

  it('cannot be given a longer life by who has no key', async () => {
    const longer = { ...(JSON.parse(signRegistry(registry(), privateKey, -15 * DAY)) as object), expires: '2036-01-01T00:00:00.000Z' };

    expect((await read([JSON.stringify(longer)])).revision).toBe(0);
  });

  it('that was not taken is looked at again: its key may be here now', async () => {
    const keys: KeyObject[] = [];
    let at = 0;
    let asked = 0;
    const reader = createRegistryReader({
      // As a file or an address answers: nothing new, unless it is asked for again.
      source: (again = false) => Promise.resolve((asked += 1) === 1 || again ? good : null),
      keys: () => keys,
      rules: { origins: rules.origins, needsHashes: true },
      copy: { read: () => null, write: () => Promise.resolve() },
      onFault: () => undefined,
      now: () => (at += 1_000),
    });
    const unknown = await reader.read();
    keys.push(publicKey);

    expect([unknown.revision, (await reader.read()).revision]).toEqual([0, 7]);
  });

  it('is asked for only when it changed again, once what failed is well', async () => {
    const asked: boolean[] = [];
    let at = 0;
    const reader = createRegistryReader({
      source: (again = false) =>
        asked.push(again) === 2 ? Promise.reject(new Error('HTTP 502')) : Promise.resolve(again || asked.length === 1 ? good : null),
      keys: () => [publicKey],
      rules: { origins: rules.origins, needsHashes: true },
      copy: { read: () => null, write: () => Promise.resolve() },
      onFault: () => undefined,
      now: () => (at += 1_000),
    });
    for (let look = 0; look < 4; look += 1) {
      await reader.read();
      await new Promise((resolve) => setImmediate(resolve));
    }

    expect(asked).toEqual([false, false, true, false]);
  });

  it('may name a remote that was made after this build', () => {
    const { mf_booking } = registry().remotes;
    const newer = { ...registry(), remotes: { mf_booking, mf_insurance: mf_booking } };

    const read = openRegistry(signRegistry(newer, privateKey), [publicKey]);

    expect(chooseSet(read, ANYBODY, { isUsable: () => true }).remotes.map(({ slice }) => slice.name)).toEqual([
      'mf_booking',
      'mf_insurance',
    ]);
  });

  it('is the copy of the last start while its place cannot be reached', async () => {
    expect(await read([new Error('ECONNREFUSED')], good)).toMatchObject({ revision: 7 });
  });

  it('comes back from its signed text as it was', () => {
    expect(openRegistry(good, [publicKey])).toEqual(registry());
  });

  it.each<[string, (token: string) => string, number, boolean]>([
    ['is good until it expires', (token) => token, 89_999_999, true],
    ['is not good after that', (token) => token, 90_000_001, false],
    ['is not good when it says something else', (token) => token.replace(/^./, (first) => (first === 'e' ? 'f' : 'e')), 89_000_000, false],
    ['is not good for longer than a day', (token) => token, 1_000, false],
    ['is not good without its signature', (token) => token.split('.')[0] ?? '', 89_000_000, false],
  ])('QA’s token %s', (_what, alter, now, isGood) => {
    const token = signOverride({ expires: 90_000, by: 'qa', remotes: { mf_booking: { version: 'v4' } } }, privateKey);

    expect(openOverride(alter(token), [publicKey], now) !== null).toBe(isGood);
  });
});
