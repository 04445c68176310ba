import { randomUUID } from 'node:crypto';
import type { Availability, Cart, SignedIn } from '@straits/api-contract';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { hashPassword } from '../account/passwords';

// The acceptance tests of the requirements (section 7) that the API alone can answer; the others bear their numbers where they are.
let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
beforeEach(() => shop.clock.set('2026-12-01T02:00:00Z'));
afterAll(() => shop.close());

const DATE = '2026-12-10';
const PASSWORD = 'correct horse';
const choiceOf = (productId: string) => ({
  ...{ productId, optionId: `${productId}-day`, localDate: DATE, units: [{ unitId: 'adult', quantity: 1 }] },
});
const add = (productId: string, ask: { cookie?: string; token?: string } = {}) =>
  shop.post<Cart & { code?: string }>('/cart/lines', choiceOf(productId), { ...ask, idempotencyKey: randomUUID() });
const signIn = async (email: string, cookie?: string) =>
  (await shop.post<SignedIn>('/auth/sign-in', { username: email, password: PASSWORD }, { cookie })).body.token;

it('T1: a reload, a second tab and a second device keep the same timer', async () => {
  await seedProduct(shop.deps, { id: 'timed-zoo' });
  const { email } = await seedUser(shop.deps, { passwordHash: await hashPassword(PASSWORD) });
  const { body: added, cookie } = await add('timed-zoo');
  const endOf = async (ask: { cookie?: string; token?: string }) => (await shop.get<Cart>('/cart', ask)).body.expiresAt;

  shop.clock.pass(3);
  const [reload, secondTab] = [await endOf({ cookie }), await endOf({ cookie })];
  const first = await signIn(email, cookie);
  const second = await signIn(email);

  expect(added.expiresAt).toBe('2026-12-01T02:25:00.000Z');
  expect([reload, secondTab, await endOf({ token: first }), await endOf({ token: second })]).toEqual(Array(4).fill(added.expiresAt));
});

it('T3: a session that ends in the middle of the travellers costs nothing typed: after the sign-in all fields are back', async () => {
  await seedProduct(shop.deps, { id: 'kept-zoo' });
  const { email } = await seedUser(shop.deps, { passwordHash: await hashPassword(PASSWORD) });
  const before = await signIn(email);
  const { body: cart } = await add('kept-zoo', { token: before });
  const typed = {
    contact: { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' },
    passengers: [{ lineId: cart.lines[0]!.id, unitId: 'adult', givenNames: 'Ada', familyName: 'Lim', dateOfBirth: '1985-06-01' }],
  };
  await shop.put('/cart/draft', typed, { token: before });

  await shop.post('/auth/sign-out', {}, { token: before });
  const refused = await shop.put('/cart/draft', typed, { token: before });
  const after = await signIn(email);

  expect(refused.status).toBe(401);
  expect((await shop.get('/cart/draft', { token: after })).body).toMatchObject(typed);
  expect((await shop.get<Cart>('/cart', { token: after })).body.lines).toMatchObject([{ id: cart.lines[0]!.id, state: 'held' }]);
});

it('T3: what was typed after the session had ended is set aside in this browser, and comes back to its own person alone', async () => {
  const password = { passwordHash: await hashPassword(PASSWORD) };
  const [ada, other] = [await seedUser(shop.deps, password), await seedUser(shop.deps, password)];
  const typed = { contact: { name: 'Ada Lim' }, passengers: [{ givenNames: 'Ada', familyName: 'Lim' }] };

  // Given at the sign-in: the cookie outlives the session.
  const { cookie } = await shop.get('/user', { token: await signIn(ada.email) });
  await shop.put('/cart/draft', { ...typed, of: ada.id }, { cookie });
  const asGuest = await shop.get('/cart/draft', { cookie });
  const asOther = await shop.get('/cart/draft', { token: await signIn(other.email, cookie) });
  const asAda = await shop.get('/cart/draft', { token: await signIn(ada.email, cookie) });

  expect(JSON.stringify([asGuest.body, asOther.body])).not.toContain('Ada');
  expect(asAda.body).toMatchObject(typed);
});

it('T3: what was typed elsewhere since then is newer than what was set aside', async () => {
  const ada = await seedUser(shop.deps, { passwordHash: await hashPassword(PASSWORD) });
  const { cookie } = await shop.get('/user', { token: await signIn(ada.email) });
  await shop.put('/cart/draft', { contact: { name: 'Before' }, of: ada.id }, { cookie });
  shop.clock.pass(1);
  await shop.put('/cart/draft', { contact: { name: 'After' } }, { token: await signIn(ada.email) });

  const { body } = await shop.get('/cart/draft', { token: await signIn(ada.email, cookie) });

  expect(body).toMatchObject({ contact: { name: 'After' } });
});

it('T4: of 20 buyers of the last place one holds it, and 19 hear at once that it is taken, with other days', async () => {
  await seedProduct(shop.deps, { id: 'last-zoo', options: [{ inventory: { capacity: 1 } }] });

  const answers = await Promise.all(Array.from({ length: 20 }, () => add('last-zoo')));

  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ body }) => body.code === 'date_sold_out');
  expect([won.length, lost.length]).toEqual([1, 19]);
  const { body } = await shop.get<Availability>(`/availability?optionId=last-zoo-day&localDate=${DATE}&units=adult:1`);
  expect(body.nearestDates.length).toBeGreaterThan(0);
});
