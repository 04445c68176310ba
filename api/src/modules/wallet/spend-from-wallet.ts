import type { Trx } from '../../database/connection';
import { creditLeg } from './credit/credit-leg';
import { findReservation } from './credit/reservations.sql';
import { freeBalance, lockNamed, type AccountRow } from './ledger/accounts.sql';
import { postTransaction, settleTransaction, type Leg } from './ledger/post-transaction';

export interface Spend {
  agencyId: string;
  amountMinor: number;
  currency: string;
  orderId: string;
  paymentId: string;
  description: string;
  now: Date;
  /** Who pays: 'user:<id>'. */
  actor?: string;
}

/** An amount that an agency gives: from its free balance, and from its credit for what the balance does not reach. Refuses: wallet_insufficient, credit_overdue. */
export async function legsOut(
  trx: Trx,
  { wallet, receivable }: { wallet: AccountRow; receivable: AccountRow },
  { amountMinor, now }: { amountMinor: number; now: Date },
): Promise<Leg[]> {
  const fromBalance = Math.min(Math.max(0, freeBalance(wallet)), amountMinor);
  const leg = { account: wallet, amountMinor: -fromBalance };
  return fromBalance === amountMinor ? [leg] : [leg, await creditLeg(trx, receivable, { amountMinor: amountMinor - fromBalance, now })];
}

/** An order that was reserved on credit is paid by what was kept for it. */
async function payReserved(trx: Trx, { orderId, paymentId, amountMinor, now, actor = 'user' }: Spend): Promise<boolean> {
  const reserved = await findReservation(trx, orderId);
  if (reserved?.amountMinor !== amountMinor) return false;
  return settleTransaction(trx, reserved.transactionId, { to: 'POSTED', at: now, actor, paymentId });
}

/**
 * Pays an order from an agency's balance, and from its credit for what the balance does not reach, as one transaction of the ledger; an order that
 * was reserved (A39) is paid by its reservation. Call it last, after stock is locked (decision 0096). Refuses: wallet_insufficient, credit_overdue.
 */
export async function spendFromWallet(trx: Trx, spend: Spend): Promise<void> {
  if (await payReserved(trx, spend)) return;
  const { agencyId, currency, amountMinor, now, actor = 'user' } = spend;
  const [wallet, receivable, revenue] = (await lockNamed(trx, [
    { agencyId, type: 'wallet', currency },
    { agencyId, type: 'receivable', currency },
    { type: 'revenue', currency },
  ])) as [AccountRow, AccountRow, AccountRow];
  const legs = [...(await legsOut(trx, { wallet, receivable }, { amountMinor, now })), { account: revenue, amountMinor }];
  await postTransaction(trx, {
    kind: 'spend',
    legs,
    description: spend.description,
    orderId: spend.orderId,
    paymentId: spend.paymentId,
    actor,
    at: now,
  });
}
