import type { CsvLine } from './csv-catalogue';
import { readColumns, type Column } from './csv-columns';
import { readCategories } from './csv-notation';

type Row = Record<string, unknown>;

const STATE_COLUMNS: Record<string, Column> = {
  state_id: { path: ['id'], type: 'text' },
  state_name_en: { path: ['name', 'en'], type: 'text' },
  country: { path: ['country'], type: 'text' },
};
const PLACE_COLUMNS: Record<string, Column> = {
  place_id: { path: ['id'], type: 'text' },
  place_name_en: { path: ['name', 'en'], type: 'text' },
  state_id: { path: ['stateId'], type: 'text' },
  latitude: { path: ['latitude'], type: 'number' },
  longitude: { path: ['longitude'], type: 'number' },
  time_zone: { path: ['timeZone'], type: 'text' },
  place_locode: { path: ['locode'], type: 'text' },
  place_iata: { path: ['iata'], type: 'text' },
};
const SUPPLIER_COLUMNS: Record<string, Column> = {
  supplier_code: { path: ['code'], type: 'text' },
  supplier_name: { path: ['name'], type: 'text' },
};

/** Places, states and categories that rows name in full; the first row that names one describes it. `lineOf` learns that row's line. */
export function readFrame(lines: CsvLine[], lineOf: Map<string, number>) {
  const frame = { states: new Map<string, Row>(), places: new Map<string, Row>(), categories: new Map<string, Row>() };
  for (const { line, cells } of lines) {
    const add = (part: keyof typeof frame, id: string | undefined, row: () => Row) => {
      if (!id || frame[part].has(id)) return;
      lineOf.set(`${part} ${frame[part].size}`, line);
      frame[part].set(id, row());
    };
    if (cells.state_name_en) add('states', cells.state_id, () => readColumns(cells, STATE_COLUMNS));
    if (cells.place_name_en) add('places', cells.place_id, () => readColumns(cells, PLACE_COLUMNS));
    for (const { id, name } of readCategories(cells.categories))
      if (name) add('categories', id, () => ({ id, name: { en: name }, kind: cells.kind || 'attraction' }));
  }
  return { states: [...frame.states.values()], places: [...frame.places.values()], categories: [...frame.categories.values()] };
}

/** The column behind a path into the supplier, a state, a place or a category. */
export function frameColumnOf([part, ...rest]: (string | number)[]): string {
  if (part === 'categories') return 'categories';
  const columns = { supplier: SUPPLIER_COLUMNS, states: STATE_COLUMNS, places: PLACE_COLUMNS }[String(part)];
  const path = part === 'supplier' ? rest : rest.slice(1);
  const found = Object.entries(columns ?? {}).find(([, column]) => column.path[0] === path[0]);
  return found?.[0] ?? [part, ...rest].join('/');
}
