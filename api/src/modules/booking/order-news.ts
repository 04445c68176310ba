import type { NotificationFacts } from '@straits/api-contract';
import type { Trx } from '../../database/connection';
import { notify } from '../notifications';
import type { OrderMoment } from './order-mail';
import { findOrderNews, type OrderNewsRow } from './order-news.sql';

/** What only the change itself knows: why something was cancelled, and what that cost. */
export type MomentFacts = Pick<NotificationFacts, 'reason' | 'fee'>;
/** Moments that have no news of their own: asked for, about papers, or told by another moment of the same change. */
export type QuietMoment = 'link' | 'names_missing' | 'named' | 'supplier_refused' | 'supplier_waiting' | 'supplier_confirmed';
type Moment = Exclude<OrderMoment, QuietMoment>;

const AMOUNTS: ReadonlySet<Moment> = new Set(['placed', 'paid', 'refunded', 'late_refunded']);

const WAITING: ReadonlySet<Moment> = new Set(['placed', 'proof_refused']);

function factsOf({ code, product, lang, ...row }: OrderNewsRow, moment: Moment): NotificationFacts {
  const amount = (moment === 'refunded' && row.refundMinor) || row.totalMinor;
  return {
    ...{ code, product, lang },
    ...(AMOUNTS.has(moment) ? { amount: { amount, currency: row.currency } } : {}),
    ...(moment === 'proof_refused' && row.proofReason ? { reason: row.proofReason } : {}),
    ...(WAITING.has(moment) && row.expiresAt ? { until: row.expiresAt.toISOString() } : {}),
  };
}

/** Tells the person whose order it is about a moment of it; guests have their mails. */
export async function tellOrderMoment(trx: Trx, { orderId, moment, facts }: { orderId: string; moment: Moment; facts?: MomentFacts }) {
  const row = await findOrderNews(trx, orderId);
  if (!row?.userId) return;
  await notify(trx, [row.userId], {
    kind: moment,
    facts: { ...factsOf(row, moment), ...facts },
    path: `/${WAITING.has(moment) ? 'payment' : 'order-detail'}?order=${row.code}`,
    at: row.at,
  });
}
