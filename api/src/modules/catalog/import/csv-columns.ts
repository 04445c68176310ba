// The columns of the CSV form. A row is one unit price of an attraction; rows of a product stand together by its code. Of the other kinds a
// row is the whole product, with what it sells in the cell `details`.

type CellType = 'text' | 'number' | 'boolean' | 'list' | 'texts' | 'lists' | 'json';
export interface Column {
  /** Where the value goes in the product, option or unit. */
  path: string[];
  type: CellType;
}

const column = (path: string, type: CellType = 'text'): Column => ({ path: path.split('.'), type });

/** `texts` and `lists` are four columns each, with the language behind: `name_en`, `name_zh-Hans`. */
export const PRODUCT_COLUMNS: Record<string, Column> = {
  product_code: column('code'),
  product_id: column('id'),
  name: column('name', 'texts'),
  summary: column('summary', 'texts'),
  description: column('description', 'texts'),
  highlights: column('highlights', 'lists'),
  inclusions: column('inclusions', 'lists'),
  exclusions: column('exclusions', 'lists'),
  good_to_know: column('goodToKnow', 'lists'),
  redemption: column('redemption', 'texts'),
  terms: column('terms', 'texts'),
  place_id: column('placeId'),
  address: column('address'),
  latitude: column('latitude', 'number'),
  longitude: column('longitude', 'number'),
  duration_minutes: column('durationMinutes', 'number'),
  instant_confirmation: column('instantConfirmation', 'boolean'),
  recommended_rank: column('recommendedRank', 'number'),
  popularity: column('popularity', 'number'),
  names_until_hours: column('namesUntilHours', 'number'),
};
export const OPTION_COLUMNS: Record<string, Column> = {
  option_code: column('code'),
  option_id: column('id'),
  option_name: column('name', 'texts'),
  option_description: column('description', 'texts'),
  option_inclusions: column('inclusions', 'lists'),
  start_times: column('startTimes', 'list'),
  open_dated: column('openDated', 'boolean'),
  validity_days: column('validityDays', 'number'),
  cut_off_minutes: column('cutOffMinutes', 'number'),
  min_units: column('minUnits', 'number'),
  max_units: column('maxUnits', 'number'),
  passenger_fields: column('passengerFields', 'list'),
  questions: column('questions', 'json'),
  currency: column('chargeCurrency'),
  capacity: column('inventory.capacity', 'number'),
  days: column('inventory.days', 'number'),
};
export const UNIT_COLUMNS: Record<string, Column> = {
  unit_id: column('id'),
  unit_type: column('type'),
  unit_name: column('name', 'texts'),
  min_age: column('minAge', 'number'),
  max_age: column('maxAge', 'number'),
  min_quantity: column('minQuantity', 'number'),
  max_quantity: column('maxQuantity', 'number'),
  accompanied_by: column('accompaniedBy', 'list'),
  price_minor: column('price', 'number'),
  net_price_minor: column('netPrice', 'number'),
};
/** Written in a small notation of their own; see the runbook. */
export const SPECIAL_COLUMNS = [
  'supplier_code',
  'supplier_name',
  'kind',
  'details',
  'place_name_en',
  'place_locode',
  'place_iata',
  'state_id',
  'state_name_en',
  'country',
  'time_zone',
  'categories',
  'opening_hours',
  'closed_dates',
  'pictures',
  'cancellation',
  'closed_weekdays',
  'sold_out_dates',
] as const;

const LANGUAGE_SUFFIXES = ['en', 'id', 'zh-Hans', 'zh-Hant'];
const namesOf = (columns: Record<string, Column>) =>
  Object.entries(columns).flatMap(([name, { type }]) =>
    type === 'texts' || type === 'lists' ? LANGUAGE_SUFFIXES.map((suffix) => `${name}_${suffix}`) : [name],
  );
export const ALL_COLUMNS: ReadonlySet<string> = new Set([
  ...SPECIAL_COLUMNS,
  ...namesOf(PRODUCT_COLUMNS),
  ...namesOf(OPTION_COLUMNS),
  ...namesOf(UNIT_COLUMNS),
]);

type Cells = Record<string, string>;
type Row = Record<string, unknown>;

const split = (cell: string) =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

/** What a cell says; a number or JSON that is none stays text, so that the schema names it. */
function valueOf(cell: string, type: CellType): unknown {
  if (type === 'number') return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
  if (type === 'boolean') return /^(true|yes|1)$/i.test(cell) ? true : /^(false|no|0)$/i.test(cell) ? false : cell;
  if (type === 'json') return jsonOf(cell);
  return type === 'list' ? split(cell) : cell;
}

function jsonOf(cell: string): unknown {
  try {
    return JSON.parse(cell, (key, value: unknown) => (key === '__proto__' ? undefined : value)) as unknown;
  } catch {
    return cell;
  }
}

function inLanguages(cells: Cells, name: string, type: CellType): Row | undefined {
  const found = LANGUAGE_SUFFIXES.flatMap((suffix): [string, unknown][] => {
    const cell = cells[`${name}_${suffix}`];
    return cell ? [[suffix, type === 'lists' ? split(cell) : cell]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** The part of a product that these columns describe; empty cells are left out. */
export function readColumns(cells: Cells, columns: Record<string, Column>): Row {
  const row: Row = {};
  for (const [name, { path, type }] of Object.entries(columns)) {
    const cell = cells[name];
    const value = type === 'texts' || type === 'lists' ? inLanguages(cells, name, type) : cell ? valueOf(cell, type) : undefined;
    if (value === undefined) continue;
    const [first = '', second] = path;
    if (second) row[first] = { ...(row[first] as Row | undefined), [second]: value };
    else row[first] = value;
  }
  return row;
}

/** The column's name for a path inside a product, option or unit; the path itself where a column has a notation of its own. */
export function columnOf(path: (string | number)[], columns: Record<string, Column>): string {
  for (const [name, column] of Object.entries(columns)) {
    if (!column.path.every((key, i) => path[i] === key)) continue;
    const language = path[column.path.length];
    if (column.type !== 'texts' && column.type !== 'lists') return name;
    return typeof language === 'string' ? `${name}_${language}` : `${name}_en`;
  }
  const special: Record<string, string> = {
    openingHours: 'opening_hours',
    pictures: 'pictures',
    categoryIds: 'categories',
    cancellation: 'cancellation',
    inventory: 'capacity',
  };
  return special[String(path[0])] ?? path.join('/');
}
