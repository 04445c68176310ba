import type { LedgerKind } from '@straits/api-contract';
import type { Trx } from '../../../database/connection';
import { refuse } from '../../../http/refusal';
import { ensureAccountsAbove, moveBalances, type AccountRow, type Movement, type Written } from './accounts.sql';
import { mergeMovements, movementsOf, type Step } from './movements.rules';
import { findEntries, insertTransaction, lockTransaction, markEntriesPosted, markSettled, type Settlement } from './transactions.sql';

/** What one account gets (above zero) or gives. */
export interface Leg {
  account: Pick<AccountRow, 'id' | 'agencyId' | 'type' | 'currency'>;
  amountMinor: number;
  /** When used credit falls due. */
  dueOn?: string;
}

export interface Posting {
  kind: LedgerKind;
  /** ENTRY waits, with what it takes reserved; POSTED is final. */
  status?: 'ENTRY' | 'POSTED';
  legs: Leg[];
  description: string;
  orderId?: string;
  paymentId?: string;
  reversesId?: string;
  /** 'user:<id>', 'staff:<id>', 'ops:<account>', 'provider' or 'system'. */
  actor: string;
  reason?: string;
  at: Date;
}

/** The movements of all legs: used credit also counts at every agency above. */
async function spread(trx: Trx, legs: Leg[], step: Step): Promise<Movement[]> {
  const movements: Movement[] = [];
  for (const { account, amountMinor } of legs) {
    const isCredit = account.type === 'receivable' && account.agencyId !== null;
    const above = isCredit ? await ensureAccountsAbove(trx, account.agencyId!, account.currency) : [];
    movements.push(...movementsOf({ accountId: account.id, isOwned: account.agencyId !== null, amountMinor, above }, step));
  }
  return mergeMovements(movements);
}

const move = async (trx: Trx, movements: Movement[], moving: { at: Date; written?: Written }) =>
  (await moveBalances(trx, movements, moving)) ?? refuse('wallet_insufficient');

/**
 * Writes a transaction of the ledger: its legs add up to zero in every currency, or the database refuses it at commit. Answers its id.
 * Refuses: wallet_insufficient, when a balance or a credit limit (of the agency, or of one above it) does not reach.
 */
export async function postTransaction(trx: Trx, posting: Posting): Promise<string> {
  const { status = 'POSTED', at } = posting;
  const legs = posting.legs.filter(({ amountMinor }) => amountMinor !== 0);
  const movements = await spread(trx, legs, status === 'POSTED' ? 'post' : 'reserve');
  // Before the accounts are locked: whoever posts to the same ones waits for as little as can be.
  const id = await insertTransaction(trx, {
    ...posting,
    status,
    orderId: posting.orderId ?? null,
    paymentId: posting.paymentId ?? null,
    reversesId: posting.reversesId ?? null,
    entryCount: legs.length,
    reason: posting.reason ?? null,
  });
  const entries = legs.map(({ account, amountMinor, dueOn }) => ({
    accountId: account.id,
    currency: account.currency,
    amountMinor,
    dueOn: dueOn ?? null,
  }));
  await move(trx, movements, { at, written: { transactionId: id, entries, isPosted: status === 'POSTED' } });
  return id;
}

const legsOf = async (trx: Trx, id: string): Promise<Leg[]> =>
  (await findEntries(trx, id)).map(({ accountId, agencyId, type, currency, amountMinor }) => ({
    account: { id: accountId, agencyId, type: type as AccountRow['type'], currency },
    amountMinor,
  }));

/** Ends a transaction that waits. Answers whether it was this call that did: settling twice is settling once. */
export async function settleTransaction(trx: Trx, id: string, settlement: Settlement): Promise<boolean> {
  const found = await lockTransaction(trx, id);
  if (found?.status !== 'ENTRY') return false;
  const moved = await move(trx, await spread(trx, await legsOf(trx, id), settlement.to === 'POSTED' ? 'settle' : 'cancel'), settlement);
  await markSettled(trx, id, settlement);
  if (settlement.to === 'POSTED') {
    const entries = new Set((await findEntries(trx, id)).map(({ accountId }) => accountId));
    await markEntriesPosted(trx, id, new Map([...moved].filter(([accountId]) => entries.has(accountId))));
  }
  return true;
}

/** Takes a posted transaction back by its reverse; nothing is edited. Refuses: not_found, wallet_insufficient. */
export async function reverseTransaction(trx: Trx, id: string, why: { actor: string; reason: string; at: Date }): Promise<string> {
  const found = await lockTransaction(trx, id);
  if (found?.status !== 'POSTED' || found.kind === 'reversal') return refuse('not_found');
  const legs = (await legsOf(trx, id)).map((leg) => ({ ...leg, amountMinor: -leg.amountMinor }));
  return postTransaction(trx, {
    kind: 'reversal',
    legs,
    description: found.description,
    orderId: found.orderId ?? undefined,
    reversesId: id,
    ...why,
  });
}
