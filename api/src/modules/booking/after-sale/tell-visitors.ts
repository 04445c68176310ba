import { sql } from 'kysely';
import type { Trx } from '../../../database/connection';
import { notify } from '../../notifications';

interface Visitor {
  orderCode: string;
  userId: string | null;
  product: string;
  lang: string;
  contactName: string;
  contactPhone: string;
}
interface Day {
  productId: string;
  date: string;
}

/** Who has paid for a product on a day, an order once. A stay counts on its first day. */
async function findVisitors(trx: Trx, { productId, date }: Day): Promise<Visitor[]> {
  const { rows } = await sql<Visitor>`
    select distinct on (o.code) o.code as "orderCode", o.user_id as "userId", l.snapshot ->> 'productName' as product, coalesce(l.snapshot ->> 'lang', o.lang) as lang,
      o.contact_name as "contactName", o.contact_phone as "contactPhone"
    from order_lines l join orders o on o.id = l.order_id
    where l.product_id = ${productId} and l.local_date = ${date}::date and l.cancelled_at is null and o.status = 'paid'
    order by o.code`.execute(trx);
  return rows;
}

/**
 * Weather or a closure on a day (D15): tells everybody with an account who has booked it, in their bell with the reason and the way to their booking,
 * where another date is offered as far as the product allows one. The same words are told once. Answers the guests, who have no bell: staff calls them.
 */
export async function tellVisitors(
  trx: Trx,
  { reason, at, ...day }: Day & { reason: string; at: Date },
): Promise<{ told: number; guests: Visitor[] }> {
  const visitors = await findVisitors(trx, day);
  const known = visitors.filter(({ userId }) => userId !== null);
  for (const { orderCode, userId, product, lang } of known)
    await notify(trx, [userId], {
      kind: 'visit_notice',
      facts: { code: orderCode, product, lang, reason },
      path: `/order-detail?order=${orderCode}`,
      onceKey: `visit-notice ${orderCode} ${day.date} ${reason}`,
      at,
    });
  return { told: known.length, guests: visitors.filter(({ userId }) => userId === null) };
}
