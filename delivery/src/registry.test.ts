import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PublishedVersion } from '@straits/remote-contract/schema';
import { registryFile } from './places';
import { addVersion, changeRegistry, makeLive, readRegistry } from './registry';

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(os.tmpdir(), 'straits-registry-'));
  process.env.STRAITS_DATA = data;
});
afterEach(() => {
  delete process.env.STRAITS_DATA;
  rmSync(data, { recursive: true, force: true });
});

const version = (name: string, origin = 'http://localhost:3001'): PublishedVersion => ({
  version: name,
  publishedAt: '2026-11-21T00:00:00.000Z',
  baseUrl: `${origin}/${name}/`,
  files: {},
  chunks: {},
  titles: {},
  contract: {
    name: 'mf_catalog',
    contract: 1,
    mission: 'find what to do',
    criticality: 'primary',
    namespace: 'catalog',
    routes: [],
    fragments: [],
    navigation: [],
    sitemaps: [],
    budgetBytes: 1,
  },
});
const publish = (name: string, origin?: string) => changeRegistry((registry) => addVersion(registry, 'mf_catalog', version(name, origin)));
const live = () => readRegistry().remotes.mf_catalog?.live;

describe('the registry', () => {
  it('is empty before anything is published', () => {
    expect(readRegistry()).toEqual({ revision: 0, remotes: {} });
  });

  it('has a new version live, and remembers the one before', () => {
    publish('v1');
    publish('v2');

    expect(readRegistry().remotes.mf_catalog).toMatchObject({ live: 'v2', previous: 'v1' });
  });

  it('does not undo a rollback when the same content is published again', () => {
    publish('v1');
    publish('v2');
    changeRegistry((registry) => makeLive(registry, 'mf_catalog', 'v1'));

    publish('v2');

    expect(live()).toBe('v1');
  });

  it('takes over the address of an origin that has moved', () => {
    publish('v1');
    publish('v1', 'http://localhost:4001');

    expect(readRegistry().remotes.mf_catalog?.versions[0]?.baseUrl).toBe('http://localhost:4001/v1/');
  });

  it('refuses a version that was never published', () => {
    publish('v1');

    expect(() => changeRegistry((registry) => makeLive(registry, 'mf_catalog', 'v9'))).toThrow('no published version v9');
    expect(live()).toBe('v1');
  });

  it('keeps every revision, and makes none when nothing changes', () => {
    publish('v1');
    publish('v2');
    publish('v2');

    expect(readRegistry().revision).toBe(2);
    expect(JSON.parse(readFileSync(path.join(path.dirname(registryFile()), 'history/1.json'), 'utf8'))).toMatchObject({ revision: 1 });
  });

  it('refuses a document that does not fit the schema', () => {
    publish('v1');
    writeFileSync(registryFile(), '{"revision":"x"}');

    expect(() => readRegistry()).toThrow();
  });

  it('lets go of its lock when a change fails', () => {
    publish('v1');
    expect(() =>
      changeRegistry(() => {
        throw new Error('no');
      }),
    ).toThrow('no');

    publish('v2');

    expect(live()).toBe('v2');
  });
});
