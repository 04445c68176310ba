import { sql } from 'kysely';
import type { QuoteMessage } from '@straits/api-contract';
import type { Sql, Trx } from '../../../database/connection';

export interface MessageRow {
  quoteId: string;
  id: number;
  side: QuoteMessage['side'];
  name: string;
  text: string;
  at: Date;
}

/** So many of a quote's messages are shown: the last. */
const SHOWN = 50;
/** So many a quote has at most. */
const MOST = 500;

/** What was said about quotes last, the first word first. */
export async function findMessages(db: Sql, quoteIds: string[]): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.quote_id as "quoteId", m.id, m.side, m.author_name as name, m.text, m.at from unnest(${quoteIds}::uuid[]) q (id)
    cross join lateral (select * from quote_messages where quote_id = q.id order by id desc limit ${SHOWN}) m order by m.quote_id, m.id`.execute(
    db,
  );
  return rows;
}

/** A quote, which is locked, takes no more words. */
export async function isThreadFull(trx: Trx, quoteId: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from quote_messages where quote_id = ${quoteId}`.execute(trx);
  return rows[0]!.count >= MOST;
}

/** Says something about a quote, which is locked; clients have no account, so no author. The same words twice in a row are said once: false. */
export async function insertMessage(
  trx: Trx,
  { quoteId, side, authorId, name, text, at }: Omit<MessageRow, 'id'> & { authorId: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    insert into quote_messages (quote_id, side, author_id, author_name, text, at)
    select ${quoteId}, ${side}, ${authorId}::uuid, ${name}, ${text}, ${at} where not exists (
      select from (select side, text from quote_messages where quote_id = ${quoteId} order by id desc limit 1) last where last.side = ${side} and last.text = ${text})
    returning id`.execute(trx);
  return rows.length > 0;
}
