import { z } from 'zod';
import { checkCatalogue, type Finding, type KnownIds } from './catalogue-checks.rules';
import { CatalogueImport, CategoryImport, PlaceImport, ProductImport, StateImport, SupplierImport } from './import-format';

const LISTS = { states: StateImport, places: PlaceImport, categories: CategoryImport, products: ProductImport } as const;
type ListName = keyof typeof LISTS;
type Row = Record<string, unknown>;

export type Validated = { ok: true; catalogue: CatalogueImport } | { ok: false; findings: Finding[] };

/** Checks every row by itself, so that one bad row hides no other, and then what goes across rows. */
export function validateCatalogue(file: unknown, known?: KnownIds): Validated {
  if (typeof file !== 'object' || file === null || Array.isArray(file))
    return { ok: false, findings: [{ path: [], message: 'must be an object with version, supplier and products' }] };
  const root = file as Row;
  const findings: Finding[] = [];
  for (const name of Object.keys(root))
    if (!Object.hasOwn(CatalogueImport.shape, name)) findings.push({ path: [name], message: 'is not a known field' });
  take(z.literal(1, 'must be 1'), root.version, ['version'], findings);
  const supplier = take(SupplierImport, root.supplier, ['supplier'], findings);
  const lists = {
    states: takeList('states', root.states, findings),
    places: takeList('places', root.places, findings),
    categories: takeList('categories', root.categories, findings),
    products: takeList('products', root.products, findings),
  };
  findings.push(...checkCatalogue(root, known));
  if (findings.length > 0 || !supplier) return { ok: false, findings };
  return { ok: true, catalogue: { version: 1, supplier, ...lists } };
}

function take<T extends z.ZodType>(schema: T, value: unknown, at: (string | number)[], findings: Finding[]): z.output<T> | undefined {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) findings.push(...explain(issue, at, value));
  return undefined;
}

function takeList<N extends ListName>(name: N, value: unknown, findings: Finding[]): z.output<(typeof LISTS)[N]>[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    findings.push({ path: [name], message: 'must be a list' });
    return [];
  }
  const schema = LISTS[name];
  const taken: z.output<(typeof LISTS)[N]>[] = [];
  for (let i = 0; i < value.length; i += 1) {
    const row = take(schema, value[i], [name, i], findings);
    if (row !== undefined) taken.push(row as z.output<(typeof LISTS)[N]>);
  }
  return taken;
}

/** One line per thing wrong: unknown fields each by name, alternatives by the one that fits best. */
function explain(issue: z.core.$ZodIssue, at: (string | number)[], value: unknown): Finding[] {
  const path = [...at, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], message: 'is not a known field' }));
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const closest = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
    return closest.flatMap((inner) => explain(inner, path, valueAt(value, issue.path)));
  }
  return [{ path, message: messageOf(issue, valueAt(value, issue.path)) }];
}

const depth = (issues: z.core.$ZodIssue[]) =>
  Math.max(0, ...issues.map((issue) => issue.path.length + (issue.code === 'invalid_type' && issue.path.length === 0 ? -1 : 0.5)));

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );

/** What is wanted, with an example, by the type that zod names. */
const WANTED: Record<string, string> = {
  number: 'must be a number, like 12',
  int: 'must be a whole number, like 12',
  boolean: 'must be true or false',
  string: 'must be a text, like "Day ticket"',
  array: 'must be a list, like ["one", "two"]',
  object: 'must be an object, like { "en": "Day ticket" }',
};
const FORMATS: Record<string, string> = {
  email: 'must be an e-mail address, like desk@acme.example',
  date: 'must be a date, like 2027-02-17',
  url: 'must be an address, like https://acme.example',
};

const LONGEST_SHOWN = 60;
/** What came, as it was written; nothing where it is missing, or longer than a line. */
function came(value: unknown): string {
  if (value === undefined) return '';
  const written = JSON.stringify(value);
  if (typeof value === 'object' && value !== null) return '';
  return `; ${written.length > LONGEST_SHOWN ? `${written.slice(0, LONGEST_SHOWN)}…` : written} came`;
}

function messageOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_type' && value === undefined) return 'is missing';
  const wanted =
    issue.code === 'invalid_type' ? WANTED[issue.expected] : issue.code === 'invalid_format' ? FORMATS[issue.format] : undefined;
  const message =
    wanted ??
    issue.message
      .replace(/^Invalid input: /, '')
      .replace(/^Invalid option: expected one of /, 'must be one of ')
      .replace(/^Too (small|big): expected (string|number|array|int) to (be|have) /, 'must be ');
  return `${message}${came(value)}`;
}
