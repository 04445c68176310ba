import { sql } from 'kysely';
import type { Guests, LineAnswer, Money, OrderLine, OrderStatus, Picture } from '@straits/api-contract';
import type { Sql, Trx } from '../../database/connection';
import type { InsolvencyAnswer } from './insolvency.rules';
import { hasMatchedMoney } from './matched-money.sql';

export interface OrderRow {
  id: string;
  code: string;
  confirmationNumber: string | null;
  companyId: string;
  userId: string | null;
  agencyId: string | null;
  status: OrderStatus;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  note: string | null;
  lang: string;
  paymentMethod: 'card' | 'bank_transfer' | 'wallet' | null;
  totalMinor: number;
  currency: string;
  shownCurrency: string;
  shownRate: string;
  shownRateAt: Date;
  createdAt: Date;
  paidAt: Date | null;
  expiresAt: Date | null;
  discountCode: string | null;
  discountMinor: number;
  /** What was chosen to be paid with the order; null: all of it (decision 0160). */
  depositMinor: number | null;
  /** The last day for the rest. */
  balanceDue: string | null;
  depositPaidAt: Date | null;
  stuckReason: string | null;
  stuckSince: Date | null;
  /** Its mails wait for a payment: too many went to the address (mail/limit-letters.ts). */
  mailHeldAt: Date | null;
}

/** What was sold, in the order's language, as it stood when it was ordered. */
export interface LineSnapshot extends Pick<OrderLine, 'durationMinutes'> {
  productName: string;
  optionName: string;
  /** Of what the supplier wrote, where it is not the order's. */
  lang?: string | undefined;
  picture: Picture;
  timeZone: string;
  redemption: string;
  /** Of a ticket without a date, days after payment; and what all travellers pay on board or at the terminal. Older orders have neither, nor how long it takes. */
  validityDays?: number | null;
  paidOnBoard?: Money;
}
export interface SoldUnit {
  unitId: string;
  name: string;
  /** Of the name, where it is not the order's. */
  lang?: string | undefined;
  quantity: number;
  priceMinor: number;
  netMinor: number;
  /** Tickets that these make. */
  tickets: number;
}
export interface SoldExtra extends Pick<SoldUnit, 'name' | 'quantity' | 'priceMinor' | 'netMinor'> {
  extraId: string;
}
export interface OrderLineRow {
  id: string;
  orderId: string;
  productId: string;
  optionId: string;
  kind: 'attraction' | 'package' | 'hotel' | 'ferry' | 'cruise' | 'transport';
  snapshot: LineSnapshot;
  localDate: string | null;
  startTime: string;
  nights: number | null;
  endDate: string | null;
  units: SoldUnit[];
  guests: Guests | null;
  extras: SoldExtra[];
  answers: LineAnswer[];
  groupId: string | null;
  totalMinor: number;
  discountMinor: number;
  /** What was paid for tickets that were cancelled since. */
  cancelledMinor: number;
  cancelledAt: Date | null;
  supplierState: 'confirmed' | 'waiting' | 'refused';
  supplierRef: string | null;
  cancellation: { until: string | null; refundPercent: number }[];
  holdId: string | null;
  /** Until when travellers can be named or renamed; null where the names of the order are final. */
  namesUntil: Date | null;
}
export const ORDER_COLUMNS = sql`o.id, o.code, o.confirmation_number as "confirmationNumber", o.company_id as "companyId", o.user_id as "userId", o.agency_id as "agencyId", o.status,
  o.contact_name as "contactName", o.contact_email as "contactEmail", o.contact_phone as "contactPhone", o.note, o.lang, o.payment_method as "paymentMethod",
  o.total_minor as "totalMinor", o.currency, o.shown_currency as "shownCurrency", o.shown_rate as "shownRate", o.shown_rate_at as "shownRateAt",
  o.created_at as "createdAt", o.paid_at as "paidAt", o.expires_at as "expiresAt", o.discount_code as "discountCode", o.discount_minor as "discountMinor",
  o.deposit_minor as "depositMinor", o.balance_due as "balanceDue", o.deposit_paid_at as "depositPaidAt",
  o.stuck_reason as "stuckReason", o.stuck_since as "stuckSince", o.mail_held_at as "mailHeldAt"`;

const asJson = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`;

export type NewOrder = Omit<
  OrderRow,
  'id' | 'confirmationNumber' | 'paymentMethod' | 'paidAt' | 'status' | 'depositPaidAt' | 'stuckReason' | 'stuckSince' | 'mailHeldAt'
> & {
  insolvency: InsolvencyAnswer;
};

export async function insertOrder(trx: Trx, order: NewOrder): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`
    insert into orders as o (code, company_id, user_id, agency_id, status, contact_name, contact_email, contact_phone, note, lang, total_minor, currency,
      shown_currency, shown_rate, shown_rate_at, insolvency_insurance, insolvency_names, insolvency_acknowledged_at, terms_accepted_at, created_at, expires_at, discount_code, discount_minor, deposit_minor, balance_due)
    values (${order.code}, ${order.companyId}, ${order.userId}, ${order.agencyId}, 'ORDERED', ${order.contactName}, ${order.contactEmail}, ${order.contactPhone}, ${order.note}, ${order.lang},
      ${order.totalMinor}, ${order.currency}, ${order.shownCurrency}, ${order.shownRate}, ${order.shownRateAt}, ${order.insolvency.answer}, ${order.insolvency.names}, ${order.insolvency.acknowledgedAt}, ${order.createdAt}, ${order.createdAt}, ${order.expiresAt}, ${order.discountCode}, ${order.discountMinor}, ${order.depositMinor}, ${order.balanceDue})
    returning ${ORDER_COLUMNS}`.execute(trx);
  return rows[0]!;
}

export async function findInsolvencyAnswer(db: Sql, orderId: string): Promise<InsolvencyAnswer['answer']> {
  const { rows } = await sql<{
    answer: InsolvencyAnswer['answer'];
  }>`select insolvency_insurance as answer from orders where id = ${orderId}`.execute(db);
  return rows[0]?.answer ?? 'not_asked';
}

export type NewOrderLine = Omit<OrderLineRow, 'id' | 'cancelledMinor' | 'cancelledAt' | 'supplierState' | 'supplierRef'>;
export async function insertOrderLine(trx: Trx, position: number, line: NewOrderLine): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into order_lines (order_id, position, product_id, option_id, kind, snapshot, local_date, start_time, nights, end_date, units, guests, extras, answers, group_id,
      total_minor, discount_minor, cancellation, hold_id, names_until)
    values (${line.orderId}, ${position}, ${line.productId}, ${line.optionId}, ${line.kind}, ${asJson(line.snapshot)}, ${line.localDate}, ${line.startTime},
      ${line.nights}, ${line.endDate}, ${asJson(line.units)}, ${asJson(line.guests)}, ${asJson(line.extras)}, ${asJson(line.answers)}, ${line.groupId},
      ${line.totalMinor}, ${line.discountMinor}, ${asJson(line.cancellation)}, ${line.holdId}, ${line.namesUntil})
    returning id`.execute(trx);
  return rows[0]!.id;
}

export async function findOrderByCode(db: Sql, code: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`select ${ORDER_COLUMNS} from orders o where o.code = ${code.toUpperCase()}`.execute(db);
  return rows[0];
}
export async function findOrder(db: Sql, id: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`select ${ORDER_COLUMNS} from orders o where o.id = ${id}`.execute(db);
  return rows[0];
}
/** The order that this person or agency owns: the owner stands in the SQL, not in an afterthought. An agency's order is the agency's, not its former booker's. */
export async function findOwnOrder(
  db: Sql,
  code: string,
  owner: { userId: string; agencyId: string | null },
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`select ${ORDER_COLUMNS} from orders o
    where o.code = ${code.toUpperCase()} and ((o.user_id = ${owner.userId} and o.agency_id is null) or (o.agency_id = ${owner.agencyId} and ${owner.agencyId}::uuid is not null))`.execute(
    db,
  );
  return rows[0];
}
export async function lockOrder(trx: Trx, id: string): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`select ${ORDER_COLUMNS} from orders o where o.id = ${id} for update`.execute(trx);
  const order = rows[0];
  if (!order) throw new Error(`order ${id} is missing`);
  return order;
}
export async function markMailHeld(trx: Trx, orderId: string, at: Date): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`
    update orders o set mail_held_at = ${at} where o.id = ${orderId} returning ${ORDER_COLUMNS}`.execute(trx);
  return rows[0]!;
}
/** Its mails wait still: it has neither been paid nor its deposit. */
export const isMailHeld = ({ mailHeldAt, paidAt, depositPaidAt }: OrderRow): boolean => mailHeldAt !== null && !paidAt && !depositPaidAt;

/** Orders whose time to pay, or to be looked at, is over; those with a deposit end by their terms (`end-unpaid-balances.ts`). */
export async function lockDueOrders(trx: Trx, now: Date): Promise<OrderRow[]> {
  const { rows } =
    await sql<OrderRow>`select ${ORDER_COLUMNS} from orders o where o.status in ('ORDERED', 'ENTRY', 'VERIFYING') and o.deposit_paid_at is null and o.expires_at <= ${now} and not ${hasMatchedMoney} order by o.id limit 50 for update skip locked`.execute(
      trx,
    );
  return rows;
}

export async function findOrderLines(db: Sql, orderIds: string[]): Promise<OrderLineRow[]> {
  const { rows } = await sql<OrderLineRow>`
    select id, order_id as "orderId", product_id as "productId", option_id as "optionId", kind, snapshot, local_date as "localDate", start_time as "startTime", nights, end_date as "endDate",
      units, guests, extras, answers, group_id as "groupId", total_minor as "totalMinor", discount_minor as "discountMinor", cancelled_minor as "cancelledMinor", cancelled_at as "cancelledAt",
      supplier_state as "supplierState", supplier_ref as "supplierRef", cancellation, hold_id as "holdId", names_until as "namesUntil"
    from order_lines where order_id = any(${orderIds}::uuid[]) order by order_id, position`.execute(db);
  return rows;
}
export async function markOrderExpiry(trx: Trx, orderId: string, expiresAt: Date | null): Promise<void> {
  await sql`update orders set expires_at = ${expiresAt} where id = ${orderId}`.execute(trx);
}
export async function markOrderPaid(
  trx: Trx,
  orderId: string,
  paid: { at: Date; method: string | null; confirmationNumber: string },
): Promise<void> {
  const { at, method, confirmationNumber } = paid;
  await sql`update orders set paid_at = ${at}, payment_method = ${method}, confirmation_number = ${confirmationNumber}, expires_at = null where id = ${orderId}`.execute(
    trx,
  );
}

/** The supplier's number takes the place of ours. */
export async function markConfirmationNumber(trx: Trx, orderId: string, confirmationNumber: string): Promise<void> {
  await sql`update orders set confirmation_number = ${confirmationNumber} where id = ${orderId}`.execute(trx);
}
