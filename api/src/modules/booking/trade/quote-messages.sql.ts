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

/** What was said about quotes, the first word first. */
export async function findMessages(db: Sql, quoteIds: string[]): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select quote_id as "quoteId", id, side, author_name as name, text, at from quote_messages where quote_id = any(${quoteIds}::uuid[]) order by quote_id, id`.execute(
    db,
  );
  return rows;
}

/** Says something about a quote, which is locked. The same words twice in a row are said once: false. */
export async function insertMessage(trx: Trx, { quoteId, side, name, text, at }: Omit<MessageRow, 'id'>): Promise<boolean> {
  const { rows } = await sql`
    insert into quote_messages (quote_id, side, author_name, text, at)
    select ${quoteId}, ${side}, ${name}, ${text}, ${at} where not exists (
      select from (select side, text from quote_messages where quote_id = ${quoteId} order by id desc limit 1) last where last.side = ${side} and last.text = ${text})
    returning id`.execute(trx);
  return rows.length > 0;
}
