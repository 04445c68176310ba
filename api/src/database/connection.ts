import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, types } from 'pg';
import { preparingPool } from './prepared-statements';

// bigint columns hold minor units and counters far below 2^53; a value above fails loudly instead of losing cents.
types.setTypeParser(types.builtins.INT8, (value) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`bigint ${value} does not fit a number`);
  return number;
});
// A date is a date: no Date object, no zone.
types.setTypeParser(types.builtins.DATE, (value) => value);
types.setTypeParser(types.builtins.NUMERIC, (value) => value);

/** SQL is written as SQL (decision 0004): rows are typed where they are read, so no table types are kept here. */
export type Database = Record<never, never>;
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
/** A connection or a transaction: the first parameter of every function in a `.sql.ts`. */
export type Sql = Db | Trx;

export interface Connection {
  db: Db;
  pool: Pool;
  close(): Promise<void>;
}

/** A pool of at most `max` connections with UTC sessions and a limit on statements that never end. */
export function connect(connectionString: string, max = 10): Connection {
  const pool = new Pool({
    connectionString,
    max,
    // Opening one costs more than most questions: a shop that is quiet for a moment keeps its connections, and what is prepared on them.
    idleTimeoutMillis: 10 * 60_000,
    keepAlive: true,
    options: '-c timezone=UTC -c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000',
  });
  // A connection that the server closes must not end the process: an idle one is replaced, one in use tells whoever asks it next.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  return { db, pool, close: () => db.destroy() };
}
