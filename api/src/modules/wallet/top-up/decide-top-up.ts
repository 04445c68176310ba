import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { mailWallet } from '../wallet-mail';
import { failTopUp, settleTopUp } from './settle-top-up';
import { findLapsedTopUps, lockTopUp } from './top-ups.sql';

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

/** Puts away transfers that nobody proved in time; answers how many. */
export async function endLapsedTopUps(deps: Deps): Promise<number> {
  const at = deps.clock.now();
  const lapsed = await findLapsedTopUps(deps.db, at);
  for (const id of lapsed)
    await deps.db.transaction().execute(async (trx) => {
      const topUp = await lockTopUp(trx, id);
      const waits = topUp?.status === 'awaiting_proof' || topUp?.status === 'proof_given';
      if (waits) await failTopUp(trx, topUp, { actor: 'system', at, reason: 'expired' });
    });
  return lapsed.length;
}
