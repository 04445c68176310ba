import type { NotificationFacts } from '@straits/api-contract';
import type { Trx } from '../../database/connection';
import { notify } from '../notifications';
import type { OrderMoment } from './order-mail';
import { endOfDay } from './deposits/deposit.rules';
import { findOrderNews, type OrderNewsRow } from './order-news.sql';

/** What only the change itself knows: why something was cancelled, what that cost, how much came late. */
export type MomentFacts = Pick<NotificationFacts, 'reason' | 'fee' | 'amount'>;
/** Moments that have no news of their own: asked for, about papers, or told by another moment of the same change. */
export type QuietMoment =
  | 'link'
  | 'names_missing'
  | 'named'
  | 'supplier_refused'
  | 'balance_unpaid'
  | 'proof_unanswered'
  | 'supplier_waiting'
  | 'supplier_confirmed';
type Moment = Exclude<OrderMoment, QuietMoment>;

const AMOUNTS: ReadonlySet<Moment> = new Set(['placed', 'paid', 'refunded', 'deposit_paid', 'balance_reminder', 'balance_overdue']);
const OF_BALANCE: ReadonlySet<Moment> = new Set(['balance_reminder', 'balance_overdue']);

/** How much a moment is about: a refund, a part of an order that is paid in two, or all of it. */
function amountOf({ totalMinor, depositMinor, refundMinor }: OrderNewsRow, moment: Moment): number {
  if (moment === 'refunded' && refundMinor) return refundMinor;
  if (moment === 'placed' || moment === 'deposit_paid') return depositMinor ?? totalMinor;
  return OF_BALANCE.has(moment) ? totalMinor - (depositMinor ?? 0) : totalMinor;
}

/** Until when something must be done: of a balance its day, and once that has passed the end of its grace. */
function untilOf({ expiresAt, balanceDue }: OrderNewsRow, moment: Moment): string | undefined {
  if ((moment === 'deposit_paid' || moment === 'balance_reminder') && balanceDue) return endOfDay(balanceDue).toISOString();
  return WAITING.has(moment) ? expiresAt?.toISOString() : undefined;
}

const WAITING: ReadonlySet<Moment> = new Set(['placed', 'proof_refused', 'balance_reminder', 'balance_overdue']);

function factsOf(row: OrderNewsRow, moment: Moment): NotificationFacts {
  const { code, product, lang } = row;
  const until = untilOf(row, moment);
  return {
    ...{ code, product, lang },
    ...(AMOUNTS.has(moment) ? { amount: { amount: amountOf(row, moment), currency: row.currency } } : {}),
    ...(moment === 'proof_refused' && row.proofReason ? { reason: row.proofReason } : {}),
    ...(until ? { until } : {}),
  };
}

/** Tells the person whose order it is about a moment of it; guests have their mails. */
export async function tellOrderMoment(trx: Trx, { orderId, moment, facts }: { orderId: string; moment: Moment; facts?: MomentFacts }) {
  const row = await findOrderNews(trx, orderId);
  if (!row?.userId) return;
  await notify(trx, [row.userId], {
    kind: moment,
    facts: { ...factsOf(row, moment), ...facts },
    path: `/${WAITING.has(moment) ? 'payment' : 'order-detail'}?order=${row.code}${OF_BALANCE.has(moment) ? '&part=balance' : ''}`,
    at: row.at,
  });
}
