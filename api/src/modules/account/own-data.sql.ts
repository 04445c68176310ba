import { sql } from 'kysely';
import { displayName, type PersonName } from '@straits/api-contract/person-name';
import type { Sql, Trx } from '../../database/connection';
import type { Deps } from '../../deps';
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
export async function findOwnEnquiries(db: Sql, userId: string): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    select reference, name, email, phone, product, booking_id as "bookingId", note, created_at as "createdAt" from enquiries
    where user_id = ${userId} order by created_at`.execute(db);
  return rows;
}
export async function hasNewsletter(db: Sql, email: string): Promise<boolean> {
  const { rows } = await sql`select from newsletter_subscriptions where email = ${email}`.execute(db);
  return rows.length > 0;
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
/**
 * The person with sessions, travellers, cart and links. Orders stay, without the account: the law wants them kept. Who moved an agency's money
 * stays in its books as somebody without a name; what they wrote about a quote is the agency's from then on.
 */
export async function deleteUser(trx: Trx, { userId, email }: { userId: string; email: string }): Promise<void> {
  await sql`delete from newsletter_subscriptions where email = ${email}`.execute(trx);
  await sql`delete from password_checks where bucket = ${`account:${email}`}`.execute(trx);
  await sql`update quote_messages m set author_name = a.name, author_id = null from quotes q join agencies a on a.id = q.agency_id
    where q.id = m.quote_id and m.author_id = ${userId}`.execute(trx);
  const { rows } = await sql`delete from users where id = ${userId} and agency_id is null
    and not exists (select from agency_acts t where t.user_id = users.id) returning id`.execute(trx);
  if (rows.length > 0) return;
  for (const table of ['sessions', 'one_time_tokens', 'known_browsers', 'carts', 'notifications', 'mail_refusals'])
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(trx);
  await sql`
    update users set email = ${`deleted-${userId}@straits.invalid`}, name = '–', password_hash = 'none', phone = null, nationality = null, address_line1 = null,
      address_line2 = null, city = null, postal_code = null, country = null, agency_id = null, agency_role = null, email_confirmed_at = null
    where id = ${userId}`.execute(trx);
}
