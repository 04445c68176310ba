import { toString as drawQr } from 'qrcode';
import type { TopUp } from '@straits/api-contract';
import { localDateIn } from '../../../clock';
import type { Sql } from '../../../database/connection';
import { payNowPayload } from '../../../money/paynow.rules';
import { findShopCompany } from '../../shop';
import { LEDGER_ZONE } from '../credit/credit-state';
import type { TopUpRow } from './top-ups.sql';

async function transferOf(db: Sql, topUp: TopUpRow): Promise<TopUp['transfer']> {
  if (topUp.method === 'card' || !topUp.expiresAt) return null;
  const { bankAccount, uen } = await findShopCompany(db);
  if (!bankAccount) return null;
  const { currency: _, ...account } = bankAccount;
  const payNow =
    topUp.method === 'paynow'
      ? payNowPayload({
          uen,
          amountMinor: topUp.amountMinor,
          reference: topUp.reference,
          payee: account.accountName,
          expiresOn: localDateIn(topUp.expiresAt, LEDGER_ZONE),
        })
      : null;
  return {
    ...account,
    uen,
    payNow,
    payNowSvg: payNow ? await drawQr(payNow, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }) : null,
  };
}

const nextActionOf = ({ status, actionUrl }: TopUpRow) => (status === 'pending' && actionUrl ? { url: actionUrl } : null);

/** A top-up as its agency sees it; where to pay is shown as long as it can be paid. */
export async function viewTopUp(db: Sql, topUp: TopUpRow): Promise<TopUp> {
  const { id, method, status, agentName, bankFrom, note, confirmationCode, transactionDate, reference, reason } = topUp;
  return {
    id,
    method,
    status,
    amount: { amount: topUp.amountMinor, currency: topUp.currency },
    agentName,
    bankFrom,
    note,
    confirmationCode,
    transactionDate,
    reference,
    reason,
    nextAction: nextActionOf(topUp),
    createdAt: topUp.createdAt.toISOString(),
    expiresAt: topUp.expiresAt?.toISOString() ?? null,
    transfer: await transferOf(db, topUp),
    proof: topUp.proofFile
      ? { name: topUp.proofName ?? '', bytes: topUp.proofBytes ?? 0, uploadedAt: (topUp.proofAt ?? topUp.createdAt).toISOString() }
      : null,
  };
}
