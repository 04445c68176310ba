import { sql } from 'kysely';
import { createTestDatabase } from '../testing/test-database';
import { connect } from './connection';

const endSession = (pid: number) => sql`select pg_terminate_backend(${pid}, 5000)`;
const ownSession = sql<{ pid: number }>`select pg_backend_pid() as pid`;

it('outlives sessions that the server ends, idle or between two statements of a transaction', async () => {
  const database = await createTestDatabase();
  const connection = connect(database.connectionString);
  const { db } = connection;
  const one = async () => (await ownSession.execute(db)).rows[0]!.pid;

  const interrupted = db.transaction().execute(async (trx) => {
    const { rows } = await ownSession.execute(trx);
    await endSession(rows[0]!.pid).execute(db);
    return ownSession.execute(trx);
  });
  await expect(interrupted).rejects.toThrow(/terminat|connection error/i);

  const idle = await one();
  const admin = connect(database.connectionString, 1);
  // The server has ended it before the pool hears of it.
  const heard = new Promise<void>((resolve) => void connection.pool.once('remove', () => resolve()));
  await endSession(idle).execute(admin.db);
  await heard;
  await admin.close();
  expect(await one()).not.toBe(idle);

  await connection.close();
  await database.drop();
});
