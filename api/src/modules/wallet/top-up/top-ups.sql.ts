import { sql } from 'kysely';
import type { PaymentStatus, TopUpMethod } from '@straits/api-contract';
import type { Sql, Trx } from '../../../database/connection';

export type TopUpAttention = 'card_amount' | 'card_refunded' | 'card_disputed';

export interface TopUpRow {
  id: string;
  agencyId: string;
  userId: string;
  method: TopUpMethod;
  status: PaymentStatus;
  amountMinor: number;
  currency: string;
  reference: string;
  agentName: string;
  bankFrom: string | null;
  note: string | null;
  confirmationCode: string | null;
  transactionDate: string | null;
  reason: string | null;
  proofFile: string | null;
  proofName: string | null;
  proofBytes: number | null;
  proofAt: Date | null;
  /** The bank's page where a card's holder confirms. */
  actionUrl: string | null;
  transactionId: string | null;
  /** The card company's name for the charge. */
  providerRef: string | null;
  /** Why staff has to look at it. */
  attention: TopUpAttention | null;
  createdAt: Date;
  expiresAt: Date | null;
}
const COLUMNS = sql`u.id, u.agency_id as "agencyId", u.user_id as "userId", u.method, u.status, u.amount_minor as "amountMinor", u.currency, u.reference,
  u.agent_name as "agentName", u.bank_from as "bankFrom", u.note, u.confirmation_code as "confirmationCode", u.transaction_date as "transactionDate", u.reason,
  u.proof_file as "proofFile", u.proof_name as "proofName", u.proof_bytes as "proofBytes", u.proof_at as "proofAt", u.action_url as "actionUrl", u.ledger_transaction_id as "transactionId",
  u.provider_ref as "providerRef", u.attention,
  u.created_at as "createdAt", u.expires_at as "expiresAt"`;

export type NewTopUp = Pick<
  TopUpRow,
  'agencyId' | 'userId' | 'method' | 'status' | 'amountMinor' | 'currency' | 'reference' | 'agentName' | 'createdAt' | 'expiresAt'
>;
export async function insertTopUp(trx: Trx, given: NewTopUp): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into top_ups (agency_id, user_id, method, status, amount_minor, currency, reference, agent_name, created_at, expires_at)
    values (${given.agencyId}, ${given.userId}, ${given.method}, ${given.status}, ${given.amountMinor}, ${given.currency}, ${given.reference}, ${given.agentName},
      ${given.createdAt}, ${given.expiresAt}) returning id`.execute(trx);
  return rows[0]!.id;
}

/** A top-up of the agency, or of any when it is staff who asks. */
export async function findTopUp(db: Sql, id: string, agencyId?: string): Promise<TopUpRow | undefined> {
  const { rows } = await sql<TopUpRow>`
    select ${COLUMNS} from top_ups u where u.id = ${id} and (${agencyId ?? null}::uuid is null or u.agency_id = ${agencyId ?? null}::uuid)`.execute(
    db,
  );
  return rows[0];
}
export async function lockTopUp(trx: Trx, id: string): Promise<TopUpRow | undefined> {
  const { rows } = await sql<TopUpRow>`select ${COLUMNS} from top_ups u where u.id = ${id} for update`.execute(trx);
  return rows[0];
}
export async function findTopUps(db: Sql, agencyId: string): Promise<TopUpRow[]> {
  const { rows } =
    await sql<TopUpRow>`select ${COLUMNS} from top_ups u where u.agency_id = ${agencyId} order by u.created_at desc limit 50`.execute(db);
  return rows;
}
export async function findTopUpsToCheck(db: Sql): Promise<(TopUpRow & { agencyName: string })[]> {
  const { rows } = await sql<TopUpRow & { agencyName: string }>`
    select ${COLUMNS}, a.name as "agencyName" from top_ups u join agencies a on a.id = u.agency_id where u.status = 'verifying' order by u.proof_at`.execute(
    db,
  );
  return rows;
}

/** Money that the card company gave back by itself, or took otherwise than asked, until a person has settled it. */
export async function findTopUpsToSettle(
  db: Sql,
): Promise<(TopUpRow & { agencyName: string; returnedMinor: number; missingMinor: number })[]> {
  const { rows } = await sql<TopUpRow & { agencyName: string; returnedMinor: number; missingMinor: number }>`
    select ${COLUMNS}, a.name as "agencyName", coalesce(r.returned, 0)::bigint as "returnedMinor", coalesce(r.missing, 0)::bigint as "missingMinor"
    from top_ups u join agencies a on a.id = u.agency_id
    left join (select top_up_id, sum(amount_minor) as returned, sum(amount_minor - taken_minor) as missing from top_up_returns group by top_up_id) r on r.top_up_id = u.id
    where u.attention is not null order by u.created_at`.execute(db);
  return rows;
}
export async function findLapsedTopUps(db: Sql, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from top_ups where status in ('awaiting_proof', 'proof_given', 'pending') and expires_at <= ${now} limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

export interface TopUpChange {
  status: PaymentStatus;
  reason?: string;
  transactionId?: string;
  decidedBy?: string;
  decidedAt?: Date;
  expiresAt?: null;
}
export async function markTopUp(trx: Trx, id: string, change: TopUpChange): Promise<void> {
  await sql`update top_ups set status = ${change.status}, reason = ${change.reason ?? null},
    ledger_transaction_id = coalesce(${change.transactionId ?? null}::uuid, ledger_transaction_id),
    decided_by = coalesce(${change.decidedBy ?? null}, decided_by), decided_at = coalesce(${change.decidedAt ?? null}::timestamptz, decided_at),
    expires_at = case when ${change.expiresAt === null} then null else expires_at end where id = ${id}`.execute(trx);
}
/** Where the card's holder confirms, and until when we wait for that. */
export async function markTopUpAction(trx: Trx, id: string, action: { url: string; expiresAt: Date }): Promise<void> {
  await sql`update top_ups set action_url = ${action.url}, expires_at = ${action.expiresAt} where id = ${id}`.execute(trx);
}
/** The top-up of a card's charge, by our own name for it or by the company's. */
export async function lockTopUpOfCharge(trx: Trx, { id, providerRef }: { id: string; providerRef: string }): Promise<TopUpRow | undefined> {
  const { rows } = await sql<TopUpRow>`select ${COLUMNS} from top_ups u where u.method = 'card'
    and (u.id::text = ${id} or (${providerRef} <> '' and u.provider_ref = ${providerRef})) limit 1 for update`.execute(trx);
  return rows[0];
}
export async function markTopUpCharge(trx: Trx, id: string, providerRef: string): Promise<void> {
  await sql`update top_ups set provider_ref = ${providerRef} where id = ${id}`.execute(trx);
}
export async function markAttention(trx: Trx, id: string, attention: TopUpAttention | null): Promise<void> {
  await sql`update top_ups set attention = ${attention} where id = ${id}`.execute(trx);
}

export interface TopUpReturn {
  id: string;
  amountMinor: number;
  takenMinor: number;
}
export async function findReturns(trx: Trx, topUpId: string): Promise<TopUpReturn[]> {
  const { rows } = await sql<TopUpReturn>`
    select id, amount_minor as "amountMinor", taken_minor as "takenMinor" from top_up_returns where top_up_id = ${topUpId} order by at, id`.execute(
    trx,
  );
  return rows;
}
export async function insertReturn(
  trx: Trx,
  given: { topUpId: string; providerRef: string; amountMinor: number; at: Date },
): Promise<void> {
  await sql`insert into top_up_returns (top_up_id, provider_ref, amount_minor, at)
    values (${given.topUpId}, ${given.providerRef}, ${given.amountMinor}, ${given.at})`.execute(trx);
}
export async function markReturnTaken(trx: Trx, id: string, takenMinor: number): Promise<void> {
  await sql`update top_up_returns set taken_minor = ${takenMinor} where id = ${id}`.execute(trx);
}
export async function markTopUpProof(
  trx: Trx,
  id: string,
  proof: { file: string; name: string; bytes: number; hash: Buffer; at: Date },
): Promise<void> {
  await sql`update top_ups set status = 'proof_given', proof_file = ${proof.file}, proof_name = ${proof.name}, proof_bytes = ${proof.bytes}, proof_at = ${proof.at},
    proof_hash = ${proof.hash} where id = ${id}`.execute(trx);
}
export interface Claim {
  bankFrom: string;
  confirmationCode: string;
  transactionDate: string;
  note: string | null;
}
export async function markTopUpClaim(trx: Trx, id: string, claim: Claim): Promise<void> {
  await sql`update top_ups set bank_from = ${claim.bankFrom}, confirmation_code = ${claim.confirmationCode}, transaction_date = ${claim.transactionDate}, note = ${claim.note}
    where id = ${id}`.execute(trx);
}
