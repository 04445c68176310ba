import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { sql } from 'kysely';
import type { Attraction, OwnReview, OwnVisits, PlacedOrders, ReviewPage } from '@straits/api-contract';
import { runJobs } from '../../../mail/read-mails.fixture';
import { seedProduct } from '../../../testing/seed-product';
import { seedUser, type SeededUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { hashPassword } from '../../account/passwords';
import { reviewPhotosIn } from './remove-review-photos';
import { reviewOps } from './reviews.ops';

let shop: TestApp;
let traveller: SeededUser;
let staff: SeededUser;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
  traveller = await seedUser(shop.deps, { name: 'Ada Mei Lim' });
  staff = await seedUser(shop.deps, { isStaff: true });
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set('2026-12-01T02:00:00Z'));

const VISIT = '2026-12-10';
const AFTER = '2026-12-10T16:00:00Z'; // 11 December in Singapore

/** A paid order of one visit; answers the id of its line. */
async function bought(user: SeededUser): Promise<string> {
  const ask = () => ({ token: user.token, idempotencyKey: randomUUID() });
  const line = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: VISIT, units: [{ unitId: 'adult', quantity: 1 }] };
  await shop.post('/cart/lines', line, ask());
  const contact = { name: 'Ada Lim', email: user.email, phone: '+65 6123 4567' };
  const expected = [{ amount: 4_000, currency: 'SGD' }];
  const { body } = await shop.post<PlacedOrders>('/orders', { contact, passengers: [], expected, acceptTerms: true }, ask());
  const { rows } = await sql<{ id: string }>`
    update orders set status = 'paid' where code = ${body.orders[0]!.code} returning (select l.id from order_lines l where l.order_id = orders.id) as id`.execute(
    shop.deps.db,
  );
  return rows[0]!.id;
}
const review = (lineId: string, more = {}) => ({
  lineId,
  rating: 2,
  text: 'The otters were asleep, the rest was lovely.',
  lang: 'en',
  travellerType: 'family',
  ...more,
});
type Written = OwnReview & { code: string };
const write = (lineId: string, more = {}, user = traveller) => shop.post<Written>('/reviews', review(lineId, more), { token: user.token });
const shown = async () => (await shop.get<Attraction>('/products/attraction/river-zoo')).body;
async function ops(name: string, words: string[], options = {}): Promise<{ code: number; printed: string }> {
  const lines: string[] = [];
  const command = reviewOps.find((one) => one.name === name)!;
  const requireStaff = () => ({ userId: staff.id, email: staff.email, isMachine: false });
  const code = await command.run(
    { deps: shop.deps, actor: 'test', operator: undefined, requireStaff, print: (line) => lines.push(line) },
    { words, options },
  );
  return { code, printed: lines.join('\n') };
}
const png = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#135' } })
    .png()
    .toBuffer();
function send(id: string, content: Buffer, user = traveller) {
  const boundary = 'straits-test-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="File"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return shop.post<Written>(`/reviews/${id}/photos`, payload, {
    token: user.token,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
}

test('is written after the visit by who bought, and by nobody else', async () => {
  const lineId = await bought(traveller);
  const other = await seedUser(shop.deps);

  expect(await write(lineId)).toMatchObject({ status: 409, body: { code: 'review_not_yet' } });
  expect((await shop.get<OwnVisits>('/reviews/mine', { token: traveller.token })).body.items).toEqual([]);
  shop.clock.set(AFTER);
  expect(await write(lineId, {}, other)).toMatchObject({ status: 404 });
  expect(await shop.post('/reviews', review(lineId))).toMatchObject({ status: 401 });
  expect(await write(randomUUID())).toMatchObject({ status: 404 });

  expect(await write(lineId)).toMatchObject({ status: 200, body: { status: 'waiting', rating: 2, photos: 0 } });
  expect((await shop.get<OwnVisits>('/reviews/mine', { token: traveller.token })).body.items).toMatchObject([
    { lineId, productId: 'river-zoo', visitedOn: VISIT, review: { status: 'waiting' } },
  ]);
});

test('is one for a visit, however many are sent at once', async () => {
  const lineId = await bought(traveller);
  shop.clock.set(AFTER);

  const answers = await Promise.all([write(lineId), write(lineId), write(lineId)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test.each([
  ['a short text', { text: 'Nice' }],
  ['six stars', { rating: 6 }],
  ["a hotel's scores of an attraction", { scores: { cleanliness: 5, comfort: 5, service: 5, location: 5, facilities: 5 } }],
  ['a language that the shop does not have', { lang: 'xx' }],
])('refuses %s', async (_, more) => {
  const lineId = await bought(traveller);
  shop.clock.set(AFTER);

  expect(await write(lineId, more)).toMatchObject({ status: 400, body: { code: 'request_malformed' } });
});

test('is shown, and counts, once staff has published it', async () => {
  const lineId = await bought(traveller);
  shop.clock.set(AFTER);
  const { body: own } = await write(lineId);
  expect((await send(own.id, await png())).body).toMatchObject({ photos: 1 });
  const before = await shown();
  expect(before.reviews.items.map(({ text }) => text)).not.toContain(own.text);
  expect((await ops('reviews list', [])).printed).toContain(own.id);

  expect(await ops('reviews publish', [own.id])).toEqual({ code: 0, printed: 'The review is shown.' });

  const after = await shown();
  expect(after.ratingCount).toBe(before.reviews.items.length + 1);
  expect(after.reviews.items[0]).toMatchObject({ author: 'Ada L.', rating: 2, verified: true, visitedOn: VISIT });
  const [photo] = after.reviews.items[0]!.photos;
  expect(await shop.app.inject(`${photo!.src}-320.webp`)).toMatchObject({ statusCode: 200 });
  expect((await ops('reviews publish', [own.id])).code).toBe(1);
  expect(await send(own.id, await png())).toMatchObject({ status: 404 });
});

test('tells its writer why it is not shown', async () => {
  const lineId = await bought(traveller);
  shop.clock.set(AFTER);
  const { body: own } = await write(lineId, { text: 'Buy cheap watches at my own shop!' });

  expect((await ops('reviews refuse', [own.id, 'Advertising'])).code).toBe(0);

  const { body } = await shop.get<OwnVisits>('/reviews/mine', { token: traveller.token });
  expect(body.items.find((item) => item.lineId === lineId)?.review).toMatchObject({ status: 'refused', reason: 'Advertising' });
  expect(JSON.stringify(await shown())).not.toContain('watches');
});

describe('a review that is shown', () => {
  const reviews = (query = '') => shop.get<ReviewPage>(`/products/attraction/river-zoo/reviews${query}`).then(({ body }) => body);
  const published = async (more = {}) => {
    const lineId = await bought(traveller);
    shop.clock.set(AFTER);
    const { body } = await write(lineId, more);
    await ops('reviews publish', [body.id]);
    const { rows } = await sql<{ id: string }>`select review_id as id from written_reviews where id = ${body.id}`.execute(shop.deps.db);
    return rows[0]!.id;
  };
  const report = (id: string, reason = 'untrue', token?: string) => shop.post(`/reviews/${id}/report`, { reason }, token ? { token } : {});

  test('is found by its language, and by its photos', async () => {
    const id = await published({ lang: 'id', text: 'Berang-berangnya tidur, selebihnya menyenangkan.' });

    expect((await reviews('?written=id')).items.map((one) => one.id)).toEqual([id]);
    expect((await reviews('?written=zh-Hant')).items).toEqual([]);
    const all = await reviews();
    expect(all.languages).toContainEqual({ lang: 'id', count: 1 });
    expect((await reviews('?photos=true')).items).toHaveLength(all.withPhotos);
    const first = await reviews('?limit=1');
    expect(await shop.get(`/products/attraction/river-zoo/reviews?written=id&cursor=${first.nextCursor}`)).toMatchObject({ status: 400 });
    expect(await shop.get('/products/attraction/river-zoo/reviews?written=xx')).toMatchObject({ status: 400 });
  });

  test('carries the answer of staff', async () => {
    const id = await published();
    expect((await ops('reviews shown', ['river-zoo'])).printed).toContain(id);

    expect(await ops('reviews answer', [id, 'Thank you, they are up at ten.'])).toEqual({ code: 0, printed: 'The answer is shown.' });

    expect((await reviews()).items.find((one) => one.id === id)?.answer).toEqual({
      text: 'Thank you, they are up at ten.',
      answeredOn: '2026-12-11',
    });
    expect(await ops('reviews answer', [randomUUID(), 'Thank you.'])).toMatchObject({ code: 1 });
  });

  test('is read in another language once staff has translated it, with its answer, until the answer changes', async () => {
    const id = await published({ lang: 'id', text: 'Berang-berangnya bangun pukul sepuluh.' });
    const read = async (lang: string) => (await reviews(`?lang=${lang}`)).items.find((one) => one.id === id);
    await ops('reviews answer', [id, 'Terima kasih.']);
    expect((await ops('reviews untranslated', ['en'])).printed).toContain(id);

    const said = ['The otters are up at ten.', 'Thank you.'] as const;
    expect(await ops('reviews translate', [id, 'en', said[0]], { answer: said[1] })).toEqual({
      code: 0,
      printed: 'The translation is shown.',
    });

    expect(await read('EN')).toMatchObject({
      text: 'Berang-berangnya bangun pukul sepuluh.',
      translation: { text: said[0], answer: said[1] },
    });
    expect(JSON.stringify(await read('EN'))).not.toContain('staff:');
    expect(await read('ID')).toMatchObject({ translation: null });
    expect(await read('ZHSM')).toMatchObject({ translation: null });
    expect((await ops('reviews untranslated', ['en'])).printed).not.toContain(id);
    expect((await ops('reviews untranslated', ['zh-Hans'])).printed).toContain(id);
    expect(await ops('reviews translate', [id, 'id', 'Berang-berang.'])).toMatchObject({ code: 1 });
    await expect(ops('reviews translate', [id, 'xx', 'Otters.'])).rejects.toThrow('a language is one of');
    await ops('reviews answer', [id, 'Sampai jumpa.']);
    expect(await read('EN')).toMatchObject({ translation: { text: said[0], answer: null } });
  });

  test('can be reported by anybody, counts a reporter once, and stays or goes by the word of staff', async () => {
    const before = (await shown()).ratingCount;
    const id = await published();
    const reported = async () => (await ops('reviews reported', [])).printed;

    expect(await report(id)).toMatchObject({ status: 200 });
    expect(await report(id, 'offensive')).toMatchObject({ status: 200 });
    expect(await report(id, 'untrue', traveller.token)).toMatchObject({ status: 200 });
    expect(await report(randomUUID())).toMatchObject({ status: 404 });
    expect(await report(id, 'boring')).toMatchObject({ status: 400 });
    expect(await reported()).toContain('2 untrue');
    await ops('reviews keep', [id]);
    expect(await reported()).not.toContain(id);

    await report(id, 'advertising');
    expect((await ops('reviews remove', [id, 'Advertising'])).code).toBe(0);

    expect(await reported()).not.toContain(id);
    expect((await shown()).ratingCount).toBe(before);
    const mine = await shop.get<OwnVisits>('/reviews/mine', { token: traveller.token });
    expect(mine.body.items.map(({ review: own }) => own)).toContainEqual(
      expect.objectContaining({ status: 'refused', reason: 'Advertising' }),
    );
    expect(await report(id)).toMatchObject({ status: 404 });
  });
});

test('takes five photos of its writer, judged by their bytes', async () => {
  const lineId = await bought(traveller);
  shop.clock.set(AFTER);
  const { body: own } = await write(lineId);
  const other = await seedUser(shop.deps);

  expect(await send(own.id, Buffer.from('<svg onload=alert(1)>'))).toMatchObject({ status: 415, body: { code: 'file_not_image' } });
  expect(await send(own.id, await png(), other)).toMatchObject({ status: 404 });
  for (let count = 1; count <= 5; count += 1) expect((await send(own.id, await png())).body.photos).toBe(count);
  expect(await send(own.id, await png())).toMatchObject({ status: 409, body: { code: 'review_photos_full' } });
});

test('leaves no photo behind when its writer goes, unless it was published', async () => {
  const writer = await seedUser(shop.deps, { passwordHash: await hashPassword('correct horse') });
  const lines = [await bought(writer), await bought(writer), await bought(writer)];
  shop.clock.set(AFTER);
  const ids: string[] = [];
  for (const lineId of lines) {
    const { body } = await write(lineId, {}, writer);
    await send(body.id, await png(), writer);
    ids.push(body.id);
  }
  const [, publishedId = '', refusedId = ''] = ids;
  await ops('reviews publish', [publishedId]);
  await ops('reviews refuse', [refusedId], { reason: 'not about the visit' });
  const { rows } = await sql<{
    id: string;
    src: string;
  }>`select id, photos -> 0 ->> 'src' as src from written_reviews where id = any(${ids}::uuid[])`.execute(shop.deps.db);

  const { status } = await shop.post('/user/delete', { password: 'correct horse' }, { token: writer.token });
  await runJobs(shop.deps);

  const left = readdirSync(reviewPhotosIn(shop.deps));
  const kept = rows.filter(({ src }) => left.some((file) => file.startsWith(path.basename(src))));
  expect(status).toBe(200);
  expect(kept.map(({ id }) => id)).toEqual([publishedId]);
});
