import { sql } from 'kysely';
import type { TelemetryBatch, TelemetryEvent, TelemetrySummary } from '@straits/api-contract';
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
const send = (visit: string, ...events: TelemetryEvent[]) => shop.post('/telemetry', { visit, events } satisfies TelemetryBatch);
const sendAsSite = (...events: TelemetryEvent[]) =>
  shop.post('/telemetry', { visit: 'site-server', events }, { headers: { 'x-site-token': SITE_TOKEN } });
const summary = async (query = '') => {
  const staff = await seedUser(shop.deps, { isStaff: true });
  const { body } = await shop.get<TelemetrySummary>(`/telemetry/summary${query}`, { token: staff.token });
  return body.rows;
};

describe('POST /telemetry', () => {
  it('keeps what was seen, by remote and version', async () => {
    await send('visit-one', event(), event(), event({ kind: 'load', name: 'files', value: 120, bytes: 9_000 }));
    await send('visit-two', event({ kind: 'vital', name: 'LCP', value: 800 }));
    await send('visit-three', event({ version: 'v1', kind: 'load', name: 'files', value: 50, bytes: 1_000 }));
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
    const from = (ip: string, visit: string) =>
      shop.post('/telemetry', { visit, events: [event()] }, { headers: { 'x-forwarded-for': ip } });
    await Promise.all([
      from('203.0.113.7', 'visit-one'),
      from('203.0.113.7', 'visit-two'),
      from('2001:db8:1:2::3', 'visit-three'),
      from('2001:db8:1:2::4', 'visit-four'),
    ]);

    expect(await summary()).toMatchObject([{ failedVisits: 4, failedSources: 2 }]);
    const { rows } = await sql`select * from telemetry_events`.execute(shop.deps.db);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|2001:db8/);
  });

  it('forgets with time', async () => {
    await send('visit-one', event());
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
    const { status } = await send('visit-one', event(change));

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
    await send('visit-one', event(), event({ kind: 'load', name: 'files', value: 120, bytes: 9_000 }));

    const { body } = await shop.app.inject('/metrics');

    expect(body).toContain('remote_visits{remote="mf_booking",version="v2",what="failedVisits"} 1');
    expect(body).toContain('remote_p75{remote="mf_booking",version="v2",what="loadMs"} 120');
  });
});
