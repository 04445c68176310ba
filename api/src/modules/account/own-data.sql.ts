import { sql, type RawBuilder } from 'kysely';
import { displayName, type PersonName } from '@straits/api-contract/person-name';
import type { Sql, Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { loosenFile } from '../../files/loose-files';
import { hasTravelAhead, openAnswers } from '../booking';

type Facts = Record<string, unknown>;

interface KeptLine extends Facts {
  travellers: PersonName[] | null;
  berths: { traveller: PersonName; berth: string }[] | null;
  /** Sealed, in base64; null where nobody answered anything. */
  answers: { traveller: PersonName; given: string }[] | null;
}
type KeptOrder = Facts & { lines: KeptLine[] | null };

const openLine = ({ secrets }: Pick<Deps, 'secrets'>, { travellers, berths, answers, ...line }: KeptLine): Facts => ({
  ...line,
  travellers: travellers && travellers.map(displayName),
  berths: berths && berths.map(({ traveller, berth }) => ({ traveller: displayName(traveller), berth })),
  answers:
    answers &&
    answers.map(({ traveller, given }) => ({
      traveller: displayName(traveller),
      given: openAnswers({ secrets }, Buffer.from(given, 'base64')),
    })),
});

/** A person's orders with what was bought and for whom, passports left out: they are in the travellers' list, if anywhere. */
export async function findOwnOrders({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, userId: string): Promise<Facts[]> {
  const { rows } = await sql<KeptOrder>`
    select o.code, o.confirmation_number as "confirmationNumber", o.status, o.contact_name as "contactName", o.contact_email as "contactEmail",
      o.contact_phone as "contactPhone", o.note, o.total_minor as "totalMinor", o.currency, o.created_at as "createdAt", o.paid_at as "paidAt",
      o.deposit_minor as "depositMinor", o.deposit_paid_at as "depositPaidAt", o.balance_due as "balanceDue",
      (select json_agg(json_build_object('product', l.product_id, 'date', l.local_date, 'units', (select json_agg(u - 'netMinor') from jsonb_array_elements(l.units) u),
        'bookingAnswers', (select json_agg(json_build_object('label', a ->> 'label', 'text', a ->> 'text')) from jsonb_array_elements(l.answers) a),
        'travellers', (select json_agg(json_build_object('givenNames', t.given_names, 'familyName', t.family_name) order by t.position) from order_travellers t where t.line_id = l.id),
        'berths', (select json_agg(json_build_object('traveller', json_build_object('givenNames', t.given_names, 'familyName', t.family_name), 'berth', t.berth) order by t.position)
          from order_travellers t where t.line_id = l.id and t.berth <> ''),
        'answers', (select json_agg(json_build_object('traveller', json_build_object('givenNames', t.given_names, 'familyName', t.family_name), 'given', encode(t.answers, 'base64')) order by t.position)
          from order_travellers t where t.line_id = l.id and t.answers is not null))
        order by l.position) from order_lines l where l.order_id = o.id) as lines
    from orders o where o.user_id = ${userId} and (o.agency_id is null or o.agency_id = (select agency_id from users where id = o.user_id)) order by o.created_at`.execute(
    db,
  );
  return rows.map(({ lines, ...order }) => ({ ...order, lines: lines && lines.map((line) => openLine({ secrets }, line)) }));
}
/** Written while signed in, or before with the same address. */
export async function findOwnEnquiries(db: Sql, { userId, email }: Person): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    select reference, name, email, phone, product, booking_id as "bookingId", note, created_at as "createdAt" from enquiries
    where user_id = ${userId} or lower(email) = ${email} order by created_at`.execute(db);
  return rows;
}
/** Who asks for a copy, as tables know a person. */
export interface Person {
  userId: string;
  email: string;
}
/** By the name that each has in the copy: what is kept of a person besides profile, travellers, orders, enquiries and devices. */
const RECORDS = {
  cart: ({ userId }) => sql`
    select l.product_id as product, l.option_id as option, l.local_date as date, l.start_time as time, l.nights, l.units, l.answers, l.created_at as "createdAt"
    from cart_lines l join carts c on c.id = l.cart_id where c.user_id = ${userId} order by l.created_at`,
  checkout: ({ userId }) => sql`select draft as typed, draft_at as at from carts where user_id = ${userId} and draft is not null`,
  waitingList: ({ email }) => sql`
    select option_id as option, local_date as date, quantity, created_at as "createdAt", told_at as "toldAt" from waiting_list where email = ${email} order by created_at`,
  reviews: ({ userId }) => sql`
    select product_id as product, author, rating, scores, text, lang, traveller_type as "travellerType", visited_on as "visitedOn", photos, status, reason,
      created_at as "createdAt" from written_reviews where user_id = ${userId} order by created_at`,
  reviewReports: ({ userId }) => sql`
    select r.product_id as product, p.reason, p.created_at as "createdAt" from review_reports p join reviews r on r.id = p.review_id
    where p.reporter = ${`user:${userId}`} order by p.created_at`,
  notifications: ({ userId }) => sql`
    select type, kind, facts, path, created_at as "createdAt", read_at as "readAt" from notifications where user_id = ${userId} order by position`,
  mailsNotWanted: ({ userId }) => sql`select type from mail_refusals where user_id = ${userId} order by type`,
  quoteMessages: ({ userId, email }) => sql`
    select q.number as quote, m.author_name as author, m.text, m.at from quote_messages m join quotes q on q.id = m.quote_id
    where m.author_id = ${userId} or (m.side = 'client' and q.client_email = ${email}) order by m.id`,
  quotesForMe: ({ email }) => sql`
    select number, client_name as name, note, status, created_at as "createdAt", accepted_at as "acceptedAt", accepted_name as "acceptedName" from quotes
    where client_email = ${email} order by created_at`,
  invitations: ({ email }) => sql`
    select a.name as agency, i.role, i.created_at as "createdAt", i.accepted_at as "acceptedAt" from agency_invitations i join agencies a on a.id = i.agency_id
    where i.email = ${email} order by i.created_at`,
  limits: ({ userId }) =>
    sql`select per_order_minor as "perOrderMinor", per_month_minor as "perMonthMinor" from agency_limits where user_id = ${userId}`,
  approvals: ({ userId }) => sql`
    select o.code as order, p.amount_minor as "amountMinor", p.currency, p.note, p.asked_at as "askedAt", p.decision, p.reason from agency_approvals p
    join orders o on o.id = p.order_id where p.asked_by = ${userId} order by p.asked_at`,
  acts: ({ userId }) => sql`select act, at from agency_acts where user_id = ${userId} order by id`,
  newsletter: ({ email }) => sql`select lang, subscribed_at as "subscribedAt" from newsletter_subscriptions where email = ${email}`,
} satisfies Record<string, (person: Person) => RawBuilder<unknown>>;

export async function findRecords(db: Sql, person: Person): Promise<Record<keyof typeof RECORDS, Facts[]>> {
  const found: [string, Facts[]][] = [];
  for (const [name, ask] of Object.entries(RECORDS)) found.push([name, (await (ask(person) as RawBuilder<Facts>).execute(db)).rows]);
  return Object.fromEntries(found) as Record<keyof typeof RECORDS, Facts[]>;
}

/** What stands in the way: an order that is not settled or not travelled yet, staff's rights, or an agency without another administrator. */
export async function hasOpenBusiness(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from users u where u.id = ${userId} and (u.is_staff
      or exists (select from orders o where o.user_id = u.id and (o.status in ('ORDERED', 'ENTRY', 'pending', 'VERIFYING')
        or (o.status = 'paid' and ${hasTravelAhead(now)})))
      or (u.agency_role = 'admin' and exists (select from agencies a where a.id = u.agency_id and a.approved_at is not null)
        and not exists (select from users o where o.agency_id = u.agency_id and o.agency_role = 'admin' and o.id <> u.id)))`.execute(trx);
  return rows.length > 0;
}
/** In the place of an address that is forgotten: it tells that there was somebody, and reaches nobody. */
const nobody = (userId: string) => `deleted-${userId}@straits.invalid`;

/** What knows a person by address alone, with or without an account, and what was counted for it. */
async function forgetAddress(trx: Trx, { userId, email }: Person, now: Date): Promise<void> {
  const { rows } = await sql<{ attachment: string | null }>`
    delete from enquiries where user_id = ${userId} or lower(email) = ${email} returning attachment`.execute(trx);
  for (const { attachment } of rows) if (attachment) await loosenFile(trx, attachment, now);
  for (const table of ['newsletter_subscriptions', 'waiting_list', 'agency_invitations'])
    await sql`delete from ${sql.table(table)} where lower(email) = ${email}`.execute(trx);
  for (const table of ['password_checks', 'rate_limits'])
    await sql`delete from ${sql.table(table)} where position(${email} in bucket) > 0 or position(${userId} in bucket) > 0`.execute(trx);
  await sql`delete from idempotency_keys where caller = ${`user:${userId}`}`.execute(trx);
  await sql`update agency_acts set subject = ${nobody(userId)} where lower(subject) = ${email}`.execute(trx);
}

/** What the person wrote for others stays without the name: a published review, words to an agency's client. */
async function forgetAuthor(trx: Trx, userId: string): Promise<void> {
  await sql`update reviews r set author = '–' from written_reviews w where w.review_id = r.id and w.user_id = ${userId}`.execute(trx);
  await sql`update review_reports set reporter = ${`deleted:${userId}`} where reporter = ${`user:${userId}`}`.execute(trx);
  await sql`update quote_messages m set author_name = a.name, author_id = null from quotes q join agencies a on a.id = q.agency_id
    where q.id = m.quote_id and m.author_id = ${userId}`.execute(trx);
}

/**
 * Orders that were never paid are no accounts: nobody is named in them any more. Those that staff look at keep their contact, for money may have come.
 */
async function forgetUnpaidOrders(trx: Trx, { userId, email }: Person, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update orders o set contact_name = '–', contact_email = ${nobody(userId)}, contact_phone = '', note = null
    where (o.user_id = ${userId} or (o.user_id is null and lower(o.contact_email) = ${email})) and o.status in ('EXPIRED', 'CANCELLED')
      and o.paid_at is null and o.deposit_paid_at is null and o.stuck_since is null
      and not exists (select from payments p where p.order_id = o.id and p.status <> 'failed')
      and not exists (select from ledger_transactions t where t.order_id = o.id and t.status = 'POSTED') returning o.id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await sql`update order_lines set answers = '[]' where order_id = any(${ids}::uuid[])`.execute(trx);
  await sql`update order_travellers t set given_names = '–', family_name = '', title = null, date_of_birth = null, nationality = null, passport = null,
      answers = null, berth = '' from order_lines l where l.id = t.line_id and l.order_id = any(${ids}::uuid[])`.execute(trx);
  const proofs = await sql<{ file: string }>`
    select proof_file as file from payments where order_id = any(${ids}::uuid[]) and proof_file is not null`.execute(trx);
  for (const { file } of proofs.rows) await loosenFile(trx, file, now);
  await sql`update payments set proof_file = null, proof_name = null where order_id = any(${ids}::uuid[])`.execute(trx);
}

/** Photos of reviews that nobody else has seen; those of published ones belong to the product. */
export async function findOwnPhotos(trx: Trx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ src: string }>`
    select p ->> 'src' as src from written_reviews w, jsonb_array_elements(w.photos) p where w.user_id = ${userId} and w.review_id is null`.execute(
    trx,
  );
  return rows.map(({ src }) => src);
}

/** Tables of the person alone; where the account's row goes they go with it. */
const OWN_TABLES = [
  'sessions',
  'one_time_tokens',
  'known_browsers',
  'carts',
  'notifications',
  'mail_refusals',
  'saved_passengers',
  'written_reviews',
  'typed_forms',
  'agency_limits',
];

/**
 * The person with everything that names them. Orders stay, without the account: the law wants them kept. Who moved an agency's money stays in its
 * books as somebody without a name.
 */
export async function deleteUser(trx: Trx, { userId, email }: Person, now: Date): Promise<void> {
  await forgetAddress(trx, { userId, email }, now);
  await forgetUnpaidOrders(trx, { userId, email }, now);
  await forgetAuthor(trx, userId);
  const { rows } = await sql`delete from users where id = ${userId} and agency_id is null
    and not exists (select from agency_acts t where t.user_id = users.id) returning id`.execute(trx);
  if (rows.length > 0) return;
  for (const table of OWN_TABLES) await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(trx);
  await sql`
    update users set email = ${nobody(userId)}, name = '–', password_hash = 'none', phone = null, nationality = null, address_line1 = null,
      address_line2 = null, city = null, postal_code = null, country = null, agency_id = null, agency_role = null, email_confirmed_at = null,
      registered_in = null
    where id = ${userId}`.execute(trx);
}
