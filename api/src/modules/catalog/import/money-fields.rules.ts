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

/** Turns amounts that are written as texts into minor units, in place; tells those that cannot be. */
export function resolveMoney(root: unknown): Finding[] {
  const findings: Finding[] = [];
  const waiting: { value: unknown; path: Finding['path']; currency: string }[] = [{ value: root, path: [], currency: 'SGD' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!isRow(next.value)) continue;
    const row = next.value;
    const currency = currencyOf(row, next.currency);
    const isList = Array.isArray(row);
    for (const [key, value] of Object.entries(row)) {
      const path = [...next.path, isList ? Number(key) : key];
      if (typeof value === 'string' && MONEY_FIELDS.has(key)) {
        const amount = amountOf(value, currency);
        if (typeof amount === 'number') row[key] = amount;
        else findings.push({ path, message: amount });
      } else if (isRow(value)) waiting.push({ value, path, currency });
    }
  }
  return findings;
}
