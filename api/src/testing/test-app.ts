import type { InjectOptions } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { buildApp } from '../app';
import type { Clock } from '../clock';
import { createDeps } from '../create-deps';
import type { App, Deps } from '../deps';
import { readSettings } from '../settings';
import { seedShop } from './seed-shop';
import { createTestDatabase } from './test-database';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(now: string | Date): void;
  /** Moves on by minutes. */
  pass(minutes: number): void;
}

export function createTestClock(start: string): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (next) => void (now = new Date(next)),
    pass: (minutes) => void (now = new Date(now.getTime() + minutes * 60_000)),
  };
}

export interface Answer<T> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
  /** The cart cookie that the answer set, ready for `cookie`. */
  cookie: string | undefined;
}
export interface Ask {
  /** Of a seeded user. */
  token?: string;
  cookie?: string;
  host?: string;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

export interface TestApp {
  app: App;
  deps: Deps;
  clock: TestClock;
  /** Asks the API: `path` is below /travel/v1. */
  get<T = unknown>(path: string, ask?: Ask): Promise<Answer<T>>;
  post<T = unknown>(path: string, body?: unknown, ask?: Ask): Promise<Answer<T>>;
  put<T = unknown>(path: string, body?: unknown, ask?: Ask): Promise<Answer<T>>;
  delete<T = unknown>(path: string, ask?: Ask): Promise<Answer<T>>;
  close(): Promise<void>;
}

const headersOf = ({ token, cookie, host, idempotencyKey, headers }: Ask) => ({
  host: host ?? 'tour.straits.test',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(cookie ? { cookie } : {}),
  ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  ...headers,
});

function createAsk(app: App) {
  return async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body: unknown, ask: Ask = {}): Promise<Answer<T>> => {
    const options: InjectOptions = { method, url: `/travel/v1${url}`, headers: headersOf(ask) };
    const answer = await app.inject(body === undefined ? options : { ...options, payload: body as object });
    const isJson = String(answer.headers['content-type']).includes('json');
    const set = answer.cookies[0];
    return {
      status: answer.statusCode,
      body: (isJson ? answer.json() : answer.body) as T,
      headers: answer.headers,
      cookie: set && `${set.name}=${set.value}`,
    };
  };
}

/** What the site's servers show in tests. */
export const SITE_TOKEN = 'token-of-the-sites-servers';

/**
 * The whole API on a database of its own, with company, hosts and currencies, at a clock that stands at `now` (10:00 in Singapore on Tuesday,
 * 1 December 2026, when left out). Made in `beforeAll`, closed in `afterAll`; seed products by seedProduct and people by seedUser. `isEmpty`: without a
 * shop, as a database is after its first migration.
 */
export async function startTestApp({
  now = '2026-12-01T02:00:00Z',
  isEmpty = false,
}: { now?: string; isEmpty?: boolean } = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'straits-test-data-'));
  const settings = readSettings({
    DATABASE_URL: database.connectionString,
    STRAITS_DATA: dataDir,
    STRAITS_KEY: 'ab'.repeat(32),
    SITE_TOKEN,
    CARDS: 'sandbox',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    MAX_EVENT_LOOP_DELAY_MS: '0',
  });
  const clock = createTestClock(now);
  const deps = createDeps(settings, { log: pino({ level: settings.logLevel }), connections: 10, clock });
  if (!isEmpty) await seedShop(deps);
  const app = await buildApp(deps);
  const ask = createAsk(app);
  return {
    app,
    deps,
    clock,
    get: (url, given) => ask('GET', url, undefined, given),
    post: (url, body, given) => ask('POST', url, body, given),
    put: (url, body, given) => ask('PUT', url, body, given),
    delete: (url, given) => ask('DELETE', url, undefined, given),
    async close() {
      await app.close();
      await deps.connection.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
