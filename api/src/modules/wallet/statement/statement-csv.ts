import type { Sql } from '../../../database/connection';
import { csvCell } from '../../../files/csv-cell.rules';
import { decimalText } from '../../../money/format-money';
import type { AccountRow } from '../ledger/accounts.sql';
import { readMonth, type EntryLine, type MonthRange } from './statement.sql';

const HEAD = 'date,time,description,order,kind,debit,credit,balance,currency,due';

const ledgerTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Singapore', dateStyle: 'short', timeStyle: 'medium' });

function lineOf(entry: EntryLine, currency: string): string {
  const [date = '', time = ''] = ledgerTime.format(entry.at).split(' ');
  const amount = decimalText(Math.abs(entry.amountMinor), currency);
  const [debit, credit] = entry.amountMinor < 0 ? [amount, ''] : ['', amount];
  const words = [entry.description, entry.orderCode ?? '', entry.kind].map(csvCell);
  return [date, time, ...words, debit, credit, decimalText(entry.balanceMinor ?? 0, currency), currency, entry.dueOn ?? ''].join(',');
}

/** A month as CSV, in pieces: oldest entry first, plain numbers, times of Singapore. */
export async function* writeCsv(db: Sql, { id, currency }: Pick<AccountRow, 'id' | 'currency'>, range: MonthRange): AsyncGenerator<string> {
  // Excel reads UTF-8 only behind this mark.
  yield `\ufeff${HEAD}\r\n`;
  let piece = '';
  for await (const entry of readMonth(db, id, range)) {
    piece += `${lineOf(entry, currency)}\r\n`;
    if (piece.length < 32_768) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}
