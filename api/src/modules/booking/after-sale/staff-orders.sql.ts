import { sql } from 'kysely';
import { displayName, type PersonName } from '@straits/api-contract/person-name';
import type { Deps } from '../../../deps';
import { openAnswers, type TravellerAnswer } from '../travellers/traveller-answers';

export interface ManifestRow {
  orderCode: string;
  productName: string;
  optionName: string;
  startTime: string;
  contactName: string;
  contactPhone: string;
  answers: { label: string; text: string }[];
  travellers: { name: string; unitName: string; berth: string; ticketCode: string | null; answers: TravellerAnswer[] }[];
}

/** As it is kept: answers sealed, in base64. */
interface KeptRow extends Omit<ManifestRow, 'travellers'> {
  travellers: (Omit<ManifestRow['travellers'][number], 'name' | 'answers'> & PersonName & { answers: string | null })[];
}

/** Everybody who travels on a day, in the order in which they begin. A stay counts on its first day. */
export async function findManifest(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  { date, productId }: { date: string; productId?: string },
): Promise<ManifestRow[]> {
  const { rows } = await sql<KeptRow>`
    select o.code as "orderCode", l.snapshot ->> 'productName' as "productName", l.snapshot ->> 'optionName' as "optionName", l.start_time as "startTime",
      o.contact_name as "contactName", o.contact_phone as "contactPhone",
      (select coalesce(jsonb_agg(jsonb_build_object('label', a ->> 'label', 'text', a ->> 'text')), '[]') from jsonb_array_elements(l.answers) a) as answers,
      (select coalesce(jsonb_agg(jsonb_build_object('givenNames', t.given_names, 'familyName', t.family_name, 'unitName', t.unit_name, 'berth', t.berth, 'ticketCode', t.ticket_code, 'answers', encode(t.answers, 'base64'))
        order by t.position), '[]') from order_travellers t where t.line_id = l.id and t.cancelled_at is null) as travellers
    from order_lines l join orders o on o.id = l.order_id
    where l.local_date = ${date}::date and l.cancelled_at is null and o.status in ('paid', 'completed') and (${productId ?? null}::text is null or l.product_id = ${productId ?? null})
    order by 2, l.start_time, o.code`.execute(db);
  return rows.map((row) => ({
    ...row,
    travellers: row.travellers.map(({ answers, givenNames, familyName, ...traveller }) => ({
      name: displayName({ givenNames, familyName }),
      ...traveller,
      answers: openAnswers({ secrets }, answers === null ? null : Buffer.from(answers, 'base64')),
    })),
  }));
}
