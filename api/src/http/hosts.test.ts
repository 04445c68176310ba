import type { Base } from '@straits/api-contract';
import { startTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

// The API at an address of its own, which is no shop's (API_BASE_URL).
const API = 'api.straits.test';
const PAGES = ['http://localhost:3000', 'http://b2b.localhost:3000'];
const STRANGERS = ['http://b2b.localhost.evil.test:3000', 'https://b2b.localhost:3000', 'http://b2b.localhost:8080', 'null'];
const ACCESS = 'access-control-allow-origin';

const preflight = (origin: string) =>
  shop.app.inject({
    method: 'OPTIONS',
    url: '/travel/v1/cart',
    headers: { host: API, origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization,content-type' },
  });

describe('an API at an address of its own', () => {
  it.each(PAGES)('lets the pages of %s call it with their session, and nobody else by that', async (origin) => {
    const { statusCode, headers } = await preflight(origin);

    expect(statusCode).toBe(204);
    expect([headers[ACCESS], headers['access-control-allow-credentials']]).toEqual([origin, 'true']);
    expect(headers['access-control-allow-methods']).toContain('PUT');
    expect(String(headers.vary)).toMatch(/origin/i);
  });

  it.each(STRANGERS)('lets no page of %s', async (origin) => {
    const asked = await preflight(origin);
    const called = await shop.get('/base', { headers: { origin } });

    expect(asked.headers).not.toHaveProperty(ACCESS);
    expect(called.headers).not.toHaveProperty(ACCESS);
  });

  it.each([
    ['http://localhost:3000', 'b2c'],
    ['http://b2b.localhost:3000', 'b2b'],
  ])('takes the shop from the page that asks: %s', async (origin, variant) => {
    const { status, body, headers } = await shop.get<Base>('/base', { host: API, headers: { origin } });

    expect([status, body.Variant, headers[ACCESS]]).toEqual([200, variant, origin]);
  });

  it.each([
    ['of a stranger', { origin: 'http://shop.evil.test:3000' }],
    ['that says nothing', {}],
  ])('answers no page %s', async (_case, headers) => {
    expect(await shop.get('/base', { host: API, headers })).toMatchObject({ status: 404, body: { code: 'host_unknown' } });
  });
});
