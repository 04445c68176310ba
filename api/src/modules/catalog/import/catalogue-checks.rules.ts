import type { CatalogueFile } from './import-format';

// Checks across fields. They run on what the file says even where its shape is wrong elsewhere, so that one run names everything: hence every
// field is read as if it might be missing or of another type.

type Row = Record<string, unknown>;
export interface Finding {
  /** Path from the catalogue's root. */
  path: (string | number)[];
  message: string;
}
type Report = (path: (string | number)[], message: string) => void;

/** Ids that the database has already; what a file names must be there or in the file. */
export interface KnownIds {
  states: ReadonlySet<string>;
  places: ReadonlySet<string>;
  categories: ReadonlySet<string>;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const rows = (value: unknown): [number, Row][] => list(value).flatMap((item, i): [number, Row][] => (isRow(item) ? [[i, item]] : []));
const more = (a: unknown, b: unknown) => typeof a === 'number' && typeof b === 'number' && a > b;

/** Everything across fields that is wrong; `known` is left out when nobody can say yet which places the database has. */
export function checkCatalogue(file: Partial<CatalogueFile> | Row, known?: KnownIds): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (path, message) => findings.push({ path, message });
  const root = file as Row;
  const ids = {
    states: unique(root.states, 'states', report),
    places: unique(root.places, 'places', report),
    categories: unique(root.categories, 'categories', report),
  };
  if (known)
    for (const [i, place] of rows(root.places)) mustKnow([ids.states, known.states], place.stateId, ['places', i, 'stateId'], report);
  checkProducts(root.products, { ids, known }, report);
  return findings;
}

function unique(value: unknown, part: string, report: Report): Set<string> {
  const seen = new Set<string>();
  for (const [i, { id }] of rows(value)) {
    if (typeof id !== 'string') continue;
    if (seen.has(id)) report([part, i, 'id'], `is used twice: ${id}`);
    seen.add(id);
  }
  return seen;
}

function mustKnow(
  [inFile, inDatabase]: [ReadonlySet<string>, ReadonlySet<string>],
  id: unknown,
  path: (string | number)[],
  report: Report,
) {
  if (typeof id === 'string' && !inFile.has(id) && !inDatabase.has(id)) report(path, `is not known: ${id}`);
}

function checkProducts(
  products: unknown,
  { ids, known }: { ids: { places: Set<string>; categories: Set<string> }; known: KnownIds | undefined },
  report: Report,
) {
  const seen = { code: new Set<string>(), id: new Set<string>(), optionId: new Set<string>() };
  for (const [i, product] of rows(products)) {
    const at = ['products', i];
    once(seen.code, product.code, [...at, 'code'], report);
    once(seen.id, product.id, [...at, 'id'], report);
    if (known) {
      mustKnow([ids.places, known.places], product.placeId, [...at, 'placeId'], report);
      list(product.categoryIds).forEach((id, k) => mustKnow([ids.categories, known.categories], id, [...at, 'categoryIds', k], report));
    }
    checkOpeningHours(product.openingHours, [...at, 'openingHours'], report);
    const optionCodes = new Set<string>();
    for (const [k, option] of rows(product.options)) {
      once(optionCodes, option.code, [...at, 'options', k, 'code'], report);
      once(seen.optionId, option.id, [...at, 'options', k, 'id'], report);
      checkOption(option, [...at, 'options', k], report);
    }
    checkDetails(product, at, report);
  }
}

function once(seen: Set<string>, value: unknown, path: (string | number)[], report: Report) {
  if (typeof value !== 'string') return;
  if (seen.has(value)) report(path, `is used twice: ${value}`);
  seen.add(value);
}

function checkOpeningHours(hours: unknown, at: (string | number)[], report: Report) {
  if (!isRow(hours)) return;
  for (const [i, row] of rows(hours.weekly)) opensFirst(row, [...at, 'weekly', i], report);
  for (const [i, row] of rows(hours.exceptions)) {
    opensFirst(row, [...at, 'exceptions', i], report);
    if (row.closed !== true && (typeof row.opens !== 'string' || typeof row.closes !== 'string'))
      report([...at, 'exceptions', i, 'opens'], 'needs opens and closes, or closed');
  }
}

const opensFirst = (row: Row, at: (string | number)[], report: Report) => {
  if (typeof row.opens === 'string' && typeof row.closes === 'string' && row.opens >= row.closes)
    report([...at, 'closes'], 'must be after opens; a night past midnight is two rows');
};

function checkOption(option: Row, at: (string | number)[], report: Report) {
  const units = rows(option.units);
  const ids = new Set<string>();
  for (const [i, unit] of units) once(ids, unit.id, [...at, 'units', i, 'id'], report);
  for (const [i, unit] of units) checkUnit(unit, ids, [...at, 'units', i], report);
  if (more(option.minUnits, option.maxUnits)) report([...at, 'minUnits'], 'is more than maxUnits');
  if (option.openDated === true && typeof option.validityDays !== 'number')
    report([...at, 'validityDays'], 'is needed for open-dated tickets');
  repeats(option.startTimes, [...at, 'startTimes'], report);
  repeats(
    rows(option.cancellation).map(([, rule]) => rule.hoursBefore),
    [...at, 'cancellation'],
    report,
  );
  checkExceptions(option, at, report);
}

function checkExceptions({ inventory, startTimes }: Row, at: (string | number)[], report: Report) {
  if (!isRow(inventory)) return;
  const starts = new Set(list(startTimes));
  for (const [i, row] of rows(inventory.exceptions)) {
    if (row.startTime !== undefined && !starts.has(row.startTime))
      report([...at, 'inventory', 'exceptions', i, 'startTime'], 'is not one of the start times');
    if (row.capacity === undefined && row.closed !== true)
      report([...at, 'inventory', 'exceptions', i, 'capacity'], 'needs a capacity, or closed');
  }
}

function checkUnit(unit: Row, ids: ReadonlySet<string>, at: (string | number)[], report: Report) {
  if (more(unit.minAge, unit.maxAge)) report([...at, 'minAge'], 'is more than maxAge');
  if (more(unit.minQuantity, unit.maxQuantity)) report([...at, 'minQuantity'], 'is more than maxQuantity');
  if (more(unit.netPrice, unit.price)) report([...at, 'netPrice'], 'is more than price');
  list(unit.accompaniedBy).forEach((id, i) => {
    if (typeof id === 'string' && (!ids.has(id) || id === unit.id))
      report([...at, 'accompaniedBy', i], `is no other unit of this option: ${id}`);
  });
}

function repeats(value: unknown, path: (string | number)[], report: Report) {
  const seen = new Set<unknown>();
  list(value).forEach((item, i) => {
    if (item !== undefined && seen.has(item)) report([...path, i], `is there twice: ${JSON.stringify(item)}`);
    seen.add(item);
  });
}

/** Codes of rooms, cabins, sailings and vehicles are unique in their product; net is never above retail. */
function checkDetails(product: Row, at: (string | number)[], report: Report) {
  if (!isRow(product.details)) return;
  for (const part of ['rooms', 'cabins', 'sailings', 'vehicles']) {
    const seen = new Set<string>();
    for (const [i, row] of rows(product.details[part])) {
      once(seen, row.code, [...at, 'details', part, i, 'code'], report);
      if (more(row.netPrice, row.price)) report([...at, 'details', part, i, 'netPrice'], 'is more than price');
    }
  }
  const { days, nights } = product.details;
  if (product.kind === 'package' && more(nights, days)) report([...at, 'details', 'nights'], 'is more than days');
  if (product.kind === 'cruise') checkCruise(product.details, [...at, 'details'], report);
}

/** What the guests beside the first two pay is not above retail either, and a sailing names cabin classes that there are. */
function checkCruise(details: Row, at: (string | number)[], report: Report) {
  const codes = new Set(rows(details.cabins).map(([, cabin]) => cabin.code));
  for (const [i, cabin] of rows(details.cabins)) checkGuestPrices(cabin, [...at, 'cabins', i], report);
  for (const [i, sailing] of rows(details.sailings))
    for (const code of isRow(sailing.cabins) ? Object.keys(sailing.cabins) : [])
      if (!codes.has(code)) report([...at, 'sailings', i, 'cabins', code], 'is no cabin class of this cruise');
}

function checkGuestPrices(cabin: Row, at: (string | number)[], report: Report) {
  for (const part of ['single', 'extraGuest', 'extraChild']) {
    const price = cabin[part];
    if (isRow(price) && more(price.netPrice, price.price)) report([...at, part, 'netPrice'], 'is more than price');
  }
}
