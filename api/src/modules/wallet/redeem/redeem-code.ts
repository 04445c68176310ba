import { sql } from 'kysely';
import type { Redeemed } from '@straits/api-contract';
import type { Trx } from '../../../database/connection';
import { refuse } from '../../../http/refusal';
import { creditWallet } from '../credit-wallet';
import { ledgerDay } from '../credit/credit-state';
import type { Purse } from '../wallet-access';

interface CodeRow {
  code: string;
  amountMinor: number;
  currency: string;
  agencyId: string | null;
  expiresOn: string | null;
  isRedeemed: boolean;
}

async function lockCode(trx: Trx, code: string): Promise<CodeRow | undefined> {
  const { rows } = await sql<CodeRow>`
    select code, amount_minor as "amountMinor", currency, agency_id as "agencyId", expires_on as "expiresOn", redeemed_at is not null as "isRedeemed"
    from redeem_codes where code = ${code} for update`.execute(trx);
  return rows[0];
}

/**
 * Turns a code into wallet credit, once, for whoever is first. Letter case counts: a code is typed as it was given.
 * Refuses: redeem_code_failed (unknown, over, or another agency's), redeem_code_used.
 */
export async function redeemCode(trx: Trx, { agency, userId, actor }: Purse, given: { code: string; now: Date }): Promise<Redeemed> {
  const found = await lockCode(trx, given.code);
  const isOver = found?.expiresOn && found.expiresOn < ledgerDay(given.now);
  if (!found || isOver || (found.agencyId && found.agencyId !== agency.id)) return refuse('redeem_code_failed');
  if (found.isRedeemed) refuse('redeem_code_used');
  const { amountMinor, currency, code } = found;
  const { transactionId, settledMinor, balanceMinor } = await creditWallet(trx, {
    agencyId: agency.id,
    amountMinor,
    currency,
    from: 'promotion',
    kind: 'redeem',
    description: code,
    actor,
    at: given.now,
  });
  await sql`update redeem_codes set redeemed_at = ${given.now}, redeemed_by = ${userId}, ledger_transaction_id = ${transactionId} where code = ${code}`.execute(
    trx,
  );
  const money = (minor: number) => ({ amount: minor, currency });
  return { amount: money(amountMinor), settled: money(settledMinor), balance: money(balanceMinor) };
}
