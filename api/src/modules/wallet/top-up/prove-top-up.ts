import type { ClaimTopUp } from '@straits/api-contract';
import { addDays } from '../../../clock';
import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { keepProof, type StoredProof } from '../../../files/store-proof';
import { ledgerDay } from '../credit/credit-state';
import { lockNamed } from '../ledger/accounts.sql';
import { postTransaction } from '../ledger/post-transaction';
import { refuseDuplicate } from '../refuse-duplicate';
import { lockTopUp, markTopUp, markTopUpClaim, markTopUpProof, type TopUpRow } from './top-ups.sql';

const TRANSFER_DAYS_BACK = 30;

export function checkTakesProof(topUp: TopUpRow | undefined): asserts topUp is TopUpRow {
  if (topUp?.status !== 'awaiting_proof' && topUp?.status !== 'proof_given') refuse('top_up_state_refused');
}

/** Keeps the proof of a transfer. A picture proves one transfer only. Refuses: proof_used, top_up_state_refused. */
export const proveTopUp = (deps: Deps, topUpId: string, proof: StoredProof): Promise<void> =>
  refuseDuplicate({ top_ups_proof_once: 'proof_used' }, () =>
    deps.db.transaction().execute(async (trx) => {
      // Looked at again: while the picture travelled, the clock may have ended the top-up.
      const topUp = await lockTopUp(trx, topUpId);
      checkTakesProof(topUp);
      const at = deps.clock.now();
      await keepProof(trx, { file: proof.file, replaced: topUp.proofFile, at });
      await markTopUpProof(trx, topUpId, { ...proof, at });
    }),
  );

/** The money on its way, as an ENTRY of the ledger. */
async function writeEntry(trx: Trx, topUp: TopUpRow, why: { actor: string; at: Date }): Promise<string> {
  const { agencyId, amountMinor, currency, reference } = topUp;
  const [wallet, suspense] = await lockNamed(trx, [
    { agencyId, type: 'wallet', currency },
    { type: 'suspense', currency },
  ]);
  const legs = [
    { account: suspense!, amountMinor: -amountMinor },
    { account: wallet!, amountMinor },
  ];
  return postTransaction(trx, { kind: 'top_up', status: 'ENTRY', legs, description: reference, ...why });
}

function checkDate(transactionDate: string, now: Date) {
  const today = ledgerDay(now);
  if (transactionDate > today || transactionDate < addDays(today, -TRANSFER_DAYS_BACK)) refuse('transfer_date_refused');
}

/**
 * "I have paid": the transfer as the bank says it goes to staff, and stands in the ledger as ENTRY. Claiming twice is claiming once.
 * Refuses: proof_missing, transfer_date_refused, confirmation_code_used, top_up_state_refused.
 */
export const claimTopUp = (deps: Deps, given: { topUpId: string; actor: string; claim: ClaimTopUp }): Promise<void> =>
  refuseDuplicate({ top_ups_code_once: 'confirmation_code_used' }, () =>
    deps.db.transaction().execute(async (trx) => {
      const topUp = (await lockTopUp(trx, given.topUpId)) ?? refuse('not_found');
      if (topUp.status === 'verifying') return;
      if (topUp.status === 'awaiting_proof') refuse('proof_missing');
      checkTakesProof(topUp);
      const at = deps.clock.now();
      checkDate(given.claim.transactionDate, at);
      await markTopUpClaim(trx, topUp.id, { ...given.claim, note: given.claim.note || null });
      const transactionId = await writeEntry(trx, topUp, { actor: given.actor, at });
      await markTopUp(trx, topUp.id, { status: 'verifying', transactionId, expiresAt: null });
    }),
  );
