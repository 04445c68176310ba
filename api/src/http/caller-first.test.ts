import { seedUser } from '../testing/seed-shop';
import { startTestApp, type TestApp } from '../testing/test-app';
import { CELLS, type CallerName } from './permission-cells.fixture';

interface Operation {
  id: string;
  method: string;
  path: string;
}

let shop: TestApp;
let operations: Operation[];
let tokens: Partial<Record<CallerName, string>>;
beforeAll(async () => {
  shop = await startTestApp();
  const admin = await seedUser(shop.deps, { agency: { name: 'Kampong Tours' } });
  const agency = { id: admin.agencyId ?? '' };
  tokens = {
    customer: (await seedUser(shop.deps)).token,
    admin: admin.token,
    booker: (await seedUser(shop.deps, { agency, role: 'booker' })).token,
    viewer: (await seedUser(shop.deps, { agency, role: 'viewer' })).token,
  };
  const document = (await shop.app.inject({ url: '/travel/v1/openapi.json' })).json<{
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ id: operationId, method, path })),
  );
});
afterAll(() => shop.close());

/** What no call takes: a body that is no JSON, one of another form, another type, one that is too large. */
const WRONG = {
  body: { headers: { 'content-type': 'application/json' }, payload: '{"' },
  form: { headers: { 'content-type': 'application/json' }, payload: '[]' },
  type: { headers: { 'content-type': 'application/x-nothing' }, payload: 'nothing' },
  size: { headers: { 'content-type': 'application/json' }, payload: 'x'.repeat(1_100_000) },
};

async function ask({ method, path }: Operation, caller: CallerName, wrong: keyof typeof WRONG): Promise<number> {
  const token = tokens[caller];
  const { headers, payload } = WRONG[wrong];
  const hasBody = method !== 'get' && method !== 'delete';
  const { statusCode } = await shop.app.inject({
    method: method.toUpperCase() as 'GET',
    url: `${path.replaceAll(/\{\w+\}/g, '-')}?limit=-1&month=none&date=none&from=none&path=none`,
    headers: {
      host: 'tour.straits.test',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(hasBody ? headers : {}),
    },
    payload: hasBody ? payload : undefined,
  });
  return statusCode;
}

const NET_PRICES = /^\/travel\/v1\/net-prices\//;
/** What a visitor may come to by a cookie, a guest's key or a link's: without it there is nothing. */
const BY_KEY = /^\/travel\/v1\/(orders|payments|cart\/lines|holds|client-quotes)\/\{/;
/** Calls that take what they need from whoever calls. */
const OF_ANYBODY = /^\/travel\/v1\/(sandbox\/|waiting-list)/;

async function askAll(caller: CallerName, refused: Operation[], status: number): Promise<string[]> {
  const wrong: string[] = [];
  for (const operation of refused)
    for (const part of Object.keys(WRONG) as (keyof typeof WRONG)[]) {
      const answer = await ask(operation, caller, part);
      if (answer !== status) wrong.push(`${operation.id} with a wrong ${part}: ${answer}`);
    }
  return wrong;
}
const below = (pattern: RegExp) => operations.filter(({ path }) => pattern.test(path));

it('tells visitors to sign in before it looks at what they send, at every call that is not theirs', async () => {
  const refused = operations.filter(
    ({ id, path }) =>
      CELLS[id] && !CELLS[id].who.includes('visitor') && !BY_KEY.test(path) && !OF_ANYBODY.test(path) && !NET_PRICES.test(path),
  );

  expect(await askAll('visitor', refused, 401)).toEqual([]);
  expect(refused.length).toBeGreaterThan(90);
});

it('has nothing for whoever is not staff, whatever they send', async () => {
  const refused = below(/^\/travel\/v1\/staff\//);

  expect(await askAll('customer', refused, 404)).toEqual([]);
  expect(await askAll('admin', refused, 404)).toEqual([]);
  expect(refused.length).toBeGreaterThan(20);
});

it('has no agency and no wallet for whoever is of none, whatever they send', async () => {
  const refused = below(/^\/travel\/v1\/(agency|wallet)(\/|$)/);

  expect(await askAll('customer', refused, 404)).toEqual([]);
  for (const caller of ['visitor', 'customer'] as const) expect(await askAll(caller, below(NET_PRICES), 404)).toEqual([]);
  expect(refused.length).toBeGreaterThan(40);
});

it('has no order, payment, line, hold or quote for whoever has neither its key nor its cookie, whatever they send', async () => {
  const refused = below(BY_KEY);

  for (const caller of ['visitor', 'customer', 'admin', 'viewer'] as const) expect(await askAll(caller, refused, 404)).toEqual([]);
  expect(refused.length).toBeGreaterThan(30);
});

it.each(['viewer', 'booker'] as const)('tells an agency’s %s what is not theirs to do before it looks at what they send', async (role) => {
  // By role: whoever runs the agency may.
  const refused = operations.filter(
    ({ id, path }) => !BY_KEY.test(path) && CELLS[id] && isOfRoles(CELLS[id].who) && !CELLS[id].who.includes(role),
  );

  expect(await askAll(role, refused, 403)).toEqual([]);
  expect(refused.length).toBeGreaterThan(role === 'viewer' ? 30 : 15);
});

const isOfRoles = (who: readonly CallerName[]) => who.includes('admin') || who.includes('otherAgency');
