import type { PoolClient } from 'pg';
import { isAway } from '../database/away';
import { connect, type Connection } from '../database/connection';

/** Of the worker's own connections: four jobs, one that listens, and those that write down what became of jobs. */
const CONNECTIONS = 8;

/** graphile-worker tries again what fails with one of few codes; what it writes down of a job is not waited for, so that any other failure would end the process. */
function tellToTryAgain(error: unknown): never {
  throw isAway(error) ? Object.assign(error as Error, { code: 'ETIMEDOUT' }) : error;
}

type Asks = (...given: unknown[]) => unknown;
const trying =
  (ask: Asks): Asks =>
  (...given) => {
    const answer = ask(...given);
    return answer instanceof Promise ? answer.catch(tellToTryAgain) : answer;
  };

/** The pool that jobs are taken through: a session that the database ends is no end of the work. */
export function connectForJobs(databaseUrl: string): Connection {
  const connection = connect(databaseUrl, CONNECTIONS);
  const { pool } = connection;
  Object.assign(pool, { connect: trying(pool.connect.bind(pool) as Asks) });
  pool.on('connect', (client: PoolClient) => void Object.assign(client, { query: trying(client.query.bind(client) as Asks) }));
  return connection;
}
