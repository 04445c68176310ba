import type { Trx } from '../../database/connection';
import { addJob } from '../../jobs/jobs';
import { tellOrderMoment, type MomentFacts, type QuietMoment } from './order-news';

/** The moments of an order about which its contact gets a mail (A16). */
export type OrderMoment =
  | 'placed'
  | 'proof_received'
  | 'proof_refused'
  | 'proof_unanswered'
  | 'paid'
  | 'expired'
  | 'link'
  | 'cancelled'
  | 'changed'
  | 'refunded'
  | 'late_refunded'
  | 'paid_twice'
  | 'deposit_paid'
  | 'balance_reminder'
  | 'balance_overdue'
  | 'balance_unpaid'
  | 'reminder'
  | 'completed'
  | 'names_missing'
  | 'named'
  | 'supplier_refused'
  | 'supplier_waiting'
  | 'supplier_confirmed';

declare module '../../jobs/jobs' {
  interface Jobs {
    /** Tells the order's contact, in the order's language; `paid` carries the tickets. */
    order_mail: { orderId: string; moment: OrderMoment };
    /** Asks the card provider what became of a charge whose result is not known. */
    check_payment: { paymentId: string };
  }
}

const QUIET: ReadonlySet<OrderMoment> = new Set<QuietMoment>(['link', 'names_missing', 'named', 'supplier_waiting', 'supplier_confirmed']);
const isQuiet = (moment: OrderMoment): moment is QuietMoment => QUIET.has(moment);

/** What is told on the site where a mail of its own says more. */
const NEWS: Partial<Record<OrderMoment, Exclude<OrderMoment, QuietMoment>>> = {
  supplier_refused: 'cancelled',
  balance_unpaid: 'cancelled',
  proof_unanswered: 'expired',
};

const addMail = (trx: Trx, orderId: string, moment: OrderMoment) => addJob(trx, { name: 'order_mail', payload: { orderId, moment } });

/**
 * Asks for the mail, and tells the person whose order it is, in the transaction of the change that it is about: both exist exactly when the
 * change does.
 */
export async function mailOrderMoment(trx: Trx, orderId: string, moment: OrderMoment, facts?: MomentFacts): Promise<void> {
  await addMail(trx, orderId, moment);
  const news = NEWS[moment] ?? moment;
  if (!isQuiet(news)) await tellOrderMoment(trx, { orderId, moment: news, facts });
}

/** The same for an order that is in hand: of a guest's it is known that nobody is to be told on the site. */
export const mailMomentOf = (trx: Trx, { id, userId }: { id: string; userId: string | null }, moment: OrderMoment): Promise<void> =>
  userId === null ? addMail(trx, id, moment) : mailOrderMoment(trx, id, moment);
