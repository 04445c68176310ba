import { decimalText } from '../../../money/format-money';
import { readDecimalAmount } from '../../../money/written-amount.rules';
import type { Finding } from './catalogue-checks.rules';

/** Every field that holds money, in every kind of product: minor units as a whole number, or the amount as a text such as "35.00". */
export const MONEY_FIELDS: ReadonlySet<string> = new Set([
  'price',
  'netPrice',
  'oneWay',
  'oneWayNet',
  'roundTrip',
  'roundTripNet',
  'amount',
]);

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** The currency that stands nearest: of the option, of the details, or beside the amount itself. */
const currencyOf = (row: Row, above: string) =>
  [row.chargeCurrency, row.currency].find((code): code is string => typeof code === 'string' && /^[A-Z]{3}$/.test(code)) ?? above;

/** A text of a money field as minor units; digits alone are refused, since nobody can say which unit they count. */
function amountOf(text: string, currency: string): number | string {
  const read = readDecimalAmount(text, currency);
  if (!read.ok) return read.message;
  if (/^\d+$/.test(text.trim()) && decimalText(read.amount, currency) !== text.trim())
    return `"${text}" can be read in two ways: write ${text.trim()} without quotes for minor units (cents), or "${decimalText(read.amount, currency)}"`;
  return read.amount;
}

interface Waiting {
  row: Row;
  path: Finding['path'];
  /** Of what stands above. */
  currency: string;
}

/** Turns the amounts of one object into minor units; answers what lies below it. */
function resolveRow({ row, path, currency: above }: Waiting, findings: Finding[]): Waiting[] {
  const currency = currencyOf(row, above);
  return Object.entries(row).flatMap(([key, value]): Waiting[] => {
    const at = [...path, Array.isArray(row) ? Number(key) : key];
    if (isRow(value)) return [{ row: value, path: at, currency }];
    if (typeof value !== 'string' || !MONEY_FIELDS.has(key)) return [];
    const amount = amountOf(value, currency);
    if (typeof amount === 'number') row[key] = amount;
    else findings.push({ path: at, message: amount });
    return [];
  });
}

/** Turns amounts that are written as texts into minor units, in place; tells those that cannot be. */
export function resolveMoney(root: unknown): Finding[] {
  const findings: Finding[] = [];
  const waiting: Waiting[] = isRow(root) ? [{ row: root, path: [], currency: 'SGD' }] : [];
  for (let next = waiting.pop(); next; next = waiting.pop()) for (const inner of resolveRow(next, findings)) waiting.push(inner);
  return findings;
}
