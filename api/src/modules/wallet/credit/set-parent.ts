import { sql } from 'kysely';
import type { Trx } from '../../../database/connection';
import { refuse } from '../../../http/refusal';
import { findAgency } from '../agency.sql';
import {
  ensureAccountsAbove,
  findAgencyAccounts,
  lockAccounts,
  moveBalances,
  type AccountRow,
  type Movement,
} from '../ledger/accounts.sql';
import { mergeMovements } from '../ledger/movements.rules';

export interface ParentDecision {
  agencyId: string;
  /** Null ends it. */
  parentId: string | null;
  actor: string;
  reason: string;
  now: Date;
}

const CIRCLE = [{ field: 'parentId', message: 'is the agency itself, or under it' }];

/** What an agency and all under it use of the limits above. */
const usedBy = ({ balanceMinor, reservedMinor, subUsedMinor }: AccountRow) => reservedMinor + subUsedMinor - balanceMinor;

const shift = (ids: string[], by: number): Movement[] =>
  ids.map((accountId) => ({ accountId, balance: 0, reserved: 0, subUsed: by, posts: false }));

/** An agency above that can be: approved, with money in the same currency. */
async function checkParent(trx: Trx, parentId: string, currency: string) {
  const parent = (await findAgency(trx, parentId)) ?? refuse('not_found');
  if (parent.currency !== currency) refuse('credit_terms_refused', [{ field: 'parentId', message: 'keeps its money in another currency' }]);
}

async function markParent(trx: Trx, agencyId: string, parentId: string | null) {
  const { rows } = await sql<{ isUnder: boolean }>`
    with recursive below as (select id from agencies where id = ${agencyId} union select a.id from agencies a join below on a.parent_id = below.id)
    select exists (select from below where id = ${parentId}::uuid) as "isUnder"`.execute(trx);
  if (rows[0]?.isUnder) refuse('credit_terms_refused', CIRCLE);
  await sql`update agencies set parent_id = ${parentId} where id = ${agencyId}`.execute(trx);
}

/**
 * Puts an agency under another, or under none: what it uses counts above from then on. Refuses: not_found, credit_terms_refused (a circle, another
 * currency), wallet_insufficient (the limits above do not reach for what it uses already).
 */
export async function setParent(trx: Trx, { agencyId, parentId, actor, reason, now }: ParentDecision): Promise<void> {
  const agency = (await findAgency(trx, agencyId)) ?? refuse('not_found');
  if (parentId) await checkParent(trx, parentId, agency.currency);
  const owned = (await findAgencyAccounts(trx, agencyId)).filter(({ type }) => type === 'receivable');
  // Who spends on this credit waits until it is known where it counts.
  const locked = await lockAccounts(
    trx,
    owned.map(({ id }) => id),
  );
  const movements: Movement[] = [];
  const accounts = [...locked.values()];
  for (const account of accounts) movements.push(...shift(await ensureAccountsAbove(trx, agencyId, account.currency), -usedBy(account)));
  await markParent(trx, agencyId, parentId);
  for (const account of accounts) movements.push(...shift(await ensureAccountsAbove(trx, agencyId, account.currency), usedBy(account)));
  const merged = mergeMovements(movements);
  await lockAccounts(
    trx,
    merged.map(({ accountId }) => accountId),
  );
  if (!(await moveBalances(trx, merged, { at: now }))) refuse('wallet_insufficient');
  await sql`
    insert into credit_terms_history (agency_id, at, actor, reason, before, after) values (${agencyId}, ${now}, ${actor}, ${reason},
      ${JSON.stringify({ parentId: agency.parentId })}::jsonb, ${JSON.stringify({ parentId })}::jsonb)`.execute(trx);
}
