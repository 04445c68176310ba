import { sql, type RawBuilder } from 'kysely';
import type { LedgerKind } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import type { EntryFacts } from './describe-entry.rules';
import type { EntryWords } from './entry-words';

export interface Span {
  from: Date;
  until: Date;
}
/** Numbers of a month's posted entries, and the balances around them. An empty month has `last` below `first`. */
export interface MonthRange {
  first: number;
  last: number;
  openingMinor: number;
  closingMinor: number;
}
interface At {
  no: number;
  balanceMinor: number;
}

/** The last posted entry before an instant: one row of an index, however long the history is. */
async function findLastBefore(db: Sql, accountId: string, at: Date): Promise<At> {
  const { rows } = await sql<At>`
    select no, balance_minor as "balanceMinor" from ledger_entries where account_id = ${accountId} and no is not null and posted_at < ${at}
    order by posted_at desc, no desc limit 1`.execute(db);
  return rows[0] ?? { no: 0, balanceMinor: 0 };
}
export async function findMonthRange(db: Sql, accountId: string, { from, until }: Span): Promise<MonthRange> {
  const [before, last] = [await findLastBefore(db, accountId, from), await findLastBefore(db, accountId, until)];
  return { first: before.no + 1, last: last.no, openingMinor: before.balanceMinor, closingMinor: last.balanceMinor };
}

export async function sumMonth(
  db: Sql,
  accountId: string,
  { first, last }: MonthRange,
): Promise<{ creditsMinor: number; debitsMinor: number }> {
  const { rows } = await sql<{ creditsMinor: number; debitsMinor: number }>`
    select coalesce(sum(amount_minor) filter (where amount_minor > 0), 0)::bigint as "creditsMinor",
      coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0)::bigint as "debitsMinor"
    from ledger_entries where account_id = ${accountId} and no between ${first} and ${last}`.execute(db);
  return rows[0]!;
}

/** The balance at the end of each given instant. */
export async function findBalancesAt(db: Sql, accountId: string, ends: Date[]): Promise<number[]> {
  const { rows } = await sql<{ balanceMinor: number }>`
    select coalesce(e.balance_minor, 0) as "balanceMinor" from unnest(${ends}::timestamptz[]) with ordinality as d(until, place)
    left join lateral (select balance_minor from ledger_entries where account_id = ${accountId} and no is not null and posted_at < d.until
      order by posted_at desc, no desc limit 1) e on true order by d.place`.execute(db);
  return rows.map(({ balanceMinor }) => balanceMinor);
}

export interface EntryLine extends EntryFacts {
  id: string;
  no: number | null;
  at: Date;
  orderCode: string | null;
  amountMinor: number;
  balanceMinor: number | null;
  status: 'ENTRY' | 'POSTED' | 'CANCELLED';
  dueOn: string | null;
}
const CONVERSION = sql`case when c.id is not null then jsonb_build_object('from', c.from_currency, 'to', c.to_currency, 'rate', c.rate::text,
  'feeMinor', c.fee_minor) end`;
const LINE = sql`t.id, e.no, coalesce(e.posted_at, t.created_at) as at, t.kind, r.kind as "reversedKind", t.description, ${CONVERSION} as conversion, b.name as "soldBy",
  o.code as "orderCode", e.amount_minor as "amountMinor", e.balance_minor as "balanceMinor", t.status, e.due_on as "dueOn"`;
const FROM = sql`ledger_entries e join ledger_transactions t on t.id = e.transaction_id left join orders o on o.id = t.order_id
  left join ledger_transactions r on r.id = t.reverses_id left join rate_quotes c on c.ledger_transaction_id = coalesce(t.reverses_id, t.id)
  join ledger_accounts a on a.id = e.account_id left join agencies b on b.id = o.agency_id and b.id <> a.owner_agency_id`;

export interface Wanted {
  /** Entries below this number; those of the range when left out. */
  before?: number;
  sought?: Sought;
  limit: number;
}
export interface Sought {
  words: string;
  /** Kinds of which the name has these words. */
  kinds: LedgerKind[];
  /** The words as an amount, which is found either way, and as a rate. */
  amountMinor: number | undefined;
  number: string | undefined;
  /** In which entries are worded for who searches. */
  language: Pick<EntryWords, 'way' | 'fee' | 'settlement' | 'sales'>;
}

/** What is read is what is found: not what the ledger keeps of it, but the words of `describeEntry`. */
const said = ({ way, fee, settlement, sales }: Sought['language']): RawBuilder<string> => sql`case
  when c.id is not null then replace(replace(replace(${way}::text, '{from}', c.from_currency), '{to}', c.to_currency), '{rate}', trim_scale(c.rate)::text)
    || case when c.fee_minor > 0 then replace(${fee}::text, '{fee}', '') else '' end
  when b.id is not null then replace(replace(${sales}::text, '{agency}', b.name), '{order}', t.description)
  when coalesce(r.kind, t.kind) = 'settlement' then ${settlement}::text else t.description end`;
const isFound = ({ words, kinds, amountMinor, number, language }: Sought) => sql`and (has_words(${said(language)}, ${words})
  or has_words(o.code, ${words}) or t.kind = any(${kinds}::text[]) or abs(e.amount_minor) = ${amountMinor ?? -1}
  or trim_scale(c.rate)::text = ${number ?? null}::text)`;

/** A page of a month, newest first. */
export async function findPage(db: Sql, accountId: string, { first, last }: MonthRange, wanted: Wanted): Promise<EntryLine[]> {
  const { before, sought, limit } = wanted;
  const found = sought ? isFound(sought) : sql``;
  const { rows } = await sql<EntryLine>`
    select ${LINE} from ${FROM} where e.account_id = ${accountId} and e.no between ${first} and ${Math.min(last, (before ?? last + 1) - 1)} ${found}
    order by e.no desc limit ${limit}`.execute(db);
  return rows;
}
/** What waits, and what was given up in the span. */
export async function findWaiting(db: Sql, accountId: string, { from, until }: Span): Promise<EntryLine[]> {
  const { rows } = await sql<EntryLine>`
    select ${LINE} from ${FROM} where e.account_id = ${accountId} and e.no is null
      and ((t.status = 'ENTRY' and t.created_at < ${until}) or (t.status = 'CANCELLED' and t.settled_at >= ${from} and t.settled_at < ${until}))
    order by t.created_at desc limit 100`.execute(db);
  return rows;
}

const BATCH = 1_000;
/** A month's posted entries, oldest first, a thousand at a time: any length in the same memory. */
export async function* readMonth(db: Sql, accountId: string, { first, last }: MonthRange): AsyncGenerator<EntryLine> {
  for (let from = first; from <= last; from += BATCH) {
    const { rows } = await sql<EntryLine>`
      select ${LINE} from ${FROM} where e.account_id = ${accountId} and e.no between ${from} and ${Math.min(last, from + BATCH - 1)} order by e.no`.execute(
      db,
    );
    yield* rows;
  }
}
