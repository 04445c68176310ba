import fastify from 'fastify';
import * as renderer from '../page/render';
import { remoteWith, routeTo, SHOP } from '../page/show-site.fixture';
import { createPageAnswers } from './answer-page';
import { composePage, type Plan, type Site } from './compose-page';
import { createRemoteHealth } from './remote-health';
import { readVisit } from './visit';

const said = jest.fn();
const site = {
  shell: { renderer, assets: { entry: [], chunks: {}, files: {}, provides: {}, uses: {} }, id: 'b1' },
  health: createRemoteHealth(),
  css: '',
  log: said,
  report: () => undefined,
} as unknown as Site;
const files = { 'remote.cjs': { integrity: 'sha256-of-the-build', bytes: 1, brotli: 1 } };
const NOTHING = {
  revision: 1,
  id: 's1',
  remotes: [{ slice: remoteWith([]), published: { chunks: {}, files } }],
} as unknown as Plan['snapshot'];
const plan = (change: Partial<Plan> = {}): Plan => ({
  visit: readVisit({
    url: '/page',
    host: 'tour.straits.test',
    protocol: 'http',
    headers: {},
  } as Parameters<typeof readVisit>[0]),
  shop: SHOP,
  snapshot: NOTHING,
  chooseAgain: () => NOTHING,
  overridden: null,
  routes: [],
  found: null,
  locale: 'EN',
  currency: 'SGD',
  isTrade: false,
  isKnown: true,
  ...change,
});

const siteRouteTo = (path: string) => renderer.routesOf([remoteWith([routeTo(path)])])[0]!;
const pageOf = (composed: Awaited<ReturnType<typeof composePage>>) => composed.rest('').join('');

describe('a page', () => {
  it('that nobody owns is a 404 by its title', async () => {
    const composed = await composePage(site, plan());

    expect(composed.status).toBe(404);
    expect(pageOf(composed)).toContain('<title>Page Not Found</title>');
  });

  it('that fails on our side is a 500 in the frame by its title, with the reference that the log has', async () => {
    const route = siteRouteTo('/page');
    const page = { Page: () => null };
    const texts = () => Promise.reject(new Error('the disk is full'));
    const builds = { get: () => Promise.resolve({ namespace: 'catalog', texts, pages: { '/page': () => Promise.resolve({ page }) } }) };

    const composed = await composePage({ ...site, builds }, plan({ found: { route, params: {} } }));

    const [, logged] = said.mock.calls.find(([event]) => event === 'page failed') as [string, { reference: string; error: string }];
    expect([composed.status, composed.isComplete]).toEqual([500, false]);
    expect(pageOf(composed)).toContain('<title>Internal Server Error</title>');
    expect(pageOf(composed)).toContain('<meta name="robots" content="noindex">');
    expect(pageOf(composed)).toContain(logged.reference);
    expect(logged.error).toContain('the disk is full');
  });
});

describe('a page that waits for what never comes', () => {
  afterEach(() => jest.useRealTimers());

  it('is answered with the error page, and with itself as soon as it comes', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    let isSilent = true;
    const texts = () => (isSilent ? new Promise<never>(() => undefined) : Promise.resolve({ default: {} }));
    const pages = { namespace: 'catalog', texts, pages: { '/page': () => Promise.resolve({ page: { Page: () => null } }) } };
    const route = siteRouteTo('/page');
    const asked = plan({ found: { route, params: {} } });
    const silent = composePage({ ...site, builds: { get: () => Promise.resolve(pages) } }, asked);
    await jest.advanceTimersByTimeAsync(2_000);
    const failed = await silent;
    isSilent = false;
    const whole = await composePage({ ...site, builds: { get: () => Promise.resolve(pages) } }, asked);

    expect([failed.status, failed.isComplete]).toEqual([500, false]);
    expect([whole.status, whole.isComplete]).toEqual([200, true]);
  });

  it('is given up as a whole where the page’s code itself hangs', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    const builds = { get: () => new Promise<never>(() => undefined) };
    const route = siteRouteTo('/page');
    const silent = composePage({ ...site, builds }, plan({ found: { route, params: {} } }));
    await jest.advanceTimersByTimeAsync(10_000);

    expect((await silent).status).toBe(500);
  });
});

describe('a page of which the API says nothing', () => {
  const late = jest.spyOn(globalThis, 'fetch');
  beforeEach(() => late.mockRejectedValue(new Error('nobody listens')));
  afterAll(() => late.mockRestore());

  const pageAt = (path: string) => ({ Page: () => null, resources: () => [{ path: `/of${path}` }, { path: '/further' }] });
  const answerOf = async (path: string, change: Partial<Plan> = {}) => {
    const texts = () => Promise.resolve({ default: {} });
    const pages = { [path]: () => Promise.resolve({ page: pageAt(path) }) };
    const answerPage = createPageAnswers({ ...site, builds: { get: () => Promise.resolve({ namespace: 'catalog', texts, pages }) } });
    const app = fastify();
    const found = { route: siteRouteTo(path), params: { slug: 'bali' } };
    app.get('/page', async (request, reply) => answerPage(request, reply, { plan: plan({ found, ...change }), cookie: null }));
    const answer = await app.inject('/page');
    await app.close();
    return answer;
  };

  it('is a 503 that no search engine takes, since the product may not exist; the browser gets the page and tries again', async () => {
    const { statusCode, headers, body } = await answerOf('/one/:slug');

    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('"status":200');
  });

  it('is a 503 also of a list, where the shop itself is not known', async () => {
    expect((await answerOf('/list', { isKnown: false })).statusCode).toBe(503);
  });

  it('is indexed by nobody, where its status was sent before', async () => {
    const { statusCode, body } = await answerOf('/popular');

    expect(statusCode).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('is what it was where only something further is missing', async () => {
    late.mockImplementation((url) =>
      /\/of/.test(url instanceof Request ? url.url : url.toString())
        ? Promise.resolve(new Response('{}', { status: 200 }))
        : Promise.reject(new Error('late')),
    );

    const { statusCode, body } = await answerOf('/other/:slug');

    expect(statusCode).toBe(200);
    expect(body).not.toContain('noindex');
  });
});

describe('a page whose build has no hash', () => {
  it('is left to the browser: what nobody has signed never runs on the server', async () => {
    const get = jest.fn();
    const route = siteRouteTo('/page');
    const bare = { ...NOTHING, remotes: [{ slice: remoteWith([]), published: { chunks: {}, files: {} } }] } as unknown as Plan['snapshot'];

    const composed = await composePage({ ...site, builds: { get } }, plan({ found: { route, params: {} }, snapshot: bare }));

    expect(get).not.toHaveBeenCalled();
    expect(composed.isComplete).toBe(false);
  });
});

describe('a page that leads elsewhere', () => {
  const answerOf = async (redirect: string) => {
    const page = { Page: () => null, head: () => ({ title: 'A step', redirect }) };
    const texts = () => Promise.resolve({ default: {} });
    const builds = {
      get: () => Promise.resolve({ namespace: 'catalog', texts, pages: { '/tour/:slug': () => Promise.resolve({ page }) } }),
    };
    const route = siteRouteTo('/tour/:slug');
    const answerPage = createPageAnswers({ ...site, builds });
    const app = fastify();
    const found = { route, params: { slug: 'bali' } };
    app.get('/page', async (request, reply) => answerPage(request, reply, { plan: plan({ found }), cookie: null }));
    const answer = await app.inject('/page');
    await app.close();
    return answer;
  };

  it('names its language as the web does, not by the shop’s own code', async () => {
    const { headers } = await answerOf('//evil.test/');

    expect(headers['content-language']).toBe('en-US');
  });

  it('is answered with a redirection and no page', async () => {
    const { statusCode, headers, body } = await answerOf('/tour/bali/dates?led=missing');

    expect([statusCode, headers.location, body]).toEqual([302, '/tour/bali/dates?led=missing', '']);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it.each(['//evil.test/', 'https://evil.test/', '/\\evil.test', '/.//evil.test/'])(
    'never leads to another site (%s)',
    async (redirect) => {
      const { statusCode, headers } = await answerOf(redirect);

      expect([statusCode, headers.location]).toEqual([200, undefined]);
    },
  );
});

describe('a page whose first bytes were sent before it failed', () => {
  it('says so inside, is indexed by nobody and kept for nobody: who asks next gets the page', async () => {
    let isBroken = true;
    const texts = () => (isBroken ? Promise.reject(new Error('the disk is full')) : Promise.resolve({ default: {} }));
    const page = { Page: () => null };
    const builds = { get: () => Promise.resolve({ namespace: 'catalog', texts, pages: { '/page': () => Promise.resolve({ page }) } }) };
    const route = siteRouteTo('/page');
    const answerPage = createPageAnswers({ ...site, builds });
    const app = fastify();
    app.get('/page', async (request, reply) => answerPage(request, reply, { plan: plan({ found: { route, params: {} } }), cookie: null }));

    said.mockClear();
    const failed = await app.inject('/page');
    const [, logged] = said.mock.calls.find(([event]) => event === 'page failed') as [string, { reference: string }];
    isBroken = false;
    const whole = await app.inject('/page');
    const kept = await app.inject('/page');
    await app.close();

    // The status left with the first bytes; what can still be said is said in the page.
    expect(failed.statusCode).toBe(200);
    expect(failed.headers['cache-control']).toBe('private, no-cache');
    expect(failed.body).toContain('<meta name="robots" content="noindex">');
    expect(failed.body).toContain('<title>Internal Server Error</title>');
    expect(failed.body).toContain(logged.reference);
    for (const { body } of [whole, kept]) {
      expect(body).toContain('<title>A page</title>');
      expect(body).not.toContain('noindex');
    }
  });
});
