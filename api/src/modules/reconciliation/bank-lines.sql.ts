import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Sql, Trx } from '../../database/connection';
import type { BankLine } from './bank-file.rules';

export type StoredLine = BankLine & { fingerprint: string };

/** A line is the same when the bank says the same of it; two like payments of one day differ by their place among such. */
export function fingerprintsOf(lines: BankLine[]): StoredLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { account, bookedOn, amountMinor, currency, bankRef, text } = line;
    const words = JSON.stringify([account, bookedOn, amountMinor, currency, bankRef, text]);
    const place = seen.get(words) ?? 0;
    seen.set(words, place + 1);
    return { ...line, fingerprint: createHash('sha256').update(`${place} ${words}`).digest('hex') };
  });
}

/** Keeps the lines that are new; answers their fingerprints. */
export async function insertLines(trx: Trx, lines: StoredLine[], given: { at: Date; actor: string }): Promise<Set<string>> {
  const { rows } = await sql<{ fingerprint: string }>`
    insert into bank_lines (fingerprint, account, booked_on, amount_minor, currency, bank_ref, text, imported_at, imported_by)
    select decode(fingerprint, 'hex'), account, "bookedOn", "amountMinor", currency, "bankRef", text, ${given.at}::timestamptz, ${given.actor}::text
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l(fingerprint text, account text, "bookedOn" date, "amountMinor" bigint, currency text, "bankRef" text, text text)
    on conflict do nothing returning encode(fingerprint, 'hex') as fingerprint`.execute(trx);
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}
export async function findUnmatched(db: Sql): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select encode(fingerprint, 'hex') as fingerprint, account, booked_on as "bookedOn", amount_minor as "amountMinor", currency, bank_ref as "bankRef", text
    from bank_lines where matched_to is null and amount_minor > 0 order by booked_on, fingerprint limit 1000`.execute(db);
  return rows;
}
export async function markMatched(trx: Trx, fingerprint: string, to: string): Promise<void> {
  await sql`update bank_lines set matched_to = ${to} where fingerprint = decode(${fingerprint}, 'hex')`.execute(trx);
}

/** Money that somebody promised by transfer and that no line was found for yet. */
export interface Expected {
  /** 'top_up:<id>' or 'payment:<id>' */
  key: string;
  reference: string;
  amountMinor: number;
  currency: string;
  /** It waits for exactly this money: the payer gave proof. */
  isClaimed: boolean;
}
export async function findExpected(db: Sql): Promise<Expected[]> {
  const { rows } = await sql<Expected>`
    select * from (
      select 'top_up:' || id as key, reference, amount_minor as "amountMinor", currency, status = 'verifying' as "isClaimed" from top_ups
        where method <> 'card' and status <> 'failed'
      union all
      select 'payment:' || id, reference, amount_minor, currency, status = 'verifying' from payments where method = 'bank_transfer' and status <> 'failed') e
    where not exists (select from bank_lines b where b.matched_to = e.key)`.execute(db);
  return rows;
}
