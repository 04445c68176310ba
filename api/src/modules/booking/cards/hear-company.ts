import { sql } from 'kysely';
import type { Money } from '@straits/api-contract';
import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { hearTopUpDispute, hearTopUpRefunded } from '../../wallet';
import { findRefund, findRefunds, insertRefund, lockRefund, markRefund } from '../after-sale/refunds.sql';
import { markStuck, type StuckReason } from '../after-sale/stuck.sql';
import { insertHistory } from '../order-history.sql';
import { lockOrder, type OrderRow } from '../orders.sql';
import { lockPayment, type PaymentRow } from '../payments.sql';

// What the card company does by itself, or somebody at its own pages: money that went back without us, and payments that a card's holder disputes.

/** By our own name for the payment, or by the company's. */
export interface ChargeName {
  paymentId?: string | undefined;
  providerRef?: string | null | undefined;
}
export interface CompanyEvent {
  id: string;
  charge: ChargeName;
}

async function findPaymentId(trx: Trx, { paymentId = '', providerRef = '' }: ChargeName): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from payments where method = 'card'
    and (id::text = ${paymentId} or (${providerRef ?? ''} <> '' and provider_ref = ${providerRef ?? ''})) limit 1`.execute(trx);
  return rows[0]?.id;
}

interface Heard {
  order: OrderRow;
  payment: PaymentRow;
  at: Date;
}

interface Acts {
  /** With an order's payment that the event is about. */
  payment: (trx: Trx, heard: Heard) => Promise<void>;
  /** With a charge that is no order's: a top-up's, or nobody's. */
  topUp?: (trx: Trx, charge: { id: string; providerRef: string }, at: Date) => Promise<void>;
}

/** Does something with what an event is about, once for each event. */
async function once(deps: Deps, { id, charge }: CompanyEvent, act: Acts): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const at = deps.clock.now();
    const { rows } = await sql`insert into provider_events (id, at) values (${id}, ${at}) on conflict do nothing returning id`.execute(trx);
    if (rows.length === 0) return;
    const paymentId = await findPaymentId(trx, charge);
    const payment = paymentId && (await lockPayment(trx, paymentId));
    if (payment) await act.payment(trx, { order: await lockOrder(trx, payment.orderId), payment, at });
    else await act.topUp?.(trx, { id: charge.paymentId ?? '', providerRef: charge.providerRef ?? '' }, at);
  });
}

async function show(trx: Trx, { order, at }: Heard, { reason, stuck }: { reason: string; stuck: StuckReason }) {
  await insertHistory(trx, { orderId: order.id, from: order.status, to: order.status, at, actor: 'provider', reason });
  await markStuck(trx, order.id, { reason: stuck, at });
}

/**
 * Money of a payment that went back without us is written down as a refund that is done: it cannot go back a second time. No more goes back than came: a
 * dispute can be of the whole payment though a part was given back before.
 */
async function book(
  trx: Trx,
  { order, payment, at }: Heard,
  { amountMinor, reason, providerRef }: { amountMinor: number; reason: string; providerRef: string },
) {
  const refunds = (await findRefunds(trx, order.id)).filter((one) => one.paymentId === payment.id);
  const failed = refunds.find((one) => one.status === 'failed' && one.amountMinor === amountMinor);
  const { currency, id: paymentId } = payment;
  const left = payment.amountMinor - refunds.reduce((sum, one) => sum + one.amountMinor, 0);
  const refund = { orderId: order.id, paymentId, amountMinor: Math.min(amountMinor, left), currency, reason, actor: 'provider', at };
  const id = failed?.id ?? (left > 0 ? await insertRefund(trx, refund) : undefined);
  if (id) await markRefund(trx, id, { status: 'done', providerRef, doneAt: at });
}

/** All that went back of a charge so far, whoever gave it back; what we gave back ourselves is no news. */
export const hearRefunded = (deps: Deps, event: CompanyEvent, { refunded, providerRef }: { refunded: Money; providerRef: string }) =>
  once(deps, event, {
    payment: async (trx, heard) => {
      const { order, payment } = heard;
      const known = (await findRefunds(trx, order.id)).filter((one) => one.paymentId === payment.id && one.status !== 'failed');
      const news = refunded.amount - known.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      const isOurs = refunded.currency === payment.currency;
      if (isOurs && news <= 0) return;
      if (isOurs) await book(trx, heard, { amountMinor: news, reason: 'card_company', providerRef });
      await show(trx, heard, { reason: 'card_refunded', stuck: 'card_refunded' });
    },
    topUp: (trx, charge, at) => hearTopUpRefunded(trx, charge, { refunded, providerRef, at }),
  });

/** A refund of ours came to nothing after all: it is to be paid out another way. */
export const hearRefundFailed = (deps: Deps, event: CompanyEvent, refundId: string) =>
  once(deps, event, {
    payment: async (trx, { order, payment, at }) => {
      const found = await findRefund(trx, refundId);
      const refund = found?.paymentId === payment.id ? await lockRefund(trx, refundId) : undefined;
      if (!refund || refund.status === 'failed') return;
      await markRefund(trx, refundId, { status: 'failed', doneAt: null });
      await markStuck(trx, order.id, { reason: 'refund_failed', at });
    },
  });

/** The card's holder disputes a payment, or a dispute is over. One that is lost has taken the money back. */
export const hearDispute = (deps: Deps, event: CompanyEvent, dispute: { id: string; state: 'open' | 'won' | 'lost'; amount: Money }) =>
  once(deps, event, {
    payment: async (trx, heard) => {
      const { state, amount, id: providerRef } = dispute;
      if (state === 'lost' && amount.currency === heard.payment.currency)
        await book(trx, heard, { amountMinor: amount.amount, reason: 'card_dispute_lost', providerRef });
      const reason = state === 'open' ? 'card_disputed' : `card_dispute_${state}`;
      await show(trx, heard, { reason, stuck: 'card_disputed' });
    },
    topUp: (trx, charge, at) => hearTopUpDispute(trx, charge, { ...dispute, providerRef: dispute.id, at }),
  });
