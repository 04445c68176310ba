import type { Trx } from '../../database/connection';
import { ensureShopAccounts } from './ledger/accounts.sql';
import { postTransaction } from './ledger/post-transaction';

export interface Receipt {
  orderId: string;
  paymentId: string;
  amountMinor: number;
  currency: string;
  actor: string;
  at: Date;
}

/**
 * Writes money for an order that came by card or transfer into the ledger: from outside (suspense, until the bank's lines are matched) to revenue.
 * Call it last: every payment of the currency changes these two accounts, so whoever has them locked keeps all others waiting (decision 0096).
 */
export async function recordReceipt(trx: Trx, { amountMinor, currency, ...receipt }: Receipt): Promise<void> {
  const [suspense, revenue] = await ensureShopAccounts(trx, ['suspense', 'revenue'], currency);
  const legs = [
    { account: suspense!, amountMinor: -amountMinor },
    { account: revenue!, amountMinor },
  ];
  await postTransaction(trx, { ...receipt, kind: 'receipt', legs, description: 'Payment of an order' });
}
