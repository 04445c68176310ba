import { parse } from 'csv-parse/sync';

/** A row of a CSV file, named by its first line: a cell may hold line breaks. */
export interface CsvRow {
  line: number;
  cells: string[];
}
export type CsvTable = { ok: true; heading: CsvRow; rows: CsvRow[]; delimiter: string } | { ok: false; line: number; message: string };

const DELIMITERS = [',', ';', '\t'];
/** Excel's own way of naming the delimiter, in a line of its own before the heading. */
const SEP_LINE = /^sep=(.)\n/i;

/** The delimiter that stands most often in the heading, outside quotes. */
function delimiterOf(text: string): string {
  const heading =
    text
      .replace(/^\n+/, '')
      .replace(/"[^"]*"/g, '')
      .split('\n', 1)[0] ?? '';
  const counts = DELIMITERS.map((delimiter) => heading.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

const lineBreaksIn = (cells: string[]) => cells.join('').split('\n').length - 1;

/**
 * Reads a CSV file as spreadsheets of any country save it: commas, semicolons or tabs, with or without a byte order mark, any line ends, quoted
 * line breaks. Rows without anything in them are left out, and so are empty cells behind the heading's last column.
 */
export function readCsv(text: string): CsvTable {
  // The parser counts a CRLF inside quotes as two lines.
  const whole = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const named = SEP_LINE.exec(whole);
  const body = named ? whole.slice(named[0].length) : whole;
  const delimiter = named?.[1] ?? delimiterOf(body);
  try {
    const records = parse(body, { delimiter, info: true, relax_column_count: true, skip_empty_lines: true, trim: true }) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    const [heading, ...rows] = records
      .map(({ record, info }) => ({ line: info.lines - lineBreaksIn(record) + (named ? 1 : 0), cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
    if (!heading) return { ok: false, line: 1, message: 'is empty' };
    while (heading.cells.at(-1) === '' && rows.every(({ cells }) => !cells[heading.cells.length - 1])) heading.cells.pop();
    for (const { cells } of rows) while (cells.length > heading.cells.length && cells.at(-1) === '') cells.pop();
    return { ok: true, heading, rows, delimiter };
  } catch (error) {
    const { lines = 1, message } = error as { lines?: number; message: string };
    return { ok: false, line: lines + (named ? 1 : 0), message: `is not CSV: ${message}` };
  }
}
