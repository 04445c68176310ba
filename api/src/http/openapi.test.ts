import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { text } from 'node:stream/consumers';
import { seedProduct } from '../testing/seed-product';
import { seedUser } from '../testing/seed-shop';
import { startTestApp, type TestApp } from '../testing/test-app';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  const?: unknown;
}
interface Operation {
  operationId: string;
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, unknown>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

let shop: TestApp;
let document: Document;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
  document = (await shop.app.inject({ url: '/travel/v1/openapi.json' })).json<Document>();
});
afterAll(() => shop.close());

const HOSTILE = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  "'; drop table orders; --",
  '../../etc/passwd',
  '<script>',
  '%00',
  '🦁'.repeat(50),
  'x'.repeat(3_000),
  '-1',
  '1e999',
  '2026-02-30',
  'null',
  '{}',
  '👩‍👩‍👧',
  '\ud800',
];
const REAL = [
  'river-zoo',
  'river-zoo-day',
  'adult',
  '2026-12-10',
  'adult:1',
  'attraction',
  'SGD',
  'EN',
  'person1@straits.test',
  '00000000-0000-4000-8000-000000000000',
  '10',
];
const anyText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.constantFrom(...REAL),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 1, 1e9, 2 ** 53, Number.MAX_VALUE));
const anything = fc.oneof(
  anyText,
  anyNumber,
  fc.boolean(),
  fc.constant(null),
  fc.array(anyText, { maxLength: 3 }),
  fc.dictionary(anyText, anyText, { maxKeys: 3 }),
);

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Values that mostly fit the schema, and sometimes do not at all. */
function fitting(schema: Schema | undefined, depth = 0): fc.Arbitrary<unknown> {
  if (!schema || depth > 6) return anything;
  if (schema.$ref) return fitting(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''], depth + 1);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, depth + 1)));
  const plain: Record<string, () => fc.Arbitrary<unknown>> = {
    object: () =>
      fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, value]) => [key, fitting(value, depth + 1)])), {
        requiredKeys: [],
      }),
    array: () => fc.array(fitting(schema.items, depth + 1), { maxLength: 4 }),
    string: () => anyText,
    integer: () => anyNumber,
    number: () => anyNumber,
    boolean: () => fc.boolean(),
  };
  return fc.oneof({ weight: 6, arbitrary: plain[schema.type ?? '']?.() ?? anything }, { weight: 1, arbitrary: anything });
}

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const anyFile = fc.oneof(fc.constant(PNG), fc.constant(PNG.subarray(0, 40)), fc.uint8Array({ maxLength: 200 }), anyText);
const asBytes = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(asText(value)));
const headerSafe = (name: string) => name.replaceAll(/["\r\n]/g, '_');

/** Fields and a file as a form sends them; sometimes cut off, or with the file under another name. */
function asForm(fields: Record<string, unknown>, { name, isCut }: { name: string; isCut: boolean }): Buffer {
  const parts = Object.entries(fields).map(([field, value]) =>
    Buffer.concat([
      Buffer.from(`--form\r\nContent-Disposition: form-data; name="${headerSafe(field)}"`),
      Buffer.from(field === 'File' ? `; filename="${headerSafe(name)}"\r\n\r\n` : '\r\n\r\n'),
      asBytes(value),
      Buffer.from('\r\n'),
    ]),
  );
  const whole = Buffer.concat([...parts, Buffer.from('--form--\r\n')]);
  return isCut ? whole.subarray(0, -12) : whole;
}

type Body = Pick<InjectOptions, 'payload'> & { headers: Record<string, string> };
function bodyOf(type: string, schema: Schema | undefined): fc.Arbitrary<Body> {
  const asType = (payload: Body['payload'], parameters = '') => ({ payload, headers: { 'content-type': `${type}${parameters}` } });
  if (type.startsWith('multipart/')) {
    const { File: _file, ...properties } = schema?.properties ?? {};
    return fc
      .record({ fields: fitting({ type: 'object', properties }), file: fc.option(anyFile), name: anyText, isCut: fc.boolean() })
      .map(({ fields, file, ...how }) =>
        asType(asForm({ ...(fields as object), ...(file === null ? {} : { File: file }) }, how), '; boundary=form'),
      );
  }
  if (type !== 'application/json') return anyFile.map((bytes) => asType(asBytes(bytes)));
  return fitting(schema).map((value) => asType(asText(value)));
}

/** Sessions of a customer, of staff and of an agency. Each operation gets new ones: some end the session that calls them. */
const newSessions = async () => [
  (await seedUser(shop.deps)).token,
  (await seedUser(shop.deps, { isStaff: true })).token,
  (await seedUser(shop.deps, { agency: { name: 'Kampong Tours' } })).token,
];

/** The answer, and of a stream without an end only its beginning. */
async function send(request: InjectOptions) {
  const leaving = new AbortController();
  const answer = await shop.app.inject({ ...request, payloadAsStream: true, signal: leaving.signal });
  const type = answer.headers['content-type'];
  if (type?.toString().startsWith('text/event-stream')) leaving.abort();
  return { status: answer.statusCode, type, body: leaving.signal.aborted ? '' : await text(answer.stream()) };
}

function requestOf(path: string, method: string, operation: Operation, tokens: string[]): fc.Arbitrary<InjectOptions> {
  const parameters = fc.record(
    Object.fromEntries(
      (operation.parameters ?? []).map(({ name, schema, in: where }) => [name, where === 'path' ? anyText : fitting(schema)]),
    ),
    { requiredKeys: [] },
  );
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => bodyOf(type, schema));
  const body = bodies.length ? fc.oneof(...bodies) : fc.constant({ headers: {} });
  return fc
    .record({
      parameters,
      body,
      token: fc.constantFrom(undefined, undefined, ...tokens),
      key: fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 8, maxLength: 9 }),
    })
    .map(({ parameters: given, body, token, key }) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
        encodeURIComponent(asText((given as Record<string, unknown>)[name] ?? 'x').replaceAll(/[\ud800-\udfff]/g, '?')),
      );
      const query = (operation.parameters ?? []).filter(
        (parameter) => parameter.in === 'query' && (given as Record<string, unknown>)[parameter.name] !== undefined,
      );
      const search = new URLSearchParams(query.map(({ name }) => [name, asText((given as Record<string, unknown>)[name])]));
      const headers = { host: 'tour.straits.test', 'idempotency-key': key, ...(token ? { authorization: `Bearer ${token}` } : {}) };
      return {
        method: method.toUpperCase() as 'GET',
        url: `${filled}?${search}`,
        ...body,
        headers: { ...headers, ...body.headers },
      };
    });
}

it('answers nothing that is not documented and never with a fault of ours, whatever is sent', async () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  for (const { path, method, operation } of operations) {
    await fc.assert(
      fc.asyncProperty(requestOf(path, method, operation, await newSessions()), async (request) => {
        const { status, type, body } = await send(request);
        const isDocumented = Object.keys(operation.responses).includes(String(status)) || type === undefined;
        if (status >= 500 || !isDocumented) throw new Error(`${operation.operationId} answered ${status}: ${body.slice(0, 300)}`);
      }),
      // The request as it was sent is good enough, and making it smaller would send it hundreds of times more.
      { numRuns: 25, endOnFailure: true },
    );
  }
  expect(operations.length).toBeGreaterThan(40);
}, 60_000);

it.each([
  [
    'a body of 10 MB',
    {
      method: 'POST',
      url: '/travel/v1/newsletter',
      payload: JSON.stringify({ email: 'x'.repeat(10_000_000) }),
      headers: { 'content-type': 'application/json' },
    },
    413,
    'body_too_large',
  ],
  [
    'a body that is not JSON',
    { method: 'POST', url: '/travel/v1/newsletter', payload: '{"email":', headers: { 'content-type': 'application/json' } },
    400,
    'request_malformed',
  ],
  [
    'a kind of content that nobody asked for',
    { method: 'POST', url: '/travel/v1/newsletter', payload: '<a/>', headers: { 'content-type': 'application/xml' } },
    415,
    'media_type_unsupported',
  ],
  ['an address that does not exist', { method: 'GET', url: '/travel/v1/nothing' }, 404, 'not_found'],
  ['a host that is not in the table', { method: 'GET', url: '/travel/v1/base', headers: { host: 'b2b.evil.test' } }, 404, 'host_unknown'],
  ['a host of that name in `web`', { method: 'GET', url: '/travel/v1/base?web=foo.com.evil.test' }, 404, 'host_unknown'],
  [
    'a dead token',
    { method: 'GET', url: '/travel/v1/base', headers: { authorization: 'Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaa' } },
    401,
    'unauthenticated',
  ],
] as [string, InjectOptions, number, string][])('refuses %s', async (_case, request, status, code) => {
  const answer = await shop.app.inject({ ...request, headers: { host: 'tour.straits.test', ...request.headers } });

  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code, requestId: answer.headers['x-request-id'] });
});
