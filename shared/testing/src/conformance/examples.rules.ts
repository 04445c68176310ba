/** A JSON Schema as the contract's props are written down. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  additionalProperties?: Schema | boolean;
  /** Our own mark: a function. */
  callback?: boolean;
}

const WORDS = ['2027-03-14', '09:30', 'adult', 'A1', 'a-b_c.d', '65', 'someone@straits.test', ''];

function texts({ pattern, minLength = 0, maxLength = 60 }: Schema): string[] {
  const wanted = new RegExp(pattern ?? '');
  const fitting = WORDS.filter((word) => wanted.test(word) && word.length >= minLength && word.length <= maxLength);
  if (fitting.length === 0) throw new Error(`no example fits ${pattern}`);
  // A long word as well: what is drawn must hold it.
  const long = 'x'.repeat(Math.min(maxLength, 60));
  return pattern === undefined ? [fitting[0] ?? '', long] : fitting.slice(0, 2);
}

function lists({ items = {}, minItems = 0 }: Schema): unknown[] {
  const each = examplesOf(items);
  const filled = each.map((one) => Array.from({ length: Math.max(1, minItems) }, () => one));
  return [...(minItems === 0 ? [[]] : []), ...filled, [each[0], each.at(-1)]];
}

/** The least that must be given, everything that can be, and then one property after the other in each of its forms. */
function objects({ properties = {}, required = [] }: Schema): unknown[] {
  const names = Object.keys(properties);
  const first = (name: string) => examplesOf(properties[name] ?? {})[0];
  const least = Object.fromEntries(required.map((name) => [name, first(name)]));
  const most = Object.fromEntries(names.map((name) => [name, first(name)]));
  const varied = names.flatMap((name) => examplesOf(properties[name] ?? {}).map((value) => ({ ...least, [name]: value })));
  return [least, most, ...varied];
}

const BY_TYPE: Record<string, (schema: Schema) => unknown[]> = {
  object: objects,
  array: lists,
  string: texts,
  integer: ({ minimum = 0, maximum = 1_000 }) => [minimum, maximum],
  number: ({ minimum = 0, maximum = 1_000.5 }) => [minimum, maximum],
  boolean: () => [true, false],
  null: () => [null],
};

/** Values of a schema, edges first, without two that are the same. */
export function examplesOf(schema: Schema): unknown[] {
  if (schema.callback) return [() => undefined];
  if ('const' in schema) return [schema.const];
  if (schema.enum) return schema.enum;
  const all = schema.anyOf ? schema.anyOf.flatMap(examplesOf) : (BY_TYPE[schema.type ?? '']?.(schema) ?? [undefined]);
  const seen = new Map(all.map((value) => [JSON.stringify(value) ?? 'undefined', value]));
  return [...seen.values()];
}
