import type { Trx } from '../../database/connection';
import { freeBalance, lockNamed, type AccountRow, type ShopAccount } from './ledger/accounts.sql';
import { postTransaction, type Leg, type Posting } from './ledger/post-transaction';

export interface MoneyIn extends Omit<Posting, 'legs' | 'status'> {
  agencyId: string;
  amountMinor: number;
  currency: string;
  /** Where it comes from. */
  from: ShopAccount;
}

/** Money for an agency settles what it owes first, and fills the wallet with the rest. */
export function legsIn(amountMinor: number, { wallet, receivable }: { wallet: AccountRow; receivable: AccountRow }): [Leg, Leg] {
  const owed = Math.min(amountMinor, -receivable.balanceMinor);
  return [
    { account: receivable, amountMinor: owed },
    { account: wallet, amountMinor: amountMinor - owed },
  ];
}

/** Posts money into an agency's wallet, in one transaction that settles its credit first. Answers the transaction, what it settled, and the balance after it. */
export async function creditWallet(
  trx: Trx,
  given: MoneyIn,
): Promise<{ transactionId: string; settledMinor: number; balanceMinor: number }> {
  const { agencyId, amountMinor, currency, from, ...posting } = given;
  const [wallet, receivable, source] = (await lockNamed(trx, [
    { agencyId, type: 'wallet', currency },
    { agencyId, type: 'receivable', currency },
    { type: from, currency },
  ])) as [AccountRow, AccountRow, AccountRow];
  const legs = legsIn(amountMinor, { wallet, receivable });
  const [{ amountMinor: settledMinor }, { amountMinor: filledMinor }] = legs;
  const transactionId = await postTransaction(trx, { ...posting, legs: [{ account: source, amountMinor: -amountMinor }, ...legs] });
  return { transactionId, settledMinor, balanceMinor: freeBalance(wallet) + filledMinor };
}

/** Settles what an agency owes from what its wallet has free. */
export async function settleOwed(trx: Trx, given: { agencyId: string; currency: string; actor: string; at: Date }): Promise<void> {
  const { agencyId, currency, actor, at } = given;
  const [wallet, receivable] = (await lockNamed(trx, [
    { agencyId, type: 'wallet', currency },
    { agencyId, type: 'receivable', currency },
  ])) as [AccountRow, AccountRow];
  const amountMinor = Math.min(Math.max(0, freeBalance(wallet)), -receivable.balanceMinor);
  if (amountMinor <= 0) return;
  const legs = [
    { account: wallet, amountMinor: -amountMinor },
    { account: receivable, amountMinor },
  ];
  await postTransaction(trx, { kind: 'settlement', legs, description: 'Credit settled', actor, at });
}
