import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Further texts are sent as they are: one that is never the same twice must not fill the server's memory. */
const MOST_TEXTS = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_TEXTS) return known;
  const name = `straits_${names.size}`;
  names.set(text, name);
  return name;
}

/** What Kysely says to begin and to end a transaction. */
const TURNS = new Map([
  ['begin', true],
  ['commit', false],
  ['rollback', false],
]);

function preparing(client: PoolClient): PostgresPoolClient {
  let isInTransaction = false;
  let isEnded = false;
  const note = (error: unknown): never => {
    // The server's last word in a session: nobody gets this connection after it, though the line is not cut yet.
    isEnded ||= (error as { severity?: string }).severity === 'FATAL';
    throw error;
  };
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('no cursors are set up (connection.ts)');
    isInTransaction = TURNS.get(text) ?? isInTransaction;
    const name = isInTransaction && values.length > 0 ? nameOf(text) : undefined;
    return client.query({ text, values: [...values], ...(name && { name }) }).catch(note);
  }
  return { query, release: () => client.release(isEnded) };
}

/**
 * The pool for Kysely, with statements inside of transactions prepared once a connection: a booking is the same fifty statements over and over,
 * and parsing and planning them cost the database more than running them. Searches, outside of transactions, are planned for what they ask.
 */
export function preparingPool(pool: Pool): PostgresPool {
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const prepared = known.get(client) ?? preparing(client);
      known.set(client, prepared);
      return prepared;
    },
    end: () => pool.end(),
  };
}
