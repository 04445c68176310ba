import { sql } from 'kysely';
import type { ApiError, EnquiryReceived, Order } from '@straits/api-contract';
import { startPaying } from '../testing/pay-order';
import { seedOrder } from '../testing/seed-order';
import { seedProduct } from '../testing/seed-product';
import { seedUser } from '../testing/seed-shop';
import { startTestApp, type TestApp } from '../testing/test-app';
import { mayWrite } from './limit-letters';
import { mailsTo } from './read-mails.fixture';

// Orders are placed, and mails of them drawn.
jest.setTimeout(60_000);

const ADA = 'ada@straits.test';
let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 400 } }] });
});
afterEach(() => shop.close());

const subjects = async () => (await mailsTo(shop.deps, ADA)).map(({ subject }) => subject);
const enquire = (email: string, ip = '198.51.100.7') =>
  shop.post<EnquiryReceived>('/enquiries', { name: 'Ada Lim', email, note: 'Is there a ramp?' }, { headers: { 'x-forwarded-for': ip } });

it('mails ten of 25 guest orders in the name of one address; all are placed, say so, and are told of once they are paid', async () => {
  const orders = [];
  for (let one = 0; one < 25; one++) orders.push(await seedOrder(shop, { adults: 1, contactName: 'URGENT: verify at http://evil.test' }));

  const mailed = await mailsTo(shop.deps, ADA);
  const held = orders.at(-1)!;
  await startPaying(shop, held);
  const afterwards = (await subjects()).slice(10);

  expect(mailed).toHaveLength(10);
  expect(mailed.map(({ subject, text }) => `${subject} ${text?.split('\n')[0]}`).join()).not.toContain('evil');
  expect(orders.map(({ heldMail }) => heldMail !== undefined)).toEqual(Array.from({ length: 25 }, (_, one) => one >= 10));
  expect(afterwards).toEqual([expect.stringContaining(held.code)]);
  const { body: paid } = await shop.get<Order>(`/orders/${held.code}?key=${held.accessKey}`);
  expect(paid.heldMail).toBeUndefined();
});

it('mails no more than sixty of one network, to whatever addresses', async () => {
  for (let one = 0; one < 29; one++) await enquire(`a${one}@straits.test`);
  for (let one = 0; one < 40; one++) {
    const at = shop.clock.now();
    await mayWrite(shop.deps.db, { to: `b${one}@straits.test`, purpose: 'other', user: null, network: '198.51.100.7', at });
  }

  const { body } = await enquire('last@straits.test');

  expect(body).toMatchObject({ reference: expect.stringMatching(/./), isMailed: false });
  expect(await mailsTo(shop.deps, 'last@straits.test')).toEqual([]);
  expect(await mailsTo(shop.deps, 'a28@straits.test')).toHaveLength(1);
});

it('says where insurance is sold on the page of an order whose mails wait, and in its first mail', async () => {
  for (let one = 0; one < 10; one++) await enquire(ADA, `198.51.100.${one}`);
  const order = await seedOrder(shop, {});
  await sql`update orders set insolvency_insurance = 'wanted' where code = ${order.code}`.execute(shop.deps.db);
  const { body: held } = await shop.get<Order>(`/orders/${order.code}?key=${order.accessKey}`);

  await startPaying(shop, order);

  const insurers = shop.deps.settings.insurersUrl;
  expect(held.heldMail).toEqual({ insurersUrl: insurers });
  expect((await mailsTo(shop.deps, ADA)).at(-1)?.text).toContain(insurers);
});

it('counts letters of all kinds to an address together, takes enquiries and waiting lists all the same, and begins anew each hour', async () => {
  const answers = [];
  for (let one = 0; one < 12; one++) answers.push((await enquire(ADA, `198.51.100.${one}`)).body);

  expect(answers.map(({ isMailed }) => isMailed)).toEqual(Array.from({ length: 12 }, (_, one) => one < 10));
  expect(await subjects()).toHaveLength(10);
  shop.clock.pass(60);
  await enquire(ADA);
  expect(await subjects()).toHaveLength(11);
});

it('says when to ask again where the letter is all that was wanted, and keeps codes apart from other letters', async () => {
  const { email } = await seedUser(shop.deps, { email: ADA });
  for (let one = 0; one < 12; one++) await enquire(ADA, `198.51.100.${one}`);
  const link = (one: number) => shop.post<ApiError>('/auth/sign-in-link', { email }, { headers: { 'x-forwarded-for': `192.0.2.${one}` } });

  const answers = [];
  for (let one = 0; one < 21; one++) answers.push(await link(one));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
});

it('makes no account whose link could not be mailed', async () => {
  const at = shop.clock.now();
  for (let one = 0; one < 20; one++)
    await mayWrite(shop.deps.db, { to: ADA, purpose: 'access', user: null, network: `192.0.2.${one}`, at });
  const account = { email: ADA, password: 'the-merlion-roars', name: 'Ada Lim' };

  const { status } = await shop.post('/auth/register', account);

  expect(status).toBe(429);
  const { rows } = await sql`select from users where email = ${ADA}`.execute(shop.deps.db);
  expect(rows).toHaveLength(0);
});

it("does not count a person's own confirmed address", async () => {
  const { token } = await seedUser(shop.deps, { email: ADA });
  for (let one = 0; one < 12; one++) await shop.post('/enquiries', { name: 'Ada Lim', email: ADA, note: 'Is there a ramp?' }, { token });

  expect(await subjects()).toHaveLength(12);
});
