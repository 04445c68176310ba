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

interface Body {
  text: string;
  delimiter: string;
  /** Lines before the heading. */
  before: number;
}

function bodyOf(text: string): Body {
  // The parser counts a CRLF inside quotes as two lines.
  const whole = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const named = SEP_LINE.exec(whole);
  return named
    ? { text: whole.slice(named[0].length), delimiter: named[1]!, before: 1 }
    : { text: whole, delimiter: delimiterOf(whole), before: 0 };
}

function rowsOf({ text, delimiter, before }: Body): CsvRow[] {
  const records = parse(text, { delimiter, info: true, relax_column_count: true, skip_empty_lines: true, trim: true }) as unknown as {
    record: string[];
    info: { lines: number };
  }[];
  return records
    .map(({ record, info }) => ({ line: info.lines - lineBreaksIn(record) + before, cells: record }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Takes away columns without a name and anything in them, which spreadsheets leave at the end. */
function trimColumns(heading: CsvRow, rows: CsvRow[]) {
  while (heading.cells.at(-1) === '' && rows.every(({ cells }) => !cells[heading.cells.length - 1])) heading.cells.pop();
  for (const { cells } of rows) while (cells.length > heading.cells.length && cells.at(-1) === '') cells.pop();
}

/**
 * Reads a CSV file as spreadsheets of any country save it: commas, semicolons or tabs, with or without a byte order mark, any line ends, quoted
 * line breaks. Rows without anything in them are left out, and so are empty cells behind the heading's last column.
 */
export function readCsv(text: string): CsvTable {
  const body = bodyOf(text);
  try {
    const [heading, ...rows] = rowsOf(body);
    if (!heading) return { ok: false, line: 1, message: 'is empty' };
    trimColumns(heading, rows);
    return { ok: true, heading, rows, delimiter: body.delimiter };
  } catch (error) {
    const { lines = 1, message } = error as { lines?: number; message: string };
    return { ok: false, line: lines + body.before, message: `is not CSV: ${message}` };
  }
}
