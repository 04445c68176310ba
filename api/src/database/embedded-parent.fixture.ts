import { Client } from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres';

// A process that tests kill: starts the server, says each number that the server has confirmed, and never ends by itself.
async function main(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir });
  const client = new Client({ connectionString: server.connectionString });
  await client.connect();
  await client.query('create table confirmed (n int primary key)');
  for (let n = 1; ; n += 1) {
    await client.query('insert into confirmed values ($1)', [n]);
    process.stdout.write(`${n}\n`);
  }
}

void main(process.argv[2] as string);
