import { parse } from 'csv-parse/sync';
import { dateOf, faultAt, minorOf, type BankFile, type BankLine } from './bank-file.rules';
import type { FieldFault } from '../../http/refusal';

// What banks call their columns.
const NAMES = {
  date: ['date', 'transaction date', 'booking date', 'value date'],
  amount: ['amount', 'transaction amount'],
  credit: ['credit', 'credit amount', 'deposit'],
  debit: ['debit', 'debit amount', 'withdrawal'],
  currency: ['currency', 'ccy'],
  reference: ['reference', 'transaction ref', 'bank reference', 'ref'],
  text: ['description', 'text', 'details', 'transaction details', 'remarks'],
  account: ['account', 'account number'],
} as const;
type Column = keyof typeof NAMES;

interface Record {
  record: string[];
  info: { lines: number };
}

function columnsOf(head: string[]): Partial<{ [C in Column]: number }> {
  const names = head.map((name) => name.trim().toLowerCase());
  const found = (Object.keys(NAMES) as Column[]).map(
    (column) => [column, names.findIndex((name) => (NAMES[column] as readonly string[]).includes(name))] as const,
  );
  return Object.fromEntries(found.filter(([, place]) => place >= 0));
}

function readDate(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dateOf(iso[1]!, iso[2]!, iso[3]!);
  const local = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return local ? dateOf(local[3]!, local[2]!, local[1]!) : undefined;
}

type Cell = (column: Column) => string;
const plain = (text: string) => (/^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text);

/** One column of amounts, or one for each direction. */
function readAmount(cell: Cell, currency: string): number | undefined {
  if (cell('amount')) return minorOf(plain(cell('amount')), currency);
  const [credit, debit] = [cell('credit'), cell('debit')].map((text) => (text ? minorOf(plain(text), currency) : 0));
  return credit === undefined || debit === undefined ? undefined : credit - debit;
}

function readLine(cell: Cell, line: number): BankLine | FieldFault {
  const bookedOn = readDate(cell('date'));
  if (!bookedOn) return faultAt(line, `"${cell('date')}" is not a date`, 'date');
  const currency = cell('currency') || 'SGD';
  if (!/^[A-Z]{3}$/.test(currency)) return faultAt(line, `"${currency}" is not a currency`, 'currency');
  const amountMinor = readAmount(cell, currency);
  if (!amountMinor) return faultAt(line, 'has no amount, or one with too many decimals', 'amount');
  return { account: cell('account'), bookedOn, amountMinor, currency, bankRef: cell('reference'), text: cell('text') };
}

const isFault = (read: BankLine | FieldFault): read is FieldFault => 'field' in read;

type Parsed = { ok: true; records: Record[] } | { ok: false; faults: FieldFault[] };
function parseRecords(content: string): Parsed {
  const delimiter = (content.split('\n')[0] ?? '').includes(';') ? ';' : ',';
  try {
    const records: unknown = parse(content, { delimiter, info: true, bom: true, trim: true, skip_empty_lines: true });
    return { ok: true, records: records as Record[] };
  } catch (error) {
    return { ok: false, faults: [faultAt((error as { lines?: number }).lines ?? 1, (error as Error).message)] };
  }
}

/** A bank's CSV: a line of names, then one line each; commas or semicolons. */
export function readCsv(content: string): BankFile {
  const parsed = parseRecords(content);
  if (!parsed.ok) return parsed;
  const columns = columnsOf(parsed.records[0]?.record ?? []);
  if (!('date' in columns && ('amount' in columns || 'credit' in columns)))
    return { ok: false, faults: [faultAt(1, 'names no columns "date" and "amount" (or "credit" and "debit")', 'columns')] };
  const read = parsed.records.slice(1).map(({ record, info }) => readLine((column) => record[columns[column] ?? -1] ?? '', info.lines));
  const faults = read.filter(isFault);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, lines: read.filter((line): line is BankLine => !isFault(line)) };
}
