import { sql } from 'kysely';
import type { Cart } from '@straits/api-contract';
import { randomUUID } from 'node:crypto';
import { hashOf, newToken } from '../secrets';
import { seedProduct } from '../testing/seed-product';
import { startTestApp, type Ask, type TestApp } from '../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
});
afterAll(() => shop.close());

const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' };
const choice = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: '2026-12-20', units: [{ unitId: 'adult', quantity: 1 }] };
const add = (ask: Ask = {}) => shop.post<Cart>('/cart/lines', choice, { idempotencyKey: randomUUID(), ...ask });
const linesOf = async (ask: Ask) => (await shop.get<Cart>('/cart', ask)).body.lines.length;
/** As before cookies were signed. */
async function formerCart(): Promise<string> {
  const token = newToken();
  const { cookie } = await add();
  await sql`update carts set cookie_hash = ${hashOf(token)} where cookie_hash = ${hashOf(cookie?.split('=')[1] ?? '')}`.execute(
    shop.deps.db,
  );
  return token;
}

it.each(['planted-by-somebody-1234567890', `${newToken()}.${newToken()}`, 'x'])(
  'gives a cart of its own for %s, which we never gave',
  async (value) => {
    const planted = `straits_cart=${value}`;
    const { cookie } = await add({ cookie: planted });

    expect(cookie).toMatch(/^straits_cart=[\w-]{43}\.[\w-]{43}$/);
    expect([await linesOf({ cookie: planted }), await linesOf({ cookie })]).toEqual([0, 1]);
  },
);

it('keeps by https only a cookie that no other host can set', async () => {
  const { cookie = '', headers } = await add({ headers: https });
  const plain = cookie.replace('__Host-', '');

  expect(cookie).toMatch(/^__Host-straits_cart=/);
  expect(String(headers['set-cookie'])).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax/);
  expect(await linesOf({ cookie, headers: https })).toBe(1);
  expect(await linesOf({ cookie: plain, headers: https })).toBe(0);
});

it('takes a cart of before over, once, under the new name', async () => {
  const former = await formerCart();

  const { body, headers } = await shop.get<Cart>('/cart', { cookie: `straits_cart=${former}`, headers: https });
  const set = [headers['set-cookie']].flat().map(String);

  expect(body.lines).toHaveLength(1);
  expect(set.some((one) => one.startsWith(`__Host-straits_cart=${former};`))).toBe(true);
  expect(set.some((one) => one.startsWith('straits_cart=;'))).toBe(true);
  expect(await linesOf({ cookie: `__Host-straits_cart=${former}`, headers: https })).toBe(1);
});

it('goes on with a cart of before by http', async () => {
  expect(await linesOf({ cookie: `straits_cart=${await formerCart()}` })).toBe(1);
});

it('sets no cookie with what anybody may keep', async () => {
  const former = await formerCart();

  const { headers } = await shop.get('/home', { cookie: `straits_cart=${former}`, headers: https });

  expect(headers['cache-control']).toContain('public');
  expect(headers['set-cookie']).toBeUndefined();
});
