import type { Trx } from '../../../database/connection';
import { creditWallet } from '../credit-wallet';
import { lockNamed, type AccountRow } from '../ledger/accounts.sql';
import { postTransaction } from '../ledger/post-transaction';
import { legsOut } from '../spend-from-wallet';

/** What an agency earned on an order, or a part of it. */
export interface Commission {
  agencyId: string;
  orderId: string;
  amountMinor: number;
  currency: string;
  /** The order's number. */
  description: string;
  at: Date;
}

/** Pays a commission into the agency's wallet: what it owes is settled first, the rest is balance. Call it with the order locked. */
export async function payCommission(trx: Trx, commission: Commission): Promise<void> {
  await creditWallet(trx, { ...commission, from: 'commission', kind: 'commission', actor: 'system' });
}

/** Takes it back: from balance and credit. Call it with the order locked. Refuses: wallet_insufficient, credit_overdue. */
export async function takeCommissionBack(trx: Trx, { agencyId, currency, amountMinor, at, ...posting }: Commission): Promise<void> {
  const [wallet, receivable, commission] = (await lockNamed(trx, [
    { agencyId, type: 'wallet', currency },
    { agencyId, type: 'receivable', currency },
    { type: 'commission', currency },
  ])) as [AccountRow, AccountRow, AccountRow];
  const legs = [...(await legsOut(trx, { wallet, receivable }, { amountMinor, now: at })), { account: commission, amountMinor }];
  await postTransaction(trx, { ...posting, at, kind: 'commission', legs, actor: 'system' });
}
