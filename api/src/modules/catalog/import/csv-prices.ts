import { decimalText } from '../../../money/format-money';
import { readDecimalAmount, readMinorAmount, type WrittenAmount } from '../../../money/written-amount.rules';
import type { CsvLine } from './csv-catalogue';
import { PRICE_COLUMNS } from './csv-columns';
import type { ImportProblem } from './import-format';

type PriceColumn = (typeof PRICE_COLUMNS)[number];

/** One amount of a row: from either column, or from both where they agree. Told as undefined where it is wrong or missing. */
function priceOf({ line, cells }: CsvLine, { decimal, minor }: PriceColumn, currency: string, problems: ImportProblem[]) {
  const written: [field: string, read: WrittenAmount][] = [];
  if (cells[decimal]) written.push([decimal, readDecimalAmount(cells[decimal], currency)]);
  if (cells[minor]) written.push([minor, readMinorAmount(cells[minor], currency, decimal)]);
  const faults = written.flatMap(([field, read]) => (read.ok ? [] : [{ row: line, field, message: read.message }]));
  const amounts = written.flatMap(([, read]) => (read.ok ? [read.amount] : []));
  if (written.length === 0)
    faults.push({ row: line, field: decimal, message: `is missing: fill ${decimal}, like 35.00, or ${minor}, like 3500` });
  if (amounts.length === 2 && amounts[0] !== amounts[1])
    faults.push({
      row: line,
      field: decimal,
      message: `"${cells[decimal]}" is not what ${minor} says, ${cells[minor]} (${decimalText(amounts[1]!, currency)}): correct one, or leave one empty`,
    });
  problems.push(...faults);
  return faults.length === 0 ? amounts[0] : undefined;
}

/** The prices of a row. Where one is wrong, which is told, both are 0: nothing more is said of them. */
export function pricesOf(line: CsvLine, currency: string | undefined, problems: ImportProblem[]): { price: number; netPrice: number } {
  const [price, netPrice] = PRICE_COLUMNS.map((column) => priceOf(line, column, currency || 'SGD', problems));
  return price === undefined || netPrice === undefined ? { price: 0, netPrice: 0 } : { price, netPrice };
}
