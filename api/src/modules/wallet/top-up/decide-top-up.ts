import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { mailWallet } from '../wallet-mail';
import { applyCharge, failTopUp, settleTopUp } from './settle-top-up';
import { findLapsedTopUps, findTopUp, lockTopUp } from './top-ups.sql';

async function lockVerifying(trx: Trx, topUpId: string) {
  const topUp = (await lockTopUp(trx, topUpId)) ?? refuse('not_found');
  if (topUp.status !== 'verifying' && topUp.status !== 'success') refuse('top_up_state_refused');
  return topUp;
}

export interface TopUpDecision {
  topUpId: string;
  /** 'staff:<id>' or 'ops:<account>'. */
  actor: string;
}

/** Staff (or the bank's file) saw the money. Confirming twice is confirming once. Refuses: not_found, top_up_state_refused. */
export const confirmTopUp = (deps: Deps, { topUpId, actor }: TopUpDecision): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const topUp = await lockVerifying(trx, topUpId);
    if (topUp.status === 'success') return;
    const at = deps.clock.now();
    await settleTopUp(trx, topUp, { actor, at });
    await mailWallet(trx, { kind: 'top_up_done', topUpId }, at);
  });

/** No such money came: the agency is told why. Refuses: not_found, top_up_state_refused. */
export const refuseTopUp = (deps: Deps, { topUpId, actor }: TopUpDecision, reason: string): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const topUp = await lockVerifying(trx, topUpId);
    if (topUp.status === 'success') refuse('top_up_state_refused');
    const at = deps.clock.now();
    await failTopUp(trx, topUp, { actor, at, reason });
    await mailWallet(trx, { kind: 'top_up_refused', topUpId }, at);
  });

const LAPSING = ['awaiting_proof', 'proof_given', 'pending'];

/** The last word of the card company before a card that nobody confirmed is put away: it may have the money. Answers whether it could be asked. */
async function askProvider(deps: Deps, id: string): Promise<boolean> {
  if ((await findTopUp(deps.db, id))?.method !== 'card') return true;
  try {
    const charge = await deps.cards.find(id);
    if (charge) await applyCharge(deps, id, charge);
    return true;
  } catch (error) {
    deps.log.warn({ err: error, topUpId: id }, 'a card that nobody confirmed cannot be looked up: it waits');
    return false;
  }
}

/** Puts away transfers that nobody proved in time, and cards that nobody confirmed at the bank; answers how many. */
export async function endLapsedTopUps(deps: Deps): Promise<number> {
  const at = deps.clock.now();
  const lapsed = await findLapsedTopUps(deps.db, at);
  for (const id of lapsed) {
    if (!(await askProvider(deps, id))) continue;
    await deps.db.transaction().execute(async (trx) => {
      const topUp = await lockTopUp(trx, id);
      if (topUp && LAPSING.includes(topUp.status)) await failTopUp(trx, topUp, { actor: 'system', at, reason: 'expired' });
    });
  }
  return lapsed.length;
}
