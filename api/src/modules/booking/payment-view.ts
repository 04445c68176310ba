import { toString as drawQr } from 'qrcode';
import type { Payment } from '@straits/api-contract';
import { localDateIn } from '../../clock';
import type { Sql } from '../../database/connection';
import { payNowPayload } from '../../money/paynow.rules';
import { findCompany } from '../shop';
import type { OrderRow } from './orders.sql';
import type { PaymentRow } from './payments.sql';

const iso = (at: Date | null) => at?.toISOString() ?? null;
/** The last day on which it can be paid: what ends at midnight cannot be paid on the day that begins. */
const lastDayOf = (end: Date) => localDateIn(new Date(end.getTime() - 1), 'Asia/Singapore');

async function transferOf(db: Sql, order: OrderRow, payment: PaymentRow): Promise<Payment['transfer']> {
  if (payment.method !== 'bank_transfer') return null;
  const { bankAccount, uen } = await findCompany(db, order.companyId);
  if (!bankAccount) return null;
  const { currency: _, ...account } = bankAccount;
  const payNow =
    payment.currency === 'SGD' && payment.expiresAt
      ? payNowPayload({
          uen,
          amountMinor: payment.amountMinor,
          reference: payment.reference,
          payee: account.accountName,
          expiresOn: lastDayOf(payment.expiresAt),
        })
      : null;
  return {
    ...account,
    uen,
    reference: payment.reference,
    payNow,
    payNowSvg: payNow ? await drawQr(payNow, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }) : null,
  };
}

export async function viewPayment(db: Sql, order: OrderRow, payment: PaymentRow): Promise<Payment> {
  return {
    id: payment.id,
    orderCode: order.code,
    method: payment.method,
    status: payment.status,
    amount: { amount: payment.amountMinor, currency: payment.currency },
    createdAt: payment.createdAt.toISOString(),
    expiresAt: iso(payment.expiresAt),
    reason: payment.reason,
    nextAction: payment.status === 'pending' && payment.actionUrl ? { url: payment.actionUrl } : null,
    transfer: payment.status === 'success' ? null : await transferOf(db, order, payment),
    proof: payment.proofFile
      ? { name: payment.proofName ?? '', bytes: payment.proofBytes ?? 0, uploadedAt: (payment.proofAt ?? payment.createdAt).toISOString() }
      : null,
  };
}
