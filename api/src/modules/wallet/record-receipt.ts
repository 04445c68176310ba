import type { Trx } from '../../database/connection';
import { lockNamed } from './ledger/accounts.sql';
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
 * Call it before stock is locked: everybody locks money first.
 */
export async function recordReceipt(trx: Trx, { amountMinor, currency, ...receipt }: Receipt): Promise<void> {
  const [suspense, revenue] = await lockNamed(trx, [
    { type: 'suspense', currency },
    { type: 'revenue', currency },
  ]);
  const legs = [
    { account: suspense!, amountMinor: -amountMinor },
    { account: revenue!, amountMinor },
  ];
  await postTransaction(trx, { ...receipt, kind: 'receipt', legs, description: 'Payment of an order' });
}
