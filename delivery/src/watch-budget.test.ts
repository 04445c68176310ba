import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { overspent } from './error-budget.rules';
import { addVersion, changeRegistry, readRegistry, type Role } from './registry';
import { createDiskStore, type Store } from './store';
import { aVersion } from './version.fixture';
import { enforceBudget, findForAPerson } from './watch-budget';

const seen = (version: string, change = {}) => ({
  remote: 'mf_catalog',
  version,
  visits: 40,
  failedVisits: 0,
  sources: 40,
  failedSources: 8,
  serverFaults: 0,
  ...change,
});

test.each([
  ['nothing', {}, null],
  ['one odd browser', { failedVisits: 2, visits: 3, failedSources: 1, sources: 2 }, null],
  ['nine in two hundred', { failedVisits: 9, visits: 200 }, null],
  ['thirty from four networks, which one stranger may have', { failedVisits: 30, failedSources: 4, sources: 4 }, null],
  ['many from a few of many networks', { failedVisits: 900, visits: 2_000, failedSources: 6, sources: 1_000 }, null],
  ['eight in forty', { failedVisits: 8 }, 'error budget: it failed in 8 of 40 visits, from 8 of 40 networks'],
  [
    'every visit from five networks',
    { failedVisits: 5, visits: 5, failedSources: 5, sources: 5 },
    'error budget: it failed in 5 of 5 visits, from 5 of 5 networks',
  ],
  ['one fault on the server', { serverFaults: 1 }, null],
  ['two faults on the server', { serverFaults: 2 }, "error budget: the site's servers met 2 faults of it"],
])('%s is judged so', (_what, change, reason) => {
  expect(overspent(seen('v2', change))).toBe(reason);
});

test('faults that the version before meets as well are not this one’s', () => {
  expect(overspent(seen('v2', { serverFaults: 3 }), seen('v1', { serverFaults: 3 }))).toBeNull();
  expect(overspent(seen('v2', { serverFaults: 3 }), seen('v1', { serverFaults: 1 }))).toContain('3 faults');
});

describe('the error budget', () => {
  let data: string;
  let store: Store;
  beforeEach(() => {
    data = mkdtempSync(path.join(os.tmpdir(), 'straits-budget-'));
    process.env.STRAITS_DATA = data;
    store = createDiskStore(path.join(data, 'published'));
  });
  afterEach(() => {
    delete process.env.STRAITS_DATA;
    rmSync(data, { recursive: true, force: true });
  });
  const add = (version: string, role: Role = 'live') =>
    changeRegistry(store, { by: 'a test', what: 'publish' }, (registry) => addVersion(registry, aVersion(version), role));
  const live = async () => (await readRegistry(store)).remotes.mf_catalog;

  it('takes a canary back that fails, and says why', async () => {
    await add('v1');
    await add('v2', 20);

    await enforceBudget(store, () => Promise.resolve([seen('v1'), seen('v2', { failedVisits: 4 })]));

    expect(await live()).toMatchObject({ live: 'v1', canary: null });
    expect((await readRegistry(store)).change).toMatchObject({ by: 'error budget', what: expect.stringContaining('4 of 40') as string });
  });

  it('takes a new live version back', async () => {
    await add('v1');
    await add('v2');

    await enforceBudget(store, () => Promise.resolve([seen('v2', { failedVisits: 30 })]));

    expect(await live()).toMatchObject({ live: 'v1' });
  });

  it('takes a new live version back while a canary goes on', async () => {
    await add('v1');
    await add('v2');
    await add('v3', 20);

    await enforceBudget(store, () => Promise.resolve([seen('v2', { failedVisits: 30 }), seen('v3')]));

    expect(await live()).toMatchObject({ live: 'v1', canary: { version: 'v3' } });
  });

  it.each([
    ['failed visits', { failedVisits: 30 }],
    ['faults of the site’s servers', { serverFaults: 5 }],
  ])('leaves a version that has been live for a day to a person, who is told of its %s', async (_what, change) => {
    await add('v1');
    await add('v2');
    const read = () => Promise.resolve([seen('v2', change)]);
    const aDayLater = Date.now() + 25 * 3_600_000;

    const done = await enforceBudget(store, read, aDayLater);

    expect([done, (await live())?.live]).toEqual([[], 'v2']);
    expect(await findForAPerson(store, read, aDayLater)).toMatchObject([{ remote: 'mf_catalog', version: 'v2' }]);
    expect(await findForAPerson(store, read)).toEqual([]);
  });

  it('does not take back what there is nothing before', async () => {
    await add('v1');

    const read = () => Promise.resolve([seen('v1', { failedVisits: 30 })]);

    expect(await enforceBudget(store, read)).toEqual([]);
    expect(await findForAPerson(store, read)).toMatchObject([{ version: 'v1' }]);
  });

  it('judges by what was seen since the trial began, and of a long one by the last hour', async () => {
    await add('v1');
    await add('v2', 20);
    const since = (await live())?.canary?.since ?? '';
    const asked: (string | undefined)[] = [];
    const read = (from?: string) => {
      asked.push(from);
      return Promise.resolve([]);
    };

    await enforceBudget(store, read, Date.parse(since) + 5_000);
    await enforceBudget(store, read, Date.parse(since) + 3 * 3_600_000);

    expect(asked).toEqual([since, new Date(Date.parse(since) + 2 * 3_600_000).toISOString()]);
  });

  it('takes back once when two watch', async () => {
    await add('v0');
    await add('v1');
    await add('v2');
    const read = () => Promise.resolve([seen('v2', { failedVisits: 30 })]);

    await Promise.all([enforceBudget(store, read), enforceBudget(store, read)]);

    expect(await live()).toMatchObject({ live: 'v1', previous: 'v0' });
  });
});
