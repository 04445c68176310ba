// The columns of the CSV form. A row is one unit price of an attraction; rows of a product stand together by its code. Of the other kinds a
// row is the whole product, with what it sells in the cell `details`.

type CellType = 'text' | 'number' | 'whole' | 'boolean' | 'list' | 'texts' | 'lists' | 'json';
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
  duration_minutes: column('durationMinutes', 'whole'),
  instant_confirmation: column('instantConfirmation', 'boolean'),
  recommended_rank: column('recommendedRank', 'whole'),
  popularity: column('popularity', 'whole'),
  names_until_hours: column('namesUntilHours', 'whole'),
};
export const OPTION_COLUMNS: Record<string, Column> = {
  option_code: column('code'),
  option_id: column('id'),
  option_name: column('name', 'texts'),
  option_description: column('description', 'texts'),
  option_inclusions: column('inclusions', 'lists'),
  start_times: column('startTimes', 'list'),
  open_dated: column('openDated', 'boolean'),
  validity_days: column('validityDays', 'whole'),
  cut_off_minutes: column('cutOffMinutes', 'whole'),
  min_units: column('minUnits', 'whole'),
  max_units: column('maxUnits', 'whole'),
  passenger_fields: column('passengerFields', 'list'),
  questions: column('questions', 'json'),
  currency: column('chargeCurrency'),
  capacity: column('inventory.capacity', 'whole'),
  days: column('inventory.days', 'whole'),
};
export const UNIT_COLUMNS: Record<string, Column> = {
  unit_id: column('id'),
  unit_type: column('type'),
  unit_name: column('name', 'texts'),
  min_age: column('minAge', 'whole'),
  max_age: column('maxAge', 'whole'),
  min_quantity: column('minQuantity', 'whole'),
  max_quantity: column('maxQuantity', 'whole'),
  accompanied_by: column('accompaniedBy', 'list'),
};
/** Read together: an amount may stand in its main unit, in minor units, or in both. */
export const PRICE_COLUMNS = [
  { decimal: 'price', minor: 'price_minor', field: 'price' },
  { decimal: 'net_price', minor: 'net_price_minor', field: 'netPrice' },
] as const;
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
const COLUMN_BY_LOWER_CASE: ReadonlyMap<string, string> = new Map(
  [
    ...SPECIAL_COLUMNS,
    ...PRICE_COLUMNS.flatMap(({ decimal, minor }) => [decimal, minor]),
    ...namesOf(PRODUCT_COLUMNS),
    ...namesOf(OPTION_COLUMNS),
    ...namesOf(UNIT_COLUMNS),
  ].map((name) => [name.toLowerCase(), name]),
);
/** The column of a heading, in any case; undefined where there is none of that name. */
export const columnNamed = (heading: string) => COLUMN_BY_LOWER_CASE.get(heading.toLowerCase());

type Cells = Record<string, string>;
type Row = Record<string, unknown>;

const split = (cell: string) =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

const READ: Record<CellType, (cell: string) => unknown> = {
  text: (cell) => cell,
  texts: (cell) => cell,
  list: split,
  lists: split,
  json: jsonOf,
  number: (cell) => (/^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell),
  // No decimals: 1.000 may be a thousand.
  whole: (cell) => (/^-?\d+$/.test(cell) ? Number(cell) : cell),
  boolean: (cell) => (/^(true|yes|1)$/i.test(cell) ? true : /^(false|no|0)$/i.test(cell) ? false : cell),
};

/** What a cell says; a number or JSON that is none stays text, so that the schema names it. */
const valueOf = (cell: string, type: CellType): unknown => READ[type](cell);

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

const SPECIAL_BY_PATH: Record<string, string> = {
  openingHours: 'opening_hours',
  'openingHours/timeZone': 'time_zone',
  'openingHours/exceptions': 'closed_dates',
  pictures: 'pictures',
  categoryIds: 'categories',
  cancellation: 'cancellation',
  price: 'price',
  netPrice: 'net_price',
  inventory: 'capacity',
  'inventory/exceptions': 'sold_out_dates',
  'inventory/closedWeekdays': 'closed_weekdays',
};

/** The column's name for a path inside a product, option or unit; the path itself where a column has a notation of its own. */
export function columnOf(path: (string | number)[], columns: Record<string, Column>): string {
  for (const [name, column] of Object.entries(columns)) {
    if (!column.path.every((key, i) => path[i] === key)) continue;
    const language = path[column.path.length];
    if (column.type !== 'texts' && column.type !== 'lists') return name;
    return typeof language === 'string' ? `${name}_${language}` : `${name}_en`;
  }
  return SPECIAL_BY_PATH[path.slice(0, 2).join('/')] ?? SPECIAL_BY_PATH[String(path[0])] ?? path.join('/');
}
