import { randomUUID } from 'node:crypto';
import type { Cart, SignedIn } from '@straits/api-contract';
import { mailsTo } from '../../mail/read-mails.fixture';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { ofAnotherNetwork } from '../../testing/visitor-address';
import { startTestApp, type Ask, type TestApp } from '../../testing/test-app';
import { hashOf, newToken } from '../../secrets';
import { hashPassword } from '../account/passwords';
import { insertOneTimeToken } from '../account/sessions.sql';
import { expireHolds } from './expire-holds';
import { RENEWALS } from './hold-limits.rules';

let shop: TestApp;
let passwordHash: string;
beforeAll(async () => {
  shop = await startTestApp();
  passwordHash = await hashPassword('correct horse');
});
afterAll(() => shop.close());

const DATE = '2026-12-10';
const person = (id: 'adult' | 'child', maxQuantity: number) => ({
  id,
  type: id === 'adult' ? ('ADULT' as const) : ('CHILD' as const),
  name: { en: id },
  maxQuantity,
  price: 4_000,
  netPrice: 3_000,
});

let products = 0;
/** A product of its own for a test, with so many places on the day. */
async function product(option: { capacity?: number; openDated?: boolean; maxUnits?: number } = {}) {
  const { capacity = 50, ...more } = option;
  const { productId } = await seedProduct(shop.deps, {
    id: `zoo-${++products}`,
    options: [
      {
        units: [person('adult', 5), person('child', 5)],
        inventory: { capacity },
        ...(more.openDated ? { validityDays: 90 } : {}),
        ...more,
      },
    ],
  });
  return productId;
}

async function add(productId: string, units: Record<string, number>, ask: Ask & { localDate?: string | null } = {}) {
  const { localDate = DATE, ...asked } = ask;
  const { status, cookie } = await shop.post(
    '/cart/lines',
    {
      productId,
      optionId: `${productId}-day`,
      localDate: localDate ?? undefined,
      units: Object.entries(units).map(([unitId, quantity]) => ({ unitId, quantity })),
    },
    { idempotencyKey: randomUUID(), ...asked },
  );
  if (status !== 200) throw new Error(`the cart answered ${status}`);
  return asked.cookie ?? cookie;
}
const customer = () => seedUser(shop.deps, { passwordHash });
const signIn = (email: string, cookie: string | undefined) =>
  shop.post<SignedIn>('/auth/sign-in', { username: email, password: 'correct horse' }, { cookie });
const cartOf = async (token: string) => (await shop.get<Cart>('/cart', { token })).body;
const unitsOf = (cart: Cart) => cart.lines.map(({ units }) => Object.fromEntries(units.map(({ unitId, quantity }) => [unitId, quantity])));
async function freeOf(productId: string) {
  const { body } = await shop.get<{ days: { vacancies: number }[] }>(
    `/availability/calendar?optionId=${productId}-day&localDateStart=${DATE}&localDateEnd=${DATE}`,
  );
  return body.days[0]?.vacancies;
}
async function endHolds() {
  shop.clock.pass(26);
  await expireHolds(shop.deps);
}

describe('a link that signs somebody in', () => {
  const signInByLink = async (userId: string, cookie: string | undefined) => {
    const [token, now] = [newToken(), shop.clock.now()];
    const expiresAt = new Date(now.getTime() + 60_000);
    await insertOneTimeToken(shop.deps.db, { tokenHash: hashOf(token), purpose: 'sign_in', userId, next: null, now, expiresAt });
    return (await shop.post<SignedIn>('/auth/exchange', { token }, { cookie })).body;
  };
  const merge = (token: string, cookie: string | undefined) =>
    shop.post<{ cartMerge: SignedIn['cartMerge'] }>('/cart/merge', {}, { token, cookie });

  it("leaves the browser's cart where it is, for whoever says that it is not them", async () => {
    const [zoo, stranger] = [await product(), await customer()];
    const cookie = await add(zoo, { adult: 2 });
    await shop.put('/cart/draft', { contact: { name: 'Mei' } }, { cookie });

    const session = await signInByLink(stranger.id, cookie);
    await shop.post('/auth/sign-out', {}, { token: session.token, cookie });

    expect(session.cartMerge).toBeNull();
    expect(unitsOf(await cartOf(stranger.token))).toEqual([]);
    expect((await shop.get('/cart/draft', { token: stranger.token })).body).not.toMatchObject({ contact: { name: 'Mei' } });
    expect(unitsOf((await shop.get<Cart>('/cart', { cookie })).body)).toEqual([{ adult: 2 }]);
  });

  it("brings the browser's cart along at once where the link was asked for in that browser", async () => {
    const [zoo, ada] = [await product(), await customer()];
    const cart = await add(zoo, { adult: 2 });
    const { cookie: browser } = await shop.post('/auth/sign-in-link', { email: ada.email });
    const mail = (await mailsTo(shop.deps, ada.email)).at(-1);
    const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];

    const { body } = await shop.post<SignedIn>('/auth/exchange', { token }, { cookie: `${cart}; ${browser}` });

    expect(body.cartMerge).toEqual({ moved: 1, joined: 0 });
    expect(unitsOf(await cartOf(ada.token))).toEqual([{ adult: 2 }]);
  });

  it('leaves it where the link was asked for in another browser', async () => {
    const [zoo, stranger] = [await product(), await customer()];
    const cart = await add(zoo, { adult: 2 });
    const { cookie: own } = await shop.post('/auth/sign-in-link', { email: stranger.email });
    const { cookie: other } = await shop.post('/auth/sign-in-link', { email: 'nobody@straits.test' });
    const mail = (await mailsTo(shop.deps, stranger.email)).at(-1);
    const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];

    const { body } = await shop.post<SignedIn>('/auth/exchange', { token }, { cookie: `${cart}; ${other}` });

    expect(own).not.toBe(other);
    expect(body.cartMerge).toBeNull();
    expect(unitsOf((await shop.get<Cart>('/cart', { cookie: cart })).body)).toEqual([{ adult: 2 }]);
  });

  it("brings the browser's cart along once the person has said that it is them", async () => {
    const [zoo, ada] = [await product(), await customer()];
    const cookie = await add(zoo, { adult: 2 });
    const { token } = await signInByLink(ada.id, cookie);

    const [first, again] = [await merge(token, cookie), await merge(token, cookie)];

    expect(first.body.cartMerge).toEqual({ moved: 1, joined: 0 });
    expect(again.body.cartMerge).toBeNull();
    expect(unitsOf(await cartOf(ada.token))).toEqual([{ adult: 2 }]);
    expect(await freeOf(zoo)).toBe(48);
  });
});

describe('signing in with something in both carts', () => {
  it('makes one line of the same visit, with the places of both', async () => {
    const [zoo, ada] = [await product(), await customer()];
    await add(zoo, { adult: 2 }, { token: ada.token });
    const cookie = await add(zoo, { adult: 1, child: 1 });

    const { body } = await signIn(ada.email, cookie);

    const cart = await cartOf(ada.token);
    expect(body.cartMerge).toEqual({ moved: 0, joined: 1 });
    expect(unitsOf(cart)).toEqual([{ adult: 3, child: 1 }]);
    expect(cart.lines[0]?.state).toBe('held');
    expect(await freeOf(zoo)).toBe(46);
  });

  it('adds up to the limit of a traveller type and gives the rest back', async () => {
    const [zoo, ada] = [await product(), await customer()];
    await add(zoo, { adult: 4 }, { token: ada.token });
    const cookie = await add(zoo, { adult: 3, child: 1 });

    await signIn(ada.email, cookie);

    expect(unitsOf(await cartOf(ada.token))).toEqual([{ adult: 5, child: 1 }]);
    expect(await freeOf(zoo)).toBe(44);
  });

  it('adds up to the limit of a booking', async () => {
    const [zoo, ada] = [await product({ maxUnits: 6 }), await customer()];
    await add(zoo, { adult: 4 }, { token: ada.token });
    const cookie = await add(zoo, { adult: 1, child: 3 });

    await signIn(ada.email, cookie);

    expect(unitsOf(await cartOf(ada.token))).toEqual([{ adult: 5, child: 1 }]);
    expect(await freeOf(zoo)).toBe(44);
  });

  it.each([
    [1, 'the sum, when its places are free', 4],
    [2, 'the larger one, when the sum is not to be had', 3],
    [3, 'the one that is still held, when nothing more is to be had', 1],
  ])("takes back the places of the customer's line that ended: with %i sold to others it is %s", async (others, _case, places) => {
    const [zoo, ada] = [await product({ capacity: 5 }), await customer()];
    await add(zoo, { adult: 3 }, { token: ada.token });
    await endHolds();
    await add(zoo, { adult: others });
    const cookie = await add(zoo, { adult: 1 });

    const { body } = await signIn(ada.email, cookie);

    const cart = await cartOf(ada.token);
    expect(body.cartMerge).toEqual({ moved: 0, joined: 1 });
    expect(unitsOf(cart)).toEqual([{ adult: places }]);
    expect(cart.lines[0]?.state).toBe('held');
    expect(await freeOf(zoo)).toBe(5 - others - places);
  });

  it('leaves the sum to be held again when both have ended', async () => {
    const [zoo, ada] = [await product(), await customer()];
    await add(zoo, { adult: 2 }, { token: ada.token });
    const cookie = await add(zoo, { adult: 1 });
    await endHolds();

    await signIn(ada.email, cookie);

    const cart = await cartOf(ada.token);
    const again = await shop.post<Cart>(`/cart/lines/${cart.lines[0]?.id}/hold`, {}, { token: ada.token });
    expect(cart.lines[0]?.state).toBe('expired');
    expect(unitsOf(again.body)).toEqual([{ adult: 3 }]);
    expect(await freeOf(zoo)).toBe(47);
  });

  it('joins open-dated tickets, which need no places', async () => {
    const [pass, ada] = [await product({ openDated: true }), await customer()];
    await add(pass, { adult: 1 }, { token: ada.token, localDate: null });
    const cookie = await add(pass, { adult: 2 }, { localDate: null });

    await signIn(ada.email, cookie);

    expect(unitsOf(await cartOf(ada.token))).toEqual([{ adult: 3 }]);
  });

  it('moves other visits beside, and says how many', async () => {
    const [zoo, ada] = [await product(), await customer()];
    await add(zoo, { adult: 1 }, { token: ada.token });
    const cookie = await add(zoo, { adult: 1 });
    await add(zoo, { adult: 2 }, { cookie, localDate: '2026-12-11' });

    const { body } = await signIn(ada.email, cookie);

    expect(body.cartMerge).toEqual({ moved: 1, joined: 1 });
    expect(unitsOf(await cartOf(ada.token))).toEqual([{ adult: 2 }, { adult: 2 }]);
  });

  it('joins once when the browser signs in twice at the same time', async () => {
    const [zoo, ada] = [await product(), await customer()];
    await add(zoo, { adult: 2 }, { token: ada.token });
    const cookie = await add(zoo, { adult: 1 });

    const answers = await Promise.all([1, 2, 3].map(() => signIn(ada.email, cookie)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(unitsOf(await cartOf(ada.token))).toEqual([{ adult: 3 }]);
    expect(await freeOf(zoo)).toBe(47);
  });

  it('cannot be held up by another sign-in that wants the same places', async () => {
    const [zoo, bay, people] = [await product(), await product(), await Promise.all(Array.from({ length: 6 }, customer))];
    const cookies: (string | undefined)[] = [];
    for (const [index, { token }] of people.entries()) {
      const order = index % 2 ? [zoo, bay] : [bay, zoo];
      for (const productId of order) await add(productId, { adult: 1 }, { token });
      let cookie: string | undefined;
      for (const productId of order) cookie = await add(productId, { adult: 1 }, { cookie });
      cookies.push(cookie);
    }

    const answers = await Promise.all(people.map(({ email }, index) => signIn(email, cookies[index])));

    expect(answers.map(({ body }) => body.cartMerge)).toEqual(people.map(() => ({ moved: 0, joined: 2 })));
    expect([await freeOf(zoo), await freeOf(bay)]).toEqual([38, 38]);
  });
});

describe('what both carts hold together', () => {
  const DAYS = ['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13'];
  /** A product of which one booking takes many, of a large stock: one person keeps 30 of a day. */
  async function largeProduct() {
    const { productId } = await seedProduct(shop.deps, {
      id: `park-${++products}`,
      options: [{ units: [{ ...person('adult', 5), maxQuantity: 60 }], inventory: { capacity: 400 }, maxUnits: 60 }],
    });
    return productId;
  }
  const network = () => ofAnotherNetwork();
  const statesOf = (cart: Cart) => cart.lines.map(({ state, units }) => [state, units[0]?.quantity]);

  it('is cut to what one person keeps of a day: no line is lost, and the customer is told', async () => {
    const [park, ada] = [await largeProduct(), await customer()];
    await add(park, { adult: 20 }, { token: ada.token, ...network() });
    shop.clock.pass(1);
    const cookie = await add(park, { adult: 20 }, network());

    await signIn(ada.email, cookie);

    const cart = await cartOf(ada.token);
    expect(statesOf(cart)).toEqual([
      ['held', 20],
      ['expired', 20],
    ]);
    expect(cart.notice.map(({ code }) => code)).toEqual(['places_limited']);
    expect(await freeOf(park)).toBe(380);
  });

  it('is cut to what a cart keeps in all, from the last line on', async () => {
    const [park, ada] = [await largeProduct(), await customer()];
    for (const localDate of DAYS.slice(0, 2)) await add(park, { adult: 30 }, { token: ada.token, localDate, ...network() });
    shop.clock.pass(1);
    const cookie = await add(park, { adult: 25 }, { localDate: DAYS[2], ...network() });
    shop.clock.pass(1);
    await add(park, { adult: 30 }, { cookie, localDate: DAYS[3], ...network() });

    await signIn(ada.email, cookie);

    const cart = await cartOf(ada.token);
    expect(statesOf(cart)).toEqual([
      ['held', 30],
      ['held', 30],
      ['held', 25],
      ['expired', 30],
    ]);
  });

  it('is one line where it is within the limit', async () => {
    const [park, ada] = [await largeProduct(), await customer()];
    await add(park, { adult: 15 }, { token: ada.token, ...network() });
    const cookie = await add(park, { adult: 15 }, network());

    await signIn(ada.email, cookie);

    expect(statesOf(await cartOf(ada.token))).toEqual([['held', 30]]);
  });

  it('is not cut for an agency, which keeps places for its groups', async () => {
    const park = await largeProduct();
    const agent = await seedUser(shop.deps, { passwordHash, agency: { name: 'Group Tours' } });
    await add(park, { adult: 30 }, { token: agent.token, ...network() });
    const cookie = await add(park, { adult: 30 }, network());

    await signIn(agent.email, cookie);

    expect(statesOf(await cartOf(agent.token))).toEqual([['held', 60]]);
  });

  it('has the fewer renewals of both', async () => {
    const [zoo, ada] = [await product(), await customer()];
    const { body: cart, cookie } = await shop.post<Cart>(
      '/cart/lines',
      { productId: zoo, optionId: `${zoo}-day`, localDate: DATE, units: [{ unitId: 'adult', quantity: 1 }] },
      { idempotencyKey: randomUUID() },
    );
    for (let count = 0; count < 3; count += 1) await shop.post(`/holds/${cart.lines[0]?.hold?.id}/extend`, {}, { cookie });
    await add(zoo, { adult: 1 }, { token: ada.token });

    await signIn(ada.email, cookie);
    const [line] = (await cartOf(ada.token)).lines;
    await shop.delete(`/cart/lines/${line?.id}`, { token: ada.token });
    await add(zoo, { adult: 1 }, { token: ada.token });

    expect((await cartOf(ada.token)).lines[0]?.hold?.renewalsLeft).toBe(RENEWALS - 3);
  });
});
