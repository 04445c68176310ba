import { sql } from 'kysely';
import { seedOrder } from '../../testing/seed-order';
import { seedProduct } from '../../testing/seed-product';
import { seedUser, type SeededUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { hashPassword } from './passwords';

const EMAIL = 'zuleikha.unmistakable@straits.test';
const NAME = 'Zuleikha Unmistakable';
const PHONE = '+6581112222';
const PASSWORD = 'correct horse';

/** What stays of somebody who has left, and why. A table that is not here names nobody any more. */
const KEPT: Record<string, string> = {
  quotes: 'an offer of an agency to its client: the agency’s own papers',
};

/** Columns that name a person of the site, and why the copy leaves their table out. */
const NOT_COPIED: Record<string, string> = {
  users: 'the profile',
  sessions: 'the devices',
  orders: 'the orders',
  enquiries: 'the enquiries',
  saved_passengers: 'the travellers',
  known_browsers: 'a hash that opens nothing',
  one_time_tokens: 'hashes of links and codes on their way',
  typed_forms: 'sealed, for an hour, for the page that it was typed into',
  agency_spendings: 'sums of orders, which are in the copy',
  top_ups: 'the agency’s money',
  redeem_codes: 'the agency’s money',
  payments: 'which of staff decided',
  credit_terms: 'which of staff decided',
  supplier_confirmations: 'which of staff noted it',
  companies: 'the shop',
  suppliers: 'companies',
  agency_brands: 'how clients reach an agency',
};
/** Tables of the copy, by the names that they have there. */
const COPIED: Record<string, string> = {
  carts: 'cart',
  waiting_list: 'waitingList',
  written_reviews: 'reviews',
  notifications: 'notifications',
  mail_refusals: 'mailsNotWanted',
  quote_messages: 'quoteMessages',
  quotes: 'quotesForMe',
  agency_invitations: 'invitations',
  agency_limits: 'limits',
  agency_approvals: 'approvals',
  agency_acts: 'acts',
  newsletter_subscriptions: 'newsletter',
  review_reports: 'reviewReports',
};

let shop: TestApp;
let passwordHash: string;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => shop.close());

/** Leaves a trace of the person wherever the site keeps one. */
async function leaveTraces(person: SeededUser, agencyId: string): Promise<void> {
  const { db } = shop.deps;
  const now = shop.clock.now();
  const { id, token } = person;
  await sql`update users set name = ${NAME}, phone = ${PHONE} where id = ${id}`.execute(db);
  await shop.post('/newsletter', { email: EMAIL });
  // Before signing in, and typed with capitals.
  await shop.post('/enquiries', { name: NAME, email: EMAIL.toUpperCase(), phone: PHONE, note: 'May we bring a pram along?' });
  await shop.post('/enquiries', { name: NAME, email: 'another@straits.test', note: 'And also a second pram, please?' }, { token });
  await sql`insert into waiting_list (option_id, local_date, quantity, email, lang, company_id, created_at)
    select 'river-zoo-day', '2026-12-20', 2, ${EMAIL}, 'en', id, ${now} from companies`.execute(db);
  await shop.post('/auth/sign-in', { username: EMAIL, password: 'wrong horse' });
  await shop.post('/auth/forgot', { email: EMAIL });
  await shop.post('/auth/sign-in-link', { email: EMAIL });
  await shop.post(
    '/user/passengers',
    { givenNames: person.agencyId ? 'A client of the agency' : NAME, passportNumber: 'K1234567A', consent: true },
    { token },
  );
  const passengers = (lineId: string) =>
    [0, 1].map((index) => ({ lineId, unitId: 'adult', index, givenNames: NAME, familyName: 'Who Left' }));
  const order = await seedOrder(shop, { token, contactName: NAME, passengers });
  await sql`update orders set contact_email = ${EMAIL}, contact_phone = ${PHONE}, note = ${NAME} where code = ${order.code}`.execute(db);
  await sql`update orders set status = 'EXPIRED' where code = ${order.code}`.execute(db);
  await sql`update carts set draft = ${JSON.stringify({ contact: { name: NAME, email: EMAIL } })}::jsonb, draft_at = ${now} where user_id = ${id}`.execute(
    db,
  );
  await sql`insert into agency_invitations (agency_id, email, role, token_hash, created_at, expires_at) values (${agencyId}, ${EMAIL}, 'viewer', 'x', ${now}, ${now})`.execute(
    db,
  );
  await sql`insert into agency_acts (agency_id, at, user_id, act, subject) values (${agencyId}, ${now}, null, 'person_invited', ${EMAIL})`.execute(
    db,
  );
  await sql`with shown as (insert into reviews (product_id, author, rating, text, lang, visited_on, traveller_type, created_at)
      values ('river-zoo', ${NAME}, 4, 'We came late.', 'en', '2026-12-01', 'solo', ${now}) returning id)
    insert into written_reviews (line_id, user_id, product_id, author, rating, text, lang, traveller_type, visited_on, created_at, review_id)
    select ${order.lines[0]?.id}, ${id}, 'river-zoo', ${NAME}, 4, 'We came late.', 'en', 'solo', '2026-12-01', ${now}, id from shown`.execute(
    db,
  );
  await sql`insert into review_reports (review_id, reporter, reason, created_at) select id, ${`user:${id}`}, 'other', ${now} from reviews`.execute(
    db,
  );
  await sql`insert into notifications (user_id, type, kind, facts, path, created_at) values (${id}, 'system', 'password_changed', ${JSON.stringify({ name: NAME })}::jsonb, '/profile', ${now})`.execute(
    db,
  );
  await sql`insert into mail_refusals (user_id, type) values (${id}, 'wallet')`.execute(db);
  await sql`insert into quotes (agency_id, number, client_name, client_email, lang, status, created_at, valid_until)
    values (${agencyId}, ${`Q-${id.slice(0, 8)}`}, ${NAME}, ${EMAIL}, 'en', 'open', ${now}, ${now})`.execute(db);
  await sql`insert into quote_messages (quote_id, side, author_id, author_name, text, at)
    select id, 'agency', ${id}, ${NAME}, 'Shall we?', ${now} from quotes where number = ${`Q-${id.slice(0, 8)}`}`.execute(db);
}

async function tablesThatSay(words: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    shop.deps.db,
  );
  const saying: string[] = [];
  for (const { name } of rows)
    for (const word of words) {
      const found = await sql`select from ${sql.table(name)} t where position(${word} in lower(t::text)) > 0 limit 1`.execute(shop.deps.db);
      if (found.rows.length > 0 && !saying.includes(name)) saying.push(name);
    }
  return saying;
}

describe.each(['a traveller', 'a person of an agency'])('%s who has left', (who) => {
  it('is named in no table but those that the law and the shop’s books need', async () => {
    const admin = await seedUser(shop.deps, { agency: { name: `Agency of ${who}` } });
    const agency = admin.agencyId ?? '';
    const person = await seedUser(shop.deps, {
      email: EMAIL,
      passwordHash,
      ...(who === 'a traveller' ? {} : { agency: { id: agency }, role: 'booker' as const }),
    });
    await leaveTraces(person, agency);
    const words = [EMAIL, NAME.toLowerCase(), PHONE, 'another@straits.test'];
    const before = await tablesThatSay(words);

    const { status } = await shop.post('/user/delete', { password: PASSWORD }, { token: person.token });

    expect(status).toBe(200);
    expect((await tablesThatSay(words)).filter((table) => !KEPT[table])).toEqual([]);
    expect(before).toEqual(
      expect.arrayContaining(['users', 'enquiries', 'waiting_list', 'newsletter_subscriptions', 'agency_acts', 'reviews', 'rate_limits']),
    );
  });
});

it('keeps who paid, and money that may have come, in the books', async () => {
  const person = await seedUser(shop.deps, { email: 'payer@straits.test', passwordHash });
  const [paid, unclear, unpaid] = [
    await seedOrder(shop, { token: person.token }),
    await seedOrder(shop, { token: person.token }),
    await seedOrder(shop, { token: person.token }),
  ];
  await sql`update orders set status = 'CANCELLED', paid_at = created_at where code = ${paid.code}`.execute(shop.deps.db);
  await sql`update orders set status = 'EXPIRED', stuck_reason = 'money_unclear', stuck_since = created_at where code = ${unclear.code}`.execute(
    shop.deps.db,
  );
  await sql`update orders set status = 'EXPIRED' where code = ${unpaid.code}`.execute(shop.deps.db);

  const { status } = await shop.post('/user/delete', { password: PASSWORD }, { token: person.token });

  const { rows } = await sql<{
    code: string;
  }>`select code from orders where contact_name = 'Ada Lim' and code = any(${[paid.code, unclear.code, unpaid.code]})`.execute(
    shop.deps.db,
  );
  expect(status).toBe(200);
  expect(rows.map(({ code }) => code).sort()).toEqual([paid.code, unclear.code].sort());
});

it('gives a copy of every table that knows a person, or says why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.table_name as name from information_schema.columns c
    left join (select k.table_name, k.column_name from information_schema.key_column_usage k
      join information_schema.referential_constraints r using (constraint_schema, constraint_name)
      join information_schema.table_constraints u on u.constraint_schema = r.unique_constraint_schema and u.constraint_name = r.unique_constraint_name
      where u.table_name = 'users') f on f.table_name = c.table_name and f.column_name = c.column_name
    where c.table_schema = 'public' and (f.column_name is not null or c.column_name in ('user_id', 'reporter') or c.column_name like '%email')`.execute(
    shop.deps.db,
  );
  const { token } = await seedUser(shop.deps);
  const { body } = await shop.get<object>('/user/export', { token });

  expect(rows.map(({ name }) => name).filter((name) => !NOT_COPIED[name] && !COPIED[name])).toEqual([]);
  expect(Object.values(COPIED).filter((name) => !(name in body))).toEqual([]);
});

it('copies what the person has left in each of them', async () => {
  const admin = await seedUser(shop.deps, { agency: { name: 'Copying Holidays' } });
  const person = await seedUser(shop.deps, { email: EMAIL, passwordHash });
  await leaveTraces(person, admin.agencyId ?? '');

  const { body } = await shop.get('/user/export', { token: person.token });

  expect(body).toMatchObject({
    enquiries: [{ email: EMAIL }, { email: 'another@straits.test' }],
    checkout: [{ typed: { contact: { email: EMAIL } } }],
    waitingList: [{ option: 'river-zoo-day', date: '2026-12-20', quantity: 2 }],
    reviews: [{ product: 'river-zoo', text: 'We came late.' }],
    reviewReports: expect.arrayContaining([expect.objectContaining({ reason: 'other' })]),
    notifications: expect.arrayContaining([expect.objectContaining({ kind: 'password_changed' })]),
    mailsNotWanted: [{ type: 'wallet' }],
    quoteMessages: [{ text: 'Shall we?' }],
    invitations: [{ agency: 'Copying Holidays', role: 'viewer' }],
    newsletter: [{ lang: 'en' }],
  });
});
