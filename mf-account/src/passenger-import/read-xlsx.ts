// An .xlsx file is a zip of XML files. Browsers can inflate and parse both themselves, so no library is loaded for it.
const END_OF_DIRECTORY = 0x06054b50;
const LARGEST_FILE = 20 * 1024 * 1024;

interface Entry {
  name: string;
  method: number;
  start: number;
  size: number;
}

function entriesOf(view: DataView): Entry[] {
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new Error('not a zip file');
  const text = new TextDecoder();
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const local = view.getUint32(at + 42, true);
    entries.push({
      name: text.decode(new Uint8Array(view.buffer, at + 46, nameLength)),
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      start: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

async function textOf(view: DataView, { method, start, size }: Entry): Promise<string> {
  const packed = new Uint8Array(view.buffer as ArrayBuffer, start, size);
  if (method === 0) return new TextDecoder().decode(packed);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

const xml = (text: string) => new DOMParser().parseFromString(text, 'application/xml');
const textsIn = (element: Element) => [...element.getElementsByTagName('t')].map((part) => part.textContent ?? '').join('');

/** "AB12" is column 27, counted from 0. */
const columnOf = (reference: string) =>
  [...(/^[A-Z]+/.exec(reference)?.[0] ?? 'A')].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function cellText(cell: Element, shared: string[]): string {
  if (cell.getAttribute('t') === 'inlineStr') return textsIn(cell);
  const value = cell.getElementsByTagName('v')[0]?.textContent ?? '';
  return cell.getAttribute('t') === 's' ? (shared[Number(value)] ?? '') : value;
}

function rowOf(row: Element, shared: string[]): string[] {
  const cells: string[] = [];
  for (const cell of row.getElementsByTagName('c')) cells[columnOf(cell.getAttribute('r') ?? 'A')] = cellText(cell, shared).trim();
  return Array.from(cells, (cell) => cell ?? '');
}

/** The first sheet's rows of cells. Dates come as the numbers that Excel keeps. Throws for what is no such file. */
export async function readXlsx(bytes: ArrayBuffer): Promise<string[][]> {
  if (bytes.byteLength > LARGEST_FILE) throw new Error('too large');
  const view = new DataView(bytes);
  const entries = entriesOf(view);
  const find = (name: string) => entries.find((entry) => entry.name === name);
  const sheet = entries.filter(({ name }) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name)).sort((a, b) => a.name.localeCompare(b.name))[0];
  if (!sheet) throw new Error('no sheet');
  const strings = find('xl/sharedStrings.xml');
  const shared = strings ? [...xml(await textOf(view, strings)).getElementsByTagName('si')].map(textsIn) : [];
  return [...xml(await textOf(view, sheet)).getElementsByTagName('row')]
    .map((row) => rowOf(row, shared))
    .filter((row) => row.some(Boolean));
}
