import { startTestApp, type TestApp } from '../testing/test-app';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  'x-text'?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
}
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

let shop: TestApp;
let document: Document;
beforeAll(async () => {
  shop = await startTestApp();
  document = (await shop.app.inject({ url: '/travel/v1/openapi.json' })).json<Document>();
});
afterAll(() => shop.close());

/** Texts that people do not write: compared or handed on to the letter, so nothing may be changed in them. */
const OPAQUE = new Set<string>();

const isBare = (schema: Schema) =>
  schema.type === 'string' && !schema.enum && schema.const === undefined && !schema.pattern && !schema.format && !schema['x-text'];

/** Places of strings that take anything, below a request's schema. */
function bareTexts(schema: Schema, at: string, seen: ReadonlySet<string> = new Set()): string[] {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!;
    return seen.has(name) ? [] : bareTexts(document.components.schemas[name]!, at, new Set([...seen, name]));
  }
  const inner = [
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map((one) => [at, one] as const),
    ...Object.entries(schema.properties ?? {}).map(([name, one]) => [`${at}.${name}`, one] as const),
    ...(schema.items ? [[`${at}[]`, schema.items] as const] : []),
    ...(typeof schema.additionalProperties === 'object' ? [[`${at}.*`, schema.additionalProperties] as const] : []),
  ];
  return [...(isBare(schema) ? [at] : []), ...inner.flatMap(([place, one]) => bareTexts(one, place, seen))];
}

test('takes every text by a named schema, which says how it is normalised', () => {
  const found = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, parameters = [], requestBody }) => [
      ...parameters.flatMap(({ name, schema }) => bareTexts(schema, `${operationId} ?${name}`)),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => (schema ? bareTexts(schema, `${operationId} body`) : [])),
    ]),
  );

  expect([...new Set(found)].filter((place) => !OPAQUE.has(place))).toEqual([]);
});
