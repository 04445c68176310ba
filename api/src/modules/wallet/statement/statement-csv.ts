import type { Language } from '@straits/api-contract/constants';
import type { Sql } from '../../../database/connection';
import { csvCell } from '../../../files/csv-cell.rules';
import { decimalText } from '../../../money/format-money';
import type { AccountRow } from '../ledger/accounts.sql';
import { describeEntry } from './describe-entry.rules';
import { readMonth, type EntryLine, type MonthRange } from './statement.sql';

const HEAD = 'date,time,description,order,kind,debit,credit,balance,currency,due';

const ledgerTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Singapore', dateStyle: 'short', timeStyle: 'medium' });

function lineOf(entry: EntryLine, currency: string, language: Language): string {
  const [date = '', time = ''] = ledgerTime.format(entry.at).split(' ');
  const amount = decimalText(Math.abs(entry.amountMinor), currency);
  const [debit, credit] = entry.amountMinor < 0 ? [amount, ''] : ['', amount];
  const words = [describeEntry(entry, language), entry.orderCode ?? '', entry.kind].map(csvCell);
  return [date, time, ...words, debit, credit, decimalText(entry.balanceMinor ?? 0, currency), currency, entry.dueOn ?? ''].join(',');
}

/**
 * A month as CSV, in pieces: oldest entry first, plain numbers, times of Singapore. Descriptions are for people, in their language; names of columns
 * and kinds are for programs and stay the same in all.
 */
export async function* writeCsv(
  db: Sql,
  { id, currency }: Pick<AccountRow, 'id' | 'currency'>,
  { range, language }: { range: MonthRange; language: Language },
): AsyncGenerator<string> {
  // Excel reads UTF-8 only behind this mark.
  yield `\ufeff${HEAD}\r\n`;
  let piece = '';
  for await (const entry of readMonth(db, id, range)) {
    piece += `${lineOf(entry, currency, language)}\r\n`;
    if (piece.length < 32_768) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}
