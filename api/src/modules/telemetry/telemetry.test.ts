import { sql } from 'kysely';
import type { TelemetryBatch, TelemetryEvent, TelemetrySummary } from '@straits/api-contract';
import { signVisit } from '@straits/api-contract/visit-token';
import { seedUser } from '../../testing/seed-shop';
import { SITE_TOKEN, startTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
afterEach(() => sql`truncate telemetry_events`.execute(shop.deps.db));

const event = (change: Partial<TelemetryEvent> = {}): TelemetryEvent => ({
  kind: 'error',
  name: 'MFE-108',
  remote: 'mf_booking',
  version: 'v2',
  path: '/cart',
  side: 'browser',
  ...change,
});
const VERSIONS = ['shell@s1', 'mf_booking@v2', 'mf_booking@v1'];
const served = (at = shop.clock.now()) => signVisit(VERSIONS, SITE_TOKEN, at.getTime());
const sendOf = (visit: string, ...events: TelemetryEvent[]) => shop.post('/telemetry', { visit, events } satisfies TelemetryBatch);
/** From a page that the site has just served. */
const send = (...events: TelemetryEvent[]) => sendOf(served(), ...events);
const sendAsSite = (...events: TelemetryEvent[]) =>
  shop.post('/telemetry', { visit: 'site-server', events }, { headers: { 'x-site-token': SITE_TOKEN } });
const summary = async (query = '') => {
  const staff = await seedUser(shop.deps, { isStaff: true });
  const { body } = await shop.get<TelemetrySummary>(`/telemetry/summary${query}`, { token: staff.token });
  return body.rows;
};

const from = (ip: string, seen = event(), visit = served()) =>
  shop.post('/telemetry', { visit, events: [seen] }, { headers: { 'x-forwarded-for': ip } });

describe('POST /telemetry', () => {
  it('takes reports of pages that the site served, and of no others', async () => {
    const made = [
      'visit-one',
      signVisit(VERSIONS, 'a key that was guessed'),
      served(new Date(shop.clock.now().getTime() - 48 * 3_600_000)),
    ];

    const answers = await Promise.all(made.map((visit) => sendOf(visit, event())));

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(await summary()).toEqual([]);
  });

  it('believes nothing of versions that the page did not run', async () => {
    const { status } = await send(event({ version: 'v3' }), event({ remote: 'mf_wallet' }), event());

    expect(status).toBe(200);
    expect(await summary()).toMatchObject([{ remote: 'mf_booking', version: 'v2', errors: 1 }]);
  });

  it('counts a page once for each network, since a CDN gives one answer to many', async () => {
    const visit = served();

    for (const ip of ['203.0.113.7', '203.0.113.7', '203.0.113.8', '198.51.100.4']) await from(ip, event(), visit);

    expect(await summary()).toMatchObject([{ visits: 2, failedVisits: 2, failedSources: 2 }]);
  });

  it('does not take a network for two around midnight', async () => {
    shop.clock.set('2026-12-02T23:50:00Z');
    await from('203.0.113.7');
    shop.clock.pass(20);
    await from('203.0.113.7');

    const rows = await summary();

    shop.clock.set('2026-12-01T02:00:00Z');
    expect(rows).toMatchObject([{ failedVisits: 2, failedSources: 1 }]);
  });

  it('keeps what was seen, by remote and version', async () => {
    await send(event(), event(), event({ kind: 'load', name: 'files', value: 120, bytes: 9_000 }));
    await send(event({ kind: 'vital', name: 'LCP', value: 800 }));
    await send(event({ version: 'v1', kind: 'load', name: 'files', value: 50, bytes: 1_000 }));
    await sendAsSite(event({ side: 'server', name: 'MFE-111' }), event({ side: 'server', name: 'MFE-103' }));

    const rows = await summary();

    expect(rows).toMatchObject([
      {
        remote: 'mf_booking',
        version: 'v2',
        visits: 2,
        failedVisits: 1,
        serverFaults: 1,
        errors: 4,
        loadMs: 120,
        bytes: 9_000,
        lcpMs: 800,
      },
      { remote: 'mf_booking', version: 'v1', visits: 1, failedVisits: 0, errors: 0, lcpMs: null },
    ]);
    expect(rows[0]?.codes).toEqual([
      { name: 'MFE-108', count: 2 },
      { name: 'MFE-103', count: 1 },
      { name: 'MFE-111', count: 1 },
    ]);
  });

  it('takes what a server saw from the site alone', async () => {
    const batch = { visit: 'site-server', events: [event(), event({ side: 'server' })] };

    const answers = await Promise.all([
      shop.post('/telemetry', batch),
      shop.post('/telemetry', batch, { headers: { 'x-site-token': 'guessed' } }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(await summary()).toEqual([]);
  });

  it('counts the networks that failed visits came from, and keeps none of them', async () => {
    await Promise.all([
      from('203.0.113.7'),
      from('203.0.113.9'),
      from('2001:db8:1:2::3'),
      from('2001:db8:1:ff00::4'),
      from('198.51.100.4', event({ kind: 'load', name: 'files', value: 1, bytes: 1 })),
    ]);

    expect(await summary()).toMatchObject([{ visits: 5, failedVisits: 4, sources: 3, failedSources: 2 }]);
    const { rows } = await sql`select * from telemetry_events`.execute(shop.deps.db);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|2001:db8/);
  });

  it('forgets with time', async () => {
    await send(event());
    shop.clock.pass(61);

    expect(await summary()).toEqual([]);
    expect(await summary('?since=2026-12-01T01:00:00Z')).toHaveLength(1);
  });

  it.each([
    ['a remote that is none', { remote: 'evil<script>' }],
    ['a name that is none', { name: "x' or 1=1" }],
    ['a value that no clock shows', { value: -1 }],
    ['a page of text', { detail: 'x'.repeat(301) }],
  ])('refuses %s', async (_what, change) => {
    const { status } = await send(event(change));

    expect(status).toBe(400);
  });
});

describe('GET /telemetry/summary', () => {
  it('does not exist for others than staff and the delivery', async () => {
    const traveller = await seedUser(shop.deps);

    const answers = await Promise.all([
      shop.get('/telemetry/summary'),
      shop.get('/telemetry/summary', { token: traveller.token }),
      shop.get('/telemetry/summary', { headers: { 'x-delivery-token': 'guessed' } }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([401, 404, 401]);
  });
});

describe('GET /metrics', () => {
  it('has the figures per remote@version', async () => {
    await send(event(), event({ kind: 'load', name: 'files', value: 120, bytes: 9_000 }));

    const { body } = await shop.app.inject('/metrics');

    expect(body).toContain('remote_visits{remote="mf_booking",version="v2",what="failedVisits"} 1');
    expect(body).toContain('remote_p75{remote="mf_booking",version="v2",what="loadMs"} 120');
  });
});

describe('a flood of reports', () => {
  const kept = async () =>
    Number((await sql<{ count: string }>`select count(*) from telemetry_events`.execute(shop.deps.db)).rows[0]?.count);

  it('of one visit is kept no further than a page tells; another network is heard', async () => {
    const visit = served();
    const sixty = Array.from({ length: 60 }, () => event());

    await Promise.all(Array.from({ length: 20 }, () => sendOf(visit, ...sixty)));
    expect(await kept()).toBe(240);
    await from('198.51.100.9', event(), visit);

    expect(await kept()).toBe(241);
  });

  it('with more events than a report holds is refused', async () => {
    expect((await send(...Array.from({ length: 61 }, () => event()))).status).toBe(400);
  });

  it('by one network ends with the time to wait', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const report = () => shop.post('/telemetry', { visit: served(), events: [event()] }, { headers });

    const answers = [];
    for (let one = 0; one < 301; one++) answers.push(await report());

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(300);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
