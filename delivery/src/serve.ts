import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isRemote, openStore, deliveryPort, basePort, REGISTRY } from './places';
import { Act, isVerb, perform, type Check, type Given } from './acts';
import { checkCandidates } from './facts';
import { listen } from './listen';
import { readHistory, readRegistry, signAnew } from './registry';
import { sayForAPerson, statusPage } from './status-page';
import type { Store } from './store';
import { deliveryToken, isToken } from './token';
import { enforceBudget, EVERY_MS, findForAPerson, type ForAPerson, type ReadSeen } from './watch-budget';

const BODY_BYTES = 4_096;
const LIMIT_MS = 2_000;
const NOTICES_EVERY_MS = 60_000;
const SIGN_LOOK_MS = 3_600_000;

export interface Parts {
  store: Store;
  readSeen: ReadSeen;
  check: Check;
  /** What waits for a person to take it back. */
  forAPerson: () => ForAPerson[];
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > BODY_BYTES) throw new Refused(413, 'too long');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString() || '{}');
  } catch {
    throw new Refused(400, 'this is not JSON');
  }
}

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const SAFE = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' };
function answer(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { ...SAFE, 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

/** The signed text as it is kept: whoever reads it checks the signature. */
async function sendRegistry({ store }: Parts, request: IncomingMessage, response: ServerResponse) {
  const stored = await store.read(REGISTRY);
  if (!stored) throw new Refused(404, 'nothing is published');
  const etag = `"${stored.tag.replaceAll('"', '')}"`;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  response.writeHead(200, { ...SAFE, etag, 'content-type': 'application/json; charset=utf-8' }).end(stored.content);
}

async function givenIn(request: IncomingMessage): Promise<Given> {
  const given = Act.safeParse(await bodyOf(request));
  if (given.success) return given.data;
  throw new Refused(400, given.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}

const bearerOf = (request: IncomingMessage) => /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];

/** What cannot be done to the registry as it is, in its own words. */
const conflictOf = (thrown: unknown) => new Refused(409, thrown instanceof Error ? thrown.message : String(thrown));

/** POST /remotes/mf_x/promote | canary | rollback, by who has the token. */
async function act({ store, check }: Parts, [name = '', verb = '']: string[], request: IncomingMessage) {
  if (!isToken(bearerOf(request))) throw new Refused(401, 'show the delivery token');
  if (!isRemote(name) || !isVerb(verb)) throw new Refused(404, `there is no ${name}/${verb}`);
  const given = await givenIn(request);
  return perform({ store, check, remote: name, verb, given }).catch((thrown: unknown) => {
    throw conflictOf(thrown);
  });
}

async function sendPage({ store, readSeen, forAPerson }: Parts, response: ServerResponse) {
  const page = statusPage(await readHistory(store, 20), await readSeen().catch(() => []), forAPerson());
  response.writeHead(200, { ...SAFE, ...page.headers }).end(page.html);
}

type Respond = (parts: Parts, request: IncomingMessage, response: ServerResponse) => Promise<void>;
const READS: Record<string, Respond> = {
  '': (parts, _request, response) => sendPage(parts, response),
  healthz: (_parts, _request, response) => Promise.resolve(answer(response, 200, { status: 'ok' })),
  registry: sendRegistry,
  remotes: async ({ store }, _request, response) => answer(response, 200, (await readRegistry(store)).remotes),
};

async function respond(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://delivery');
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  if (request.method === 'POST' && first === 'remotes') return answer(response, 200, (await act(parts, rest, request)).remotes);
  if (request.method !== 'GET') throw new Refused(405, 'only GET, and POST /remotes/<name>/<verb>');
  const read = READS[first];
  if (!read || rest.length) throw new Refused(404, 'not found');
  return read(parts, request, response);
}

/** The registry's small API, and its page. */
export function startDelivery(parts: Parts, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (response.writableEnded) return;
    respond(parts, request, response).catch((thrown: unknown) => {
      const status = thrown instanceof Refused ? thrown.status : 500;
      if (status === 500) console.error('delivery:', thrown);
      answer(response, status, { message: status === 500 ? 'see the log' : (thrown as Error).message });
    });
  });
  return listen(server, port);
}

/** The collector's sums, from the API. */
function readFromApi(): ReadSeen {
  const api = process.env.API_INTERNAL_URL ?? `http://localhost:${basePort() + 100}`;
  return async (since) => {
    const response = await fetch(`${api}/travel/v1/telemetry/summary${since ? `?since=${encodeURIComponent(since)}` : ''}`, {
      headers: { 'x-delivery-token': deliveryToken(), 'x-forwarded-host': 'localhost' },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) throw new Error(`the collector answered ${response.status}`);
    return ((await response.json()) as { rows: Awaited<ReturnType<ReadSeen>> }).rows;
  };
}

async function main() {
  const site = process.env.SITE_INTERNAL_URL ?? `http://localhost:${basePort()}`;
  const check: Parts['check'] = (registry, candidate) => checkCandidates(registry, [candidate], site);
  let waiting: ForAPerson[] = [];
  const parts = { store: openStore(), readSeen: readFromApi(), check, forAPerson: () => waiting };
  deliveryToken();
  const keepGood = () =>
    signAnew(parts.store).catch((error: unknown) => console.error('the registry could not be signed anew:', String(error)));
  await keepGood();
  const server = await startDelivery(parts, deliveryPort());
  console.log(`delivery: http://localhost:${deliveryPort()}`);
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await enforceBudget(parts.store, parts.readSeen)
      .then((done) => done.forEach((what) => console.log(what)))
      .catch((error: unknown) => console.error('the error budget could not be looked at:', String(error)))
      .finally(() => (isLooking = false));
  };
  const tell = async () => {
    const found = await findForAPerson(parts.store, parts.readSeen);
    const isNew = ({ remote, version }: ForAPerson) => !waiting.some((one) => one.remote === remote && one.version === version);
    for (const one of found.filter(isNew)) console.error(`a person decides: ${sayForAPerson(one)}`);
    waiting = found;
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  const notices = setInterval(() => void tell().catch(() => undefined), NOTICES_EVERY_MS);
  const signings = setInterval(() => void keepGood(), SIGN_LOOK_MS);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      clearInterval(timer);
      clearInterval(signings);
      clearInterval(notices);
      server.close();
      server.closeAllConnections();
    });
  }
}

if (require.main === module) {
  main().catch((thrown: unknown) => {
    console.error(thrown);
    process.exitCode = 1;
  });
}
