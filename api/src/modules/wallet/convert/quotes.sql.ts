import { sql } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';

export interface QuoteRow {
  id: string;
  agencyId: string;
  fromCurrency: string;
  toCurrency: string;
  fromMinor: number;
  feeMinor: number;
  toMinor: number;
  rate: string;
  rateAt: Date;
  rateSource: string;
  expiresAt: Date;
  transactionId: string | null;
}
const COLUMNS = sql`id, agency_id as "agencyId", from_currency as "fromCurrency", to_currency as "toCurrency", from_minor as "fromMinor", fee_minor as "feeMinor",
  to_minor as "toMinor", rate, rate_at as "rateAt", rate_source as "rateSource", expires_at as "expiresAt", ledger_transaction_id as "transactionId"`;

export async function insertQuote(db: Sql, quote: Omit<QuoteRow, 'id' | 'transactionId'> & { createdAt: Date }): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into rate_quotes (agency_id, from_currency, to_currency, from_minor, fee_minor, to_minor, rate, rate_at, rate_source, created_at, expires_at)
    values (${quote.agencyId}, ${quote.fromCurrency}, ${quote.toCurrency}, ${quote.fromMinor}, ${quote.feeMinor}, ${quote.toMinor}, ${quote.rate}, ${quote.rateAt},
      ${quote.rateSource}, ${quote.createdAt}, ${quote.expiresAt}) returning id`.execute(db);
  return rows[0]!.id;
}
export async function lockQuote(trx: Trx, id: string, agencyId: string): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`select ${COLUMNS} from rate_quotes where id = ${id} and agency_id = ${agencyId} for update`.execute(
    trx,
  );
  return rows[0];
}
export async function findQuote(db: Sql, id: string): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`select ${COLUMNS} from rate_quotes where id = ${id}`.execute(db);
  return rows[0];
}
export async function markQuoteUsed(trx: Trx, id: string, transactionId: string): Promise<void> {
  await sql`update rate_quotes set ledger_transaction_id = ${transactionId} where id = ${id}`.execute(trx);
}
