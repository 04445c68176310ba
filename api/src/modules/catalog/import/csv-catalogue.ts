import { readCsv as readTable, type CsvRow } from '../../../files/read-csv';
import type { Finding } from './catalogue-checks.rules';
import { columnNamed, columnOf, OPTION_COLUMNS, PRODUCT_COLUMNS, readColumns, UNIT_COLUMNS } from './csv-columns';
import { readCancellation, readCategories, readOpeningHours, readPictures, readSoldOut, readWeekdays } from './csv-notation';
import { detailsOf, isWhole } from './csv-details';
import { pricesOf } from './csv-prices';
import { frameColumnOf, readFrame } from './csv-frame';
import { withExample } from './csv-examples';
import type { ImportProblem } from './import-format';

type Cells = Record<string, string>;
type Row = Record<string, unknown>;
export interface CsvLine {
  line: number;
  cells: Cells;
}

export interface CsvCatalogue {
  file: Row;
  /** Problems of the table itself: headings, rows, contradictions. */
  problems: ImportProblem[];
  locate: (finding: Finding) => ImportProblem;
}

/** The catalogue that a CSV table describes, in the shape of the JSON form. */
export function readCsv(text: string): CsvCatalogue {
  const problems: ImportProblem[] = [];
  const lines = readLines(text, problems);
  const lineOf = new Map<string, number>();
  const products = groupProducts(lines, lineOf, problems);
  const first = lines[0]?.cells ?? {};
  const file: Row = {
    version: 1,
    supplier: { code: first.supplier_code, name: first.supplier_name || first.supplier_code },
    ...readFrame(lines, lineOf),
    products,
  };
  const cellsOf = new Map(lines.map(({ line, cells }) => [line, cells]));
  return { file, problems, locate: (finding) => withExample(locate(finding, lineOf), cellsOf) };
}

function readLines(text: string, problems: ImportProblem[]): CsvLine[] {
  const table = readTable(text);
  if (!table.ok) {
    problems.push({ row: table.line, field: 'row', message: table.message });
    return [];
  }
  const { heading, rows } = table;
  const header = heading.cells.map((name) => columnNamed(name.trim()) ?? name.trim());
  problems.push(...headingProblems(heading, header));
  for (const name of neededColumns([header, ...rows.map(({ cells }) => cells)]))
    if (!header.includes(name)) problems.push({ row: heading.line, field: name, message: 'is missing in the heading' });
  return rows.flatMap(({ line, cells }): CsvLine[] => {
    if (cells.length === header.length) return [{ line, cells: Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])) }];
    const message = `has ${cells.length} cells, the heading has ${header.length}: write one cell for each column, and text with a ${DELIMITER_NAMES[table.delimiter] ?? table.delimiter} in quotes`;
    problems.push({ row: line, field: 'row', message });
    return [];
  });
}

const DELIMITER_NAMES: Record<string, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab' };

function headingProblems({ line, cells }: CsvRow, header: string[]): ImportProblem[] {
  if (header.length === 1)
    return [
      { row: line, field: 'heading', message: `was read as one column, "${cells[0]}": separate columns by commas, semicolons or tabs` },
    ];
  return header.flatMap((name, i): ImportProblem[] => {
    const first = header.indexOf(name);
    const field = name || `column ${i + 1}`;
    if (first !== i) return [{ row: line, field, message: `is there twice, as column ${first + 1} and ${i + 1}: keep one` }];
    if (columnNamed(name)) return [];
    return [{ row: line, field, message: name ? 'is not a known column' : 'has cells below it and no name' }];
  });
}

/** A table without attractions does without their options and units. */
function neededColumns([header = [], ...rows]: string[][]): string[] {
  const kind = header.indexOf('kind');
  const isOfOthers = rows.length > 0 && kind >= 0 && rows.every((cells) => isWhole({ kind: cells[kind] ?? '' }));
  const price = header.includes('price') ? 'price' : 'price_minor';
  return ['supplier_code', 'product_code', ...(isOfOthers ? ['details'] : ['option_code', 'unit_id', price])];
}

interface Group {
  row: Row;
  at: number;
  first: Cells;
  options: Map<string, { row: Row; at: number; first: Cells; units: Row[] }>;
}
interface Grouping {
  products: Map<string, Group>;
  lineOf: Map<string, number>;
  problems: ImportProblem[];
}

function groupProducts(lines: CsvLine[], lineOf: Map<string, number>, problems: ImportProblem[]): Row[] {
  const products = new Map<string, Group>();
  for (const one of lines) {
    const known = products.get(one.cells.product_code ?? '');
    const add = isWhole(one.cells) || (known && isWhole(known.first)) ? addWhole : addUnit;
    add(one, { products, lineOf, problems });
  }
  return [...products.values()].map(({ row, options }) => ({
    ...row,
    options: [...options.values()].map((option) => ({ ...option.row, units: option.units })),
  }));
}

function addWhole(one: CsvLine, { products, lineOf, problems }: Grouping) {
  const code = one.cells.product_code ?? '';
  if (products.has(code)) {
    problems.push({ row: one.line, field: 'product_code', message: 'is there twice: a product of this kind is one row' });
    return;
  }
  lineOf.set(`${products.size}`, one.line);
  products.set(code, { row: wholeProductOf(one, problems), at: products.size, first: one.cells, options: new Map() });
}

function addUnit({ line, cells }: CsvLine, { products, lineOf, problems }: Grouping) {
  const code = cells.product_code ?? '';
  let product = products.get(code);
  if (!product) {
    product = { row: productOf(cells), at: products.size, first: cells, options: new Map() };
    products.set(code, product);
    lineOf.set(`${product.at}`, line);
  } else problems.push(...contradictions({ line, cells }, product.first, PRODUCT_COLUMNS));
  const optionCode = cells.option_code ?? '';
  let option = product.options.get(optionCode);
  if (!option) {
    option = { row: optionOf(cells), at: product.options.size, first: cells, units: [] };
    product.options.set(optionCode, option);
    lineOf.set(`${product.at}/${option.at}`, line);
  } else problems.push(...contradictions({ line, cells }, option.first, OPTION_COLUMNS));
  lineOf.set(`${product.at}/${option.at}/${option.units.length}`, line);
  option.units.push({ ...readColumns(cells, UNIT_COLUMNS), ...pricesOf({ line, cells }, option.first.currency, problems) });
}

function wholeProductOf({ line, cells }: CsvLine, problems: ImportProblem[]): Row {
  for (const name of ['option_code', 'unit_id', 'price', 'net_price', 'price_minor', 'net_price_minor'])
    if (cells[name]) problems.push({ row: line, field: name, message: 'is for attractions: what this sells stands in details' });
  return { ...productOf(cells), kind: cells.kind, details: detailsOf(cells, line, problems) };
}

/** A later row of the same product may leave a cell empty or repeat it, not say something else. */
const contradictions = ({ line, cells }: CsvLine, first: Cells, columns: typeof PRODUCT_COLUMNS): ImportProblem[] =>
  Object.keys(cells)
    .filter(
      (name) =>
        cells[name] &&
        first[name] !== cells[name] &&
        (name in columns || Object.keys(columns).some((column) => name.startsWith(`${column}_`) && columns[column]?.type.endsWith('s'))),
    )
    .map((name) => ({ row: line, field: name, message: 'differs from the first row of the same code' }));

function productOf(cells: Cells): Row {
  const zone = cells.time_zone || undefined;
  return {
    kind: 'attraction',
    ...readColumns(cells, PRODUCT_COLUMNS),
    categoryIds: readCategories(cells.categories).map(({ id }) => id),
    openingHours: { timeZone: zone, ...readOpeningHours(cells.opening_hours, cells.closed_dates) },
    pictures: readPictures(cells.pictures),
  };
}

function optionOf(cells: Cells): Row {
  const option = readColumns(cells, OPTION_COLUMNS);
  const inventory = {
    ...(option.inventory as Row | undefined),
    closedWeekdays: readWeekdays(cells.closed_weekdays),
    exceptions: readSoldOut(cells.sold_out_dates),
  };
  return {
    ...option,
    cancellation: readCancellation(cells.cancellation),
    inventory: { ...inventory, capacity: (option.inventory as Row | undefined)?.capacity ?? null },
  };
}

const LEVELS = [PRODUCT_COLUMNS, OPTION_COLUMNS, UNIT_COLUMNS];

/** How deep a path goes: 0 into a product, 1 into one of its options, 2 into a unit. */
const levelOf = (path: Finding['path']) => {
  if (path[2] !== 'options' || path.length < 5) return 0;
  return path[4] === 'units' && path.length > 6 ? 2 : 1;
};

function locate({ path, message }: Finding, lineOf: Map<string, number>): ImportProblem {
  if (path[0] !== 'products') return { row: lineOf.get(`${path[0]} ${path[1]}`) ?? 2, field: frameColumnOf(path), message };
  const level = levelOf(path);
  const row = [path[1], path[3], path[5]].slice(0, level + 1).join('/');
  return { row: lineOf.get(row) ?? 2, field: columnOf(path.slice(level * 2 + 2), LEVELS[level] ?? PRODUCT_COLUMNS), message };
}
