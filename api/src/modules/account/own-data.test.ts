import { sql } from 'kysely';
import type { SavedPassengerList } from '@straits/api-contract';
import { seedOrder } from '../../testing/seed-order';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { forgetWhatIsOver } from './forget.jobs';
import { hashPassword } from './passwords';

let shop: TestApp;
let passwordHash: string;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
  await seedProduct(shop.deps, { id: 'island', options: [{ passengerFields: ['passportNumber', 'passportExpiry'] }] });
  const questions = [
    { id: 'hotel', label: { en: 'Hotel' } },
    { id: 'diet', per: 'person' as const, label: { en: 'Diet' } },
  ];
  await seedProduct(shop.deps, { id: 'dinner', options: [{ questions }] });
  passwordHash = await hashPassword('correct horse');
});
afterAll(() => shop.close());

const remove = (token: string, password = 'correct horse') => shop.post<{ code: string }>('/user/delete', { password }, { token });

it('gives a copy of everything that is one’s own, and no net price', async () => {
  const { token, email } = await seedUser(shop.deps, { passwordHash });
  const order = await seedOrder(shop, { token });
  await shop.post('/user/passengers', { givenNames: 'Mei', passportNumber: 'K1234567A' }, { token });

  const wrong = await shop.post<{ code: string }>('/user/export', { password: 'wrong horse' }, { token });
  const covered = await shop.get('/user/export', { token });
  const { body, headers } = await shop.post('/user/export', { password: 'correct horse' }, { token });

  expect(wrong.body.code).toBe('password_wrong');
  expect(covered.body).toMatchObject({ travellers: [{ givenNames: 'Mei', passportNumber: '••••••67A' }] });
  expect(JSON.stringify(covered.body)).not.toContain('K1234567A');
  expect(body).toMatchObject({
    profile: { email },
    travellers: [{ givenNames: 'Mei', passportNumber: 'K1234567A' }],
    orders: [{ code: order.code, lines: [{ product: 'river-zoo', travellers: ['Ada Lim', 'Ada Lim'] }] }],
    newsletter: [],
  });
  expect(JSON.stringify(body)).not.toContain('netMinor');
  expect(headers['content-disposition']).toContain('attachment');
});

it('deletes the account and all that is with it, and keeps the order without it', async () => {
  const { token, id, email } = await seedUser(shop.deps, { passwordHash });
  const order = await seedOrder(shop, { token });
  await shop.post('/user/passengers', { givenNames: 'Mei' }, { token });
  const early = await remove(token);
  await sql`update orders set status = 'EXPIRED' where code = ${order.code}`.execute(shop.deps.db);

  const wrong = await remove(token, 'wrong horse');
  const right = await remove(token);
  const { rows } = await sql`select user_id from orders where code = ${order.code}`.execute(shop.deps.db);
  const left = await sql`select from saved_passengers where user_id = ${id}`.execute(shop.deps.db);

  expect([early.body.code, wrong.body.code, right.status]).toEqual(['account_in_use', 'password_wrong', 200]);
  expect((await shop.get<SavedPassengerList>('/user/passengers', { token })).status).toBe(401);
  expect((await shop.post('/auth/sign-in', { username: email, password: 'correct horse' })).status).toBe(422);
  expect([rows, left.rows]).toEqual([[{ user_id: null }], []]);
});

it('is not deleted while a ticket without a date is good, nor while its day lasts where it is; what was cancelled is not in the way', async () => {
  const { token } = await seedUser(shop.deps, { passwordHash });
  const order = await seedOrder(shop, { token });
  await sql`update order_lines set local_date = null, snapshot = snapshot || '{"validityDays":30}' where order_id = (select id from orders where code = ${order.code})`.execute(
    shop.deps.db,
  );
  await sql`update orders set status = 'paid', paid_at = ${shop.clock.now()} where code = ${order.code}`.execute(shop.deps.db);
  const open = await remove(token);
  await sql`update order_lines set cancelled_at = ${shop.clock.now()} where order_id = (select id from orders where code = ${order.code})`.execute(
    shop.deps.db,
  );
  const dated = await seedOrder(shop, { token, localDate: '2026-12-10' });
  await sql`update orders set status = 'paid', paid_at = ${shop.clock.now()} where code = ${dated.code}`.execute(shop.deps.db);
  // It is the 10th there, and the 11th in Singapore.
  await sql`update order_lines set snapshot = snapshot || '{"timeZone":"Pacific/Honolulu"}' where order_id = (select id from orders where code = ${dated.code})`.execute(
    shop.deps.db,
  );
  const before = shop.clock.now();
  shop.clock.set('2026-12-11T02:00:00Z');
  const elsewhere = await remove(token);
  shop.clock.set('2026-12-11T12:00:00Z');
  const over = await remove(token);
  shop.clock.set(before.toISOString());

  expect([open, elsewhere].map(({ body }) => body.code)).toEqual(['account_in_use', 'account_in_use']);
  expect(over.status).toBe(200);
});

it('of an agency’s person leaves nobody’s name in the books', async () => {
  const admin = await seedUser(shop.deps, { agency: { name: 'Harbour Holidays' } });
  const booker = await seedUser(shop.deps, { agency: { id: admin.agencyId ?? '' }, role: 'booker', passwordHash });

  await sql`insert into quotes (agency_id, number, made_by, client_name, lang, status, created_at, valid_until)
    values (${admin.agencyId}, 'Q1', ${admin.id}, 'Mei', 'en', 'open', ${shop.clock.now()}, ${shop.clock.now()})`.execute(shop.deps.db);
  const said = async () => (await sql`select author_name from quote_messages order by id`.execute(shop.deps.db)).rows;
  await sql`insert into quote_messages (quote_id, side, author_id, author_name, text, at)
    select quotes.id, 'agency', author.id, author.name, 'Yes', ${shop.clock.now()} from quotes, users author where author.id in (${admin.id}, ${booker.id})
    order by author.id = ${booker.id}`.execute(shop.deps.db);

  const { status } = await remove(booker.token);
  const { rows } = await sql<{ row: string }>`select u::text as row from users u where id = ${booker.id}`.execute(shop.deps.db);

  expect(status).toBe(200);
  expect(rows[0]?.row).not.toContain(booker.email);
  expect((await shop.get('/user', { token: booker.token })).status).toBe(401);
  expect(await said()).toEqual([{ author_name: 'Ada Lim' }, { author_name: 'Harbour Holidays' }]);
});

it.each([
  ['staff', { isStaff: true }],
  ['the last administrator of an agency', { agency: { name: 'Kampong Tours' } }],
])('does not let %s go', async (_who, person) => {
  const { token } = await seedUser(shop.deps, { passwordHash, ...person });

  expect((await remove(token)).body.code).toBe('account_in_use');
});

it('forgets passports and dates of birth of orders 14 days after the visit, and not before', async () => {
  const { token } = await seedUser(shop.deps);
  const passengers = (lineId: string) =>
    ['Mei', 'Siti'].map((givenNames) => ({
      lineId,
      unitId: 'adult',
      givenNames,
      familyName: 'Tan',
      passportNumber: 'K1234567A',
      passportExpiry: '2030-01-01',
    }));
  const order = await seedOrder(shop, { token, productId: 'island', localDate: '2026-12-10', passengers });
  await sql`update orders set status = 'paid' where code = ${order.code}`.execute(shop.deps.db);
  await sql`update order_travellers set passport = null, date_of_birth = '1990-02-01' where given_names = 'Siti'`.execute(shop.deps.db);
  const kept = async () =>
    (
      await sql`select from order_travellers t join order_lines l on l.id = t.line_id join orders o on o.id = l.order_id where o.code = ${order.code} and num_nonnulls(t.passport, t.date_of_birth) > 0`.execute(
        shop.deps.db,
      )
    ).rows.length;

  shop.clock.set('2026-12-24T02:00:00Z');
  await forgetWhatIsOver(shop.deps);
  const before = await kept();
  shop.clock.set('2026-12-25T02:00:00Z');
  await forgetWhatIsOver(shop.deps);

  expect([before, await kept()]).toEqual([2, 0]);
});

const fed = (lineId: string) =>
  ['No nuts', ''].map((diet) => ({ lineId, unitId: 'adult', givenNames: 'Mei', familyName: 'Tan', answers: { diet } }));

it('gives what was answered to operators, of the booking and traveller by traveller', async () => {
  const { token } = await seedUser(shop.deps);
  await seedOrder(shop, { token, productId: 'dinner', passengers: fed, localDate: '2027-01-10', answers: { hotel: 'Raffles' } });

  const { body } = await shop.get('/user/export', { token });

  expect(body).toMatchObject({
    orders: [
      {
        lines: [
          {
            bookingAnswers: [{ label: 'Hotel', text: 'Raffles' }],
            answers: [{ traveller: 'Mei Tan', given: [{ label: 'Diet', text: 'No nuts' }] }],
          },
        ],
      },
    ],
  });
});

it('gives who sleeps or sits where, traveller by traveller', async () => {
  const { token } = await seedUser(shop.deps);
  const { code } = await seedOrder(shop, { token, productId: 'dinner', passengers: fed, localDate: '2027-01-10' });
  await sql`update order_travellers t set berth = '12A' from order_lines l join orders o on o.id = l.order_id
    where l.id = t.line_id and o.code = ${code} and t.position = 1`.execute(shop.deps.db);

  const { body } = await shop.get('/user/export', { token });

  expect(body).toMatchObject({ orders: [{ lines: [{ berths: [{ traveller: 'Mei Tan', berth: '12A' }] }] }] });
});

it('forgets answers to operators 14 days after the visit, and at once those of an order that was never paid', async () => {
  const { token } = await seedUser(shop.deps);
  const paid = await seedOrder(shop, { token, productId: 'dinner', passengers: fed, localDate: '2027-01-10' });
  const unpaid = await seedOrder(shop, { token, productId: 'dinner', passengers: fed, localDate: '2027-01-10' });
  await sql`update orders set status = case code when ${paid.code} then 'paid' else 'EXPIRED' end where code in (${paid.code}, ${unpaid.code})`.execute(
    shop.deps.db,
  );
  const answersOf = async ({ code }: { code: string }) =>
    (
      await sql`select from order_travellers t join order_lines l on l.id = t.line_id join orders o on o.id = l.order_id where o.code = ${code} and t.answers is not null`.execute(
        shop.deps.db,
      )
    ).rows.length;

  shop.clock.set('2027-01-24T02:00:00Z');
  await forgetWhatIsOver(shop.deps);
  const before = [await answersOf(paid), await answersOf(unpaid)];
  shop.clock.set('2027-01-25T02:00:00Z');
  await forgetWhatIsOver(shop.deps);

  expect([before, await answersOf(paid)]).toEqual([[1, 0], 0]);
});
