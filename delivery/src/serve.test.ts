import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openRegistry } from '@straits/remote-contract/signature';
import { findings } from './can-i-deploy.rules';
import { trustedKeys } from './keys';
import { addVersion, changeRegistry, readRegistry, type Role } from './registry';
import { startDelivery, type Parts } from './serve';
import { createDiskStore, type Store } from './store';
import { deliveryToken } from './token';
import { aVersion } from './version.fixture';

let data: string;
let store: Store;
let server: Server;
let url: string;
const waiting = [{ remote: 'mf_wallet' as const, version: 'v7', reason: 'error budget: <it> failed' }];
beforeEach(async () => {
  data = mkdtempSync(path.join(os.tmpdir(), 'straits-delivery-'));
  process.env.STRAITS_DATA = data;
  store = createDiskStore(path.join(data, 'published'));
  const seen = { remote: 'mf_catalog', version: 'v2', visits: 7, failedVisits: 1, sources: 5, failedSources: 1, serverFaults: 0 };
  const shell = { provides: { react: '19.3.0' }, uses: {} };
  const check: Parts['check'] = (_registry, candidate) => Promise.resolve(findings({ shell, live: {}, candidates: [candidate] }));
  server = await startDelivery({ store, readSeen: () => Promise.resolve([seen]), check, forAPerson: () => waiting }, 0);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  delete process.env.STRAITS_DATA;
  rmSync(data, { recursive: true, force: true });
});

const publish = (version: string, role: Role = 'live', change = {}) =>
  changeRegistry(store, { by: 'a <test>', what: 'publish' }, (registry) => addVersion(registry, aVersion(version, change), role));
const entry = async () => (await readRegistry(store)).remotes.mf_catalog;
const act = (address: string, body: unknown, headers: Record<string, string> = { authorization: `Bearer ${deliveryToken()}` }) =>
  fetch(`${url}/remotes/${address}`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify({ by: 'ada', ...(body as object) }),
  });

describe('reading', () => {
  it('gives the registry as it was signed, and again only when it changed', async () => {
    expect((await fetch(`${url}/registry`)).status).toBe(404);
    await publish('v1');

    const answer = await fetch(`${url}/registry`);
    const tag = answer.headers.get('etag') ?? '';

    expect(openRegistry(await answer.text(), trustedKeys()).remotes.mf_catalog?.live).toBe('v1');
    expect((await fetch(`${url}/registry`, { headers: { 'if-none-match': tag } })).status).toBe(304);
    await publish('v2');
    expect((await fetch(`${url}/registry`, { headers: { 'if-none-match': tag } })).status).toBe(200);
  });

  it('shows a page for people: versions, failures, changes, nothing that a name could smuggle in', async () => {
    await publish('v1');
    await publish('v2', 'live', { publishedBy: '<script>alert(1)</script>' });

    const answer = await fetch(url);
    const page = await answer.text();

    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('v2');
    expect(page).toContain('npm run delivery -- rollback mf-wallet v7');
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('a <test>');
  });

  it.each(['/nothing', '/registry/more', '/remotes/mf_catalog'])('has no %s', async (address) => {
    expect((await fetch(url + address)).status).toBe(404);
  });

  it('answers that it is well', async () => {
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
  });
});

describe('changing', () => {
  beforeEach(async () => {
    await publish('v1');
    await publish('v2', 'stored');
  });

  it('promotes, gives to some, ends that, and takes back', async () => {
    expect((await act('mf_catalog/canary', { version: 'v2', share: 20 })).status).toBe(200);
    expect((await entry())?.canary).toMatchObject({ version: 'v2', share: 20 });
    await act('mf_catalog/canary', { version: 'v2', share: 0 });
    expect((await entry())?.canary).toBeNull();
    await act('mf_catalog/promote', { version: 'v2' });
    expect(await entry()).toMatchObject({ live: 'v2', previous: 'v1' });

    const answer = await act('mf_catalog/rollback', { reason: 'totals without the fee' });

    expect(await answer.json()).toMatchObject({ mf_catalog: { live: 'v1' } });
    expect((await entry())?.versions.find(({ version }) => version === 'v2')?.withdrawn?.reason).toBe('totals without the fee');
    expect((await readRegistry(store)).change).toMatchObject({ by: 'ada', what: 'rollback mf_catalog : totals without the fee' });
  });

  it.each<[string, string, unknown, Record<string, string> | undefined, number]>([
    ['without a token', 'mf_catalog/promote', { version: 'v2' }, {}, 401],
    ['with a guessed token', 'mf_catalog/promote', { version: 'v2' }, { authorization: 'Bearer guessed' }, 401],
    ['of a remote that is none', 'mf_nobody/promote', { version: 'v2' }, undefined, 404],
    ['that is none', 'mf_catalog/publish', { version: 'v2' }, undefined, 404],
    ['to a version that was never published', 'mf_catalog/promote', { version: 'v9' }, undefined, 409],
    ['by nobody', 'mf_catalog/promote', { by: '', version: 'v2' }, undefined, 400],
    ['with a share of a part of a percent', 'mf_catalog/canary', { version: 'v2', share: 0.4 }, undefined, 400],
    ['back of a version that nobody gets', 'mf_catalog/rollback', { version: 'v2' }, undefined, 409],
    ['with a share of all', 'mf_catalog/canary', { version: 'v2', share: 100 }, undefined, 400],
    ['with a share that is no number', 'mf_catalog/canary', { version: 'v2', share: 'all' }, undefined, 400],
    ['that is no JSON', 'mf_catalog/promote', '{"version":', undefined, 400],
    ['of a book', 'mf_catalog/rollback', { reason: 'x'.repeat(5_000) }, undefined, 413],
    ['back to nothing', 'mf_catalog/rollback', {}, undefined, 409],
  ])('refuses a change %s, and changes nothing', async (_what, address, body, headers, status) => {
    const before = (await readRegistry(store)).revision;

    const answer = await act(address, body, headers);

    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { message: string }).message).not.toBe('');
    expect((await readRegistry(store)).revision).toBe(before);
  });

  it.each(['promote', 'canary'])('does not %s what would break the site, unless it is forced to', async (verb) => {
    await publish('v3', 'stored', { requires: { react: '^20.0.0' } });

    const refused = await act(`mf_catalog/${verb}`, { version: 'v3', share: 5 });

    expect(refused.status).toBe(409);
    expect(((await refused.json()) as { message: string }).message).toContain('shared packages');
    expect(await entry()).toMatchObject({ live: 'v1', canary: null });
    expect((await act(`mf_catalog/${verb}`, { version: 'v3', share: 5, force: true })).status).toBe(200);
  });

  it('says what would be and changes nothing in a dry run', async () => {
    const answer = await act('mf_catalog/promote', { version: 'v2', dryRun: true });

    expect(await answer.json()).toMatchObject({ mf_catalog: { live: 'v2' } });
    expect((await entry())?.live).toBe('v1');
  });

  it('takes nothing but that', async () => {
    expect((await fetch(`${url}/registry`, { method: 'PUT', body: '{}' })).status).toBe(405);
  });
});
