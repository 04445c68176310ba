import type { Money } from '@straits/api-contract';
import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { freeBalance, lockNamed } from '../ledger/accounts.sql';
import { postTransaction } from '../ledger/post-transaction';
import { findReturns, insertReturn, lockTopUp, lockTopUpOfCharge, markAttention, markReturnTaken, type TopUpRow } from './top-ups.sql';

// What the card company does with a top-up's charge by itself, or somebody at its own pages: money that went back without us, and disputes.

interface Why {
  actor: string;
  at: Date;
}

/**
 * Takes what went back to the card out of the wallet, as far as it reaches: no wallet goes below zero, and what is missing stays in the shop's suspense
 * account until it is taken later. Answers what is still missing.
 */
export async function takeReturned(trx: Trx, topUp: TopUpRow, why: Why): Promise<number> {
  const { agencyId, currency, reference } = topUp;
  const [wallet, suspense] = await lockNamed(trx, [
    { agencyId, type: 'wallet', currency },
    { type: 'suspense', currency },
  ]);
  const returns = await findReturns(trx, topUp.id);
  const missing = returns.reduce((sum, { amountMinor, takenMinor }) => sum + amountMinor - takenMinor, 0);
  const taken = Math.min(missing, Math.max(0, freeBalance(wallet!)));
  if (taken === 0) return missing;
  let rest = taken;
  for (const { id, amountMinor, takenMinor } of returns) {
    const part = Math.min(rest, amountMinor - takenMinor);
    if (part > 0) await markReturnTaken(trx, id, takenMinor + part);
    rest -= part;
  }
  const legs = [
    { account: wallet!, amountMinor: -taken },
    { account: suspense!, amountMinor: taken },
  ];
  await postTransaction(trx, { kind: 'adjustment', legs, description: reference, reason: 'card_returned', ...why });
  return missing - taken;
}

/** Money of the top-up went back to its card: the wallet gives it back, or will do so once the top-up has filled it. */
async function giveBack(
  trx: Trx,
  topUp: TopUpRow,
  { amountMinor, providerRef, why }: { amountMinor: number; providerRef: string; why: Why },
) {
  const returned = (await findReturns(trx, topUp.id)).reduce((sum, one) => sum + one.amountMinor, 0);
  // No more goes back than came, whatever the company says.
  const news = Math.min(amountMinor, topUp.amountMinor - returned);
  if (news <= 0) return;
  await insertReturn(trx, { topUpId: topUp.id, providerRef, amountMinor: news, at: why.at });
  if (topUp.status === 'success') await takeReturned(trx, topUp, why);
}

export interface ChargeOfTopUp {
  id: string;
  providerRef: string;
}

/** All that went back of a top-up's charge so far; what is known is no news. Of a charge that is no top-up it says nothing here. */
export async function hearTopUpRefunded(
  trx: Trx,
  charge: ChargeOfTopUp,
  { refunded, providerRef, at }: { refunded: Money; providerRef: string; at: Date },
): Promise<void> {
  const topUp = await lockTopUpOfCharge(trx, charge);
  if (!topUp) return;
  const known = (await findReturns(trx, topUp.id)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const news = refunded.amount - known;
  const isOurs = refunded.currency === topUp.currency;
  if (isOurs && news <= 0) return;
  if (isOurs) await giveBack(trx, topUp, { amountMinor: news, providerRef, why: { actor: 'provider', at } });
  await markAttention(trx, topUp.id, 'card_refunded');
}

/** The card's holder disputes a top-up, or a dispute is over. One that is lost has taken the money back. */
export async function hearTopUpDispute(
  trx: Trx,
  charge: ChargeOfTopUp,
  { state, amount, providerRef, at }: { state: 'open' | 'won' | 'lost'; amount: Money; providerRef: string; at: Date },
): Promise<void> {
  const topUp = await lockTopUpOfCharge(trx, charge);
  if (!topUp) return;
  if (state === 'lost' && amount.currency === topUp.currency)
    await giveBack(trx, topUp, { amountMinor: amount.amount, providerRef, why: { actor: 'provider', at } });
  await markAttention(trx, topUp.id, 'card_disputed');
}

/**
 * Staff settles a top-up that needs a person: what is missing is taken from the wallet, and with nothing missing it is done. Answers what is still
 * missing. Refuses: not_found, top_up_state_refused (nothing is to be settled).
 */
export const settleReturns = (deps: Deps, { topUpId, actor }: { topUpId: string; actor: string }): Promise<number> =>
  deps.db.transaction().execute(async (trx) => {
    const topUp = (await lockTopUp(trx, topUpId)) ?? refuse('not_found');
    if (!topUp.attention) refuse('top_up_state_refused');
    // One that never filled the wallet has nothing to give back.
    const missing = topUp.status === 'success' ? await takeReturned(trx, topUp, { actor, at: deps.clock.now() }) : 0;
    if (missing === 0) await markAttention(trx, topUpId, null);
    return missing;
  });
