const DELIMITERS = ['\t', ';', ','] as const;

/** The sign between cells: the one that the first line has most of, outside quotes. */
function delimiterOf(text: string): string {
  const firstLine = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1)[0] ?? '';
  const count = (sign: string) => firstLine.split(sign).length;
  return [...DELIMITERS].sort((a, b) => count(b) - count(a))[0] ?? ',';
}

const bareCell = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim();

/**
 * Rows of cells of a CSV file, or of what was copied from a spreadsheet. Cells in quotes may have the delimiter, line breaks and doubled quotes
 * in them (RFC 4180). Lines without any text are left out.
 */
export function readTable(given: string): string[][] {
  const text = given.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(text);
  // One cell with what ends it: a quoted text with doubled quotes, or anything up to the delimiter or line's end.
  const cells = new RegExp(`("(?:[^"]|"")*"|[^${delimiter}\\r\\n]*)(${delimiter}|\\r?\\n|$)`, 'g');
  const rows: string[][] = [[]];
  for (const match of text.matchAll(cells)) {
    const [whole, , end = ''] = match;
    rows.at(-1)?.push(bareCell(match[1] ?? ''));
    if (end.endsWith('\n')) rows.push([]);
    if (whole === '' || end === '') break;
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}
