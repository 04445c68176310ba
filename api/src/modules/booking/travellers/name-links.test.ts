import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { NameOneself, type NamedOneself, type NameLinkPage, type Order, type TravellerPage } from '@straits/api-contract';
import type { Trx } from '../../../database/connection';
import { openSealed } from '../../../secrets';
import { countWaiting } from '../../../testing/count-waiting.sql';
import { readOrder, seedPaidOrder } from '../../../testing/pay-order';
import { seedProduct } from '../../../testing/seed-product';
import { seedUser, type SeededUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { withoutLocks } from '../../../testing/without-locks';
import { nameOneself } from './name-link';

let shop: TestApp;
let agent: SeededUser;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { namesUntilHours: 48, options: [{ passengerFields: ['dateOfBirth', 'passportNumber'] }] });
  agent = await seedUser(shop.deps, { agency: { name: 'Kampong Tours' } });
});
beforeEach(() => shop.clock.set('2026-12-01T02:00:00Z'));
afterAll(() => shop.close());

type Answered = { code: string; fields?: { field: string }[] };
const ada = { unitId: 'adult', givenNames: 'Ada', familyName: 'Lim', dateOfBirth: '1990-02-03', passportNumber: 'K1234567P' };

/** A paid group of an agency, with its open link. */
async function seedGroup(adults: number, lastDay?: string) {
  const order = await seedPaidOrder(shop, { token: agent.token, adults, namesLater: true });
  const path = `/orders/${order.code}/lines/${order.lines[0]!.id}/name-link`;
  const opened = await shop.put<Order>(path, { lastDay }, { token: agent.token });
  const url = opened.body.lines[0]?.nameLink?.url ?? '';
  return { order, path, url, token: url.split('#')[1] ?? '' };
}
const look = (token: string) => shop.get<NameLinkPage>(`/name-links/${token}`);
const answer = (token: string, given: object = ada, idempotencyKey: string = randomUUID()) =>
  shop.post<NamedOneself & Answered>(`/name-links/${token}/travellers`, given, { idempotencyKey });

it('lets a group name itself by one link: each gets a page of their own, and the agency sees who has answered', async () => {
  const { order, url, token } = await seedGroup(3);

  const before = await look(token);
  const mine = await answer(token);
  const after = await look(token);
  const own = await shop.get<TravellerPage>(`/travellers/${mine.body.token}`);
  const seen = await readOrder(shop, order, agent.token);

  expect(url).toMatch(/^https?:\/\/[^/]+\/names#/);
  expect(before.body).toMatchObject({
    isOpen: true,
    until: '2026-12-08T01:00:00.000Z',
    units: [{ unitId: 'adult', people: 3, left: 3, asks: { fields: ['dateOfBirth', 'passportNumber'], minAge: 13 } }],
  });
  expect(after.body.units).toMatchObject([{ people: 3, left: 2 }]);
  expect(JSON.stringify(after.body)).not.toMatch(/Ada|K1234567P/);
  expect(own.body).toMatchObject({ name: 'Ada Lim', ticketCode: expect.stringMatching(/^T/) });
  expect(seen.lines[0]?.passengers.map(({ name, namedAt }) => [name, namedAt])).toEqual([
    ['Ada Lim', '2026-12-01T02:00:00.000Z'],
    ['', null],
    ['', null],
  ]);
});

it('keeps a passport sealed as every other one', async () => {
  const { order, token } = await seedGroup(1);
  await answer(token);

  const { rows } = await sql<{ passport: Buffer }>`select t.passport from order_travellers t join order_lines l on l.id = t.line_id
    join orders o on o.id = l.order_id where o.code = ${order.code}`.execute(shop.deps.db);

  expect(rows[0]?.passport.includes('K1234567P')).toBe(false);
  expect(openSealed(shop.deps.secrets, rows[0]!.passport, null)).toEqual({ number: 'K1234567P', expiry: null });
});

/** Two people answer: the first one's transaction stays open until the second waits for it, or has its place too. */
async function answerTwice(as: (trx: Trx) => Trx): Promise<string[]> {
  const { token } = await seedGroup(3);
  const asked = { linkId: token.split('.')[0]!, given: NameOneself.parse(ada) };
  let second: Promise<string> | undefined;
  let isSecondOver = false;
  const take = (then: () => Promise<void>) =>
    shop.deps.db.transaction().execute(async (trx) => {
      const id = await nameOneself(as(trx), shop.deps, asked);
      await then();
      return id;
    });
  const first = await take(async () => {
    second = take(() => Promise.resolve()).finally(() => (isSecondOver = true));
    while (!isSecondOver && (await countWaiting(shop.deps.db)) === 0);
  });
  return [first, await second!];
}

it('is a real race: with the lock off, two who answer at once get the same place', async () => {
  const places = await answerTwice((trx) => trx.withPlugin(withoutLocks));

  expect(new Set(places).size).toBe(1);
});

it('lets the second of two see whom the first has named', async () => {
  const places = await answerTwice((trx) => trx);

  expect(new Set(places).size).toBe(2);
});

it('gives each place to one of those who answer at the same moment, and tells the others that the group is full', async () => {
  const { order, token } = await seedGroup(3);

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => answer(token, { ...ada, givenNames: `Ada ${'abcdefgh'[index]}` })),
  );

  const taken = answers.filter(({ status }) => status === 200).map(({ body }) => body.token);
  expect(new Set(taken).size).toBe(3);
  expect(answers.filter(({ body }) => body.code === 'names_full')).toHaveLength(5);
  const { passengers } = (await readOrder(shop, order, agent.token)).lines[0]!;
  expect(new Set(passengers.map(({ name }) => name)).size).toBe(3);
});

it('takes one place for an answer that is sent twice', async () => {
  const { token } = await seedGroup(2);
  const key = randomUUID();

  const [first, again] = [await answer(token, ada, key), await answer(token, ada, key)];

  expect(again.body.token).toBe(first.body.token);
  expect((await look(token)).body.units).toMatchObject([{ left: 1 }]);
});

it('closes at the deadline that the agency set, which moves and never passes the operator’s own', async () => {
  const { path, token, url } = await seedGroup(2, '2026-12-04');
  const put = (lastDay: string) => shop.put<Order & Answered>(path, { lastDay }, { token: agent.token });

  shop.clock.set('2026-12-04T15:59:00Z');
  const late = await answer(token);
  const closed = await look(token);
  const past = await put('2026-12-03');
  const moved = await put('2026-12-30');

  expect(late.body.code).toBe('names_closed');
  expect(closed.body).toMatchObject({ isOpen: false, until: '2026-12-04T15:59:00.000Z' });
  expect(past.body.code).toBe('date_past');
  expect(moved.body.lines[0]?.nameLink).toEqual({ url, until: '2026-12-08T01:00:00.000Z' });
  expect((await answer(token)).status).toBe(200);
});

it('is gone when the agency ends it: a link that was sent too far is 404, and a new one is another', async () => {
  const { path, url, token } = await seedGroup(2);
  const mine = await answer(token);

  const ended = await shop.delete<Order>(path, { token: agent.token });
  const anew = await shop.put<Order>(path, {}, { token: agent.token });

  expect(ended.body.lines[0]?.nameLink).toBeNull();
  expect((await look(token)).status).toBe(404);
  expect((await answer(token)).status).toBe(404);
  expect((await shop.get(`/travellers/${mine.body.token}`)).status).toBe(200);
  expect(anew.body.lines[0]?.nameLink?.url).not.toBe(url);
});

it('is 404 for a link that we have not made', async () => {
  const { token } = await seedGroup(1);
  const [id, signature] = token.split('.');

  expect((await look(`${id}.${'x'.repeat(43)}`)).status).toBe(404);
  expect((await look(`${randomUUID()}.${signature}`)).status).toBe(404);
  expect((await shop.get(`/travellers/${token}`)).status).toBe(404);
  for (const cut of ['x', token.slice(0, 40), `${token}…`]) {
    expect((await look(encodeURIComponent(cut))).status).toBe(404);
    expect((await shop.get(`/travellers/${encodeURIComponent(cut)}`)).status).toBe(404);
  }
});

it.each([
  ['what is asked and not there', { ...ada, passportNumber: undefined }, 422, 'passportNumber'],
  ["a child with an adult's ticket", { ...ada, dateOfBirth: '2016-01-01' }, 422, 'dateOfBirth'],
])('refuses %s and keeps the place free', async (_case, given, status, field) => {
  const { token } = await seedGroup(1);

  expect(await answer(token, given)).toMatchObject({ status, body: { code: 'passenger_incomplete', fields: [{ field }] } });
  expect((await answer(token)).status).toBe(200);
});

it('is opened by whoever may change the booking, and by nobody else', async () => {
  const { path } = await seedGroup(1);
  const viewer = await seedUser(shop.deps, { agency: { id: agent.agencyId ?? '' }, role: 'viewer' });
  const stranger = await seedUser(shop.deps, { agency: { name: 'Nosy Travel' } });

  expect((await shop.put(path, {}, { token: viewer.token })).status).toBe(403);
  expect((await shop.put(path, {}, { token: stranger.token })).status).toBe(404);
  expect((await shop.delete(path, { token: stranger.token })).status).toBe(404);
  expect((await shop.put(path, {})).status).toBe(404);
});

it('is not for a booking whose names were given in the order', async () => {
  await seedProduct(shop.deps, { id: 'plain-zoo' });
  const order = await seedPaidOrder(shop, { token: agent.token, productId: 'plain-zoo' });

  const { body } = await shop.put<Answered>(`/orders/${order.code}/lines/${order.lines[0]!.id}/name-link`, {}, { token: agent.token });

  expect(body.code).toBe('names_closed');
});

it('stops a script that fills a group with nonsense', async () => {
  const { token } = await seedGroup(1);
  await sql`insert into rate_limits (bucket, window_start, tries) values (${`name-oneself:${token.split('.')[0]}`}, '2026-12-01T02:00:00Z', 300)`.execute(
    shop.deps.db,
  );

  expect((await answer(token)).status).toBe(429);
});
