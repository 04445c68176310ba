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
const LINE = sql`encode(b.fingerprint, 'hex') as fingerprint, b.account, b.booked_on as "bookedOn", b.amount_minor as "amountMinor", b.currency, b.bank_ref as "bankRef", b.text`;
/** Money in that nothing was found for: all of what has just been taken, and the latest of before. */
export async function findUnmatched(db: Sql, taken: Set<string>): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select * from (
      select ${LINE} from bank_lines b where matched_to is null and amount_minor > 0
        and encode(fingerprint, 'hex') in (select jsonb_array_elements_text(${JSON.stringify([...taken])}::jsonb))
      union
      (select ${LINE} from bank_lines b where matched_to is null and amount_minor > 0 order by booked_on desc, fingerprint limit 1000)) l
    order by "bookedOn", fingerprint`.execute(db);
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
  /** It waits for exactly this money: a top-up once its agent has claimed it, a transfer for an order at once. */
  canBePosted: boolean;
  /** A transfer that came to nothing before its money came: booked late, or sent back. */
  isGivenUp: boolean;
}
const promised = sql`
  select 'top_up:' || id as key, reference, amount_minor as "amountMinor", currency, status = 'verifying' as "canBePosted",
    false as "isGivenUp", status, created_at from top_ups
    where method <> 'card'
  union all
  select 'payment:' || id, reference, amount_minor, currency, status in ('awaiting_proof', 'proof_given', 'verifying'),
    status = 'failed' and reason is distinct from 'late_refunded', status, created_at from payments
    where method = 'bank_transfer'`;
/** Money of a transfer that was given up longer ago than this is nobody's late transfer any more: a person looks at it. */
const LATEST_DAYS = 180;
export async function findExpected(db: Sql, now: Date): Promise<Expected[]> {
  const { rows } = await sql<Expected>`
    select key, reference, "amountMinor", currency, "canBePosted", "isGivenUp" from (${promised}) e
    where (status <> 'failed' or "isGivenUp" and created_at > ${now}::timestamptz - make_interval(days => ${LATEST_DAYS}))
      and not exists (select from bank_lines b where b.matched_to = e.key) order by "isGivenUp", reference`.execute(db);
  return rows;
}

/** What a line of the bank has paid already, of the last months. */
export async function findKept(db: Sql, now: Date): Promise<Expected[]> {
  const { rows } = await sql<Expected>`
    select key, reference, "amountMinor", currency, "canBePosted", "isGivenUp" from (${promised}) e
    where created_at > ${now}::timestamptz - make_interval(days => ${LATEST_DAYS})
      and exists (select from bank_lines b where b.matched_to = e.key)`.execute(db);
  return rows;
}

/** Lines of earlier files whose money is in the account but not in the books: waiting, or of an order that has ended and did not give it back. */
export async function findMatchedBefore(db: Sql): Promise<{ line: StoredLine; to: Expected; near: null }[]> {
  const { rows } = await sql<StoredLine & Pick<Expected, 'key' | 'reference' | 'canBePosted' | 'isGivenUp'>>`
    select ${LINE}, e.key, e.reference, e."canBePosted", e."isGivenUp" from bank_lines b join (${promised}) e on e.key = b.matched_to
    where e."canBePosted" or e."isGivenUp"
    order by b.booked_on, b.fingerprint`.execute(db);
  return rows.map(({ key, reference, canBePosted, isGivenUp, ...line }) => {
    const { amountMinor, currency } = line;
    return { line, to: { key, reference, amountMinor, currency, canBePosted, isGivenUp }, near: null };
  });
}
