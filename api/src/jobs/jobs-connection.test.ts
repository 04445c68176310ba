import { createTestDatabase } from '../testing/test-database';
import { connectForJobs } from './jobs-connection';

it('has lost sessions and a database that is away tried again, and tells other faults as they are', async () => {
  const database = await createTestDatabase();
  const connection = connectForJobs(database.connectionString);
  const client = await connection.pool.connect();

  await expect(client.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await expect(client.query('select 1')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  client.release(true);
  await expect(connection.pool.query('select no_such_column')).rejects.toMatchObject({ code: '42703' });
  await connection.close();
  await database.drop();

  for (const address of ['postgresql://127.0.0.1:1/straits', 'postgresql:///straits?host=/tmp/no-such-folder']) {
    const nowhere = connectForJobs(address);
    await expect(nowhere.pool.connect()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await nowhere.close();
  }
});
