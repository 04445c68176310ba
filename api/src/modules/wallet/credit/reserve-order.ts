import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { Money } from '@straits/api-contract';
import { addMinutes } from '../../../clock';
import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { checkSpending } from '../../agency';
import { freeCredit, lockNamed, type AccountRow } from '../ledger/accounts.sql';
import { postTransaction, settleTransaction } from '../ledger/post-transaction';
import type { Purse } from '../wallet-access';
import { creditLeg } from './credit-leg';
import { LEDGER_ZONE } from './credit-state';
import { payByOf } from './reserve.rules';
import { findEndedReservations, findReservation, insertReservation } from './reservations.sql';
import { findTerms } from './terms.sql';

interface ReservableOrder {
  id: string;
  code: string;
  status: string;
  totalMinor: number;
  currency: string;
  expiresAt: Date | null;
  /** It is paid in two parts. */
  hasDeposit: boolean;
  firstVisit: string | null;
}

async function lockOwnOrder(trx: Trx, agencyId: string, code: string): Promise<ReservableOrder | undefined> {
  const { rows } = await sql<ReservableOrder>`
    select o.id, o.code, o.status, o.total_minor as "totalMinor", o.currency, o.expires_at as "expiresAt", o.deposit_minor is not null as "hasDeposit",
      (select min(l.local_date) from order_lines l where l.order_id = o.id) as "firstVisit"
    from orders o where o.code = ${code.toUpperCase()} and o.agency_id = ${agencyId} for update`.execute(trx);
  return rows[0];
}
const markPayBy = (trx: Trx, orderId: string, payBy: Date) =>
  sql`update orders set expires_at = ${payBy} where id = ${orderId}`.execute(trx);

function checkReservable(order: ReservableOrder, expected: Money, now: Date) {
  if (order.status !== 'ORDERED') refuse('order_state_refused');
  if (order.expiresAt && order.expiresAt <= now) refuse('order_expired');
  // Another way of paying later was chosen (decision 0160).
  if (order.hasDeposit) refuse('reservation_refused');
  if (order.totalMinor !== expected.amount || order.currency !== expected.currency) refuse('price_changed');
}

export interface ReserveOrder {
  orderCode: string;
  /** What stands on the button. */
  expected: Money;
  now: Date;
}

/**
 * Keeps an order's places and its amount of credit until a day near the visit (A39); it is paid by then from that credit, or it ends and the credit
 * is free again. Reserving twice is reserving once. Refuses: not_found, order_state_refused, order_expired, price_changed, reservation_refused,
 * approval_needed, credit_overdue, wallet_insufficient.
 */
export async function reserveOrder(trx: Trx, { agency, actor, userId }: Purse, { orderCode, expected, now }: ReserveOrder): Promise<void> {
  const order = (await lockOwnOrder(trx, agency.id, orderCode)) ?? refuse('not_found');
  if (await findReservation(trx, order.id)) return;
  checkReservable(order, expected, now);
  await checkSpending(trx, { ...order, agencyId: agency.id }, { userId, now });
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(LEDGER_ZONE).toPlainDate();
  const { reserveDays } = await findTerms(trx, agency.id);
  const payBy = payByOf({ today, reserveDays, firstVisit: order.firstVisit, now }) ?? refuse('reservation_refused');
  const [receivable, revenue] = (await lockNamed(trx, [
    { agencyId: agency.id, type: 'receivable', currency: order.currency },
    { type: 'revenue', currency: order.currency },
  ])) as [AccountRow, AccountRow];
  if (freeCredit(receivable) < order.totalMinor) refuse('wallet_insufficient');
  const legs = [
    await creditLeg(trx, receivable, { amountMinor: order.totalMinor, now, from: payBy }),
    { account: revenue, amountMinor: order.totalMinor },
  ];
  const transactionId = await postTransaction(trx, {
    kind: 'spend',
    status: 'ENTRY',
    legs,
    description: order.code,
    orderId: order.id,
    actor,
    at: now,
  });
  await insertReservation(trx, { orderId: order.id, transactionId, payBy, at: now });
  await markPayBy(trx, order.id, payBy);
}

/** After a reservation is given back the order can still be paid otherwise for a while. */
const OTHERWISE_MINUTES = 30;

/** Gives a reservation back: the credit is free, the order waits a little for another payment. Refuses: not_found. */
export async function releaseOrder(
  trx: Trx,
  { agency, actor }: Purse,
  { orderCode, now }: { orderCode: string; now: Date },
): Promise<void> {
  const order = (await lockOwnOrder(trx, agency.id, orderCode)) ?? refuse('not_found');
  const reserved = (await findReservation(trx, order.id)) ?? refuse('not_found');
  await settleTransaction(trx, reserved.transactionId, { to: 'CANCELLED', at: now, actor, reason: 'released' });
  const until = addMinutes(now, OTHERWISE_MINUTES);
  if (order.status === 'ORDERED' && order.expiresAt && order.expiresAt > until) await markPayBy(trx, order.id, until);
}

/** Frees the credit of orders that ended or were paid otherwise; answers how many. Looked for beside the orders' own work, which locks stock. */
export async function freeEndedReservations(deps: Deps): Promise<number> {
  const ended = await findEndedReservations(deps.db);
  for (const id of ended)
    await deps.db
      .transaction()
      .execute((trx) => settleTransaction(trx, id, { to: 'CANCELLED', at: deps.clock.now(), actor: 'system', reason: 'order ended' }));
  return ended.length;
}
