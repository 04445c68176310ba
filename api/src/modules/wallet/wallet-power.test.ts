import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { startEmbeddedPostgres } from '../../database/embedded-postgres';
import { migrateToLatest } from '../../database/migrate';
import { hashOf } from '../../secrets';
import { sendTo, startApiProcess } from '../../testing/api-process';
import { seedAgent } from '../../testing/seed-wallet';
import { startTestApp } from '../../testing/test-app';
import { addressOf, administer } from '../../testing/test-server';
import { findDisagreements } from './check/ledger-check.sql';

const TOP_UPS = 400;
const ACKNOWLEDGED = 60;

/** The server's first process and all that it started. */
function serverProcesses(dataDir: string): number[] {
  const first = Number(readFileSync(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' });
  return [first, ...children.split('\n').map(Number).filter(Boolean)];
}

it('an acknowledged entry outlives API and database that are killed in the middle, durable as in production', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'straits-power-'));
  const shared = process.env['STRAITS_TEST_DATABASE'];
  const server = await startEmbeddedPostgres({ dataDir, durability: 'full' });
  const adminAddress = addressOf(server.connectionString, 'postgres');
  await administer(adminAddress, 'create database durable');
  await migrateToLatest(addressOf(adminAddress, 'durable'));
  process.env['STRAITS_TEST_DATABASE'] = JSON.stringify({ adminAddress, template: 'durable' });
  const shop = await startTestApp({ now: new Date().toISOString() });
  let again: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined;
  try {
    const settings = await sql<{ how: string }>`select concat_ws(' ', current_setting('fsync'), current_setting('synchronous_commit'),
      current_setting('full_page_writes')) as how`.execute(shop.deps.db);
    expect(settings.rows[0]?.how).toBe('on on on');
    const { token } = await seedAgent(shop.deps);
    const cards = Array.from({ length: TOP_UPS }, () => `tok_${randomUUID()}`);
    await sql`insert into sandbox_cards (token_hash, behaviour, expires_at)
      select decode(h, 'hex'), 'good', now() + interval '1 day' from unnest(${cards.map((card) => hashOf(card).toString('hex'))}::text[]) h`.execute(
      shop.deps.db,
    );
    const api = await startApiProcess(shop.deps.settings);
    const acknowledged: string[] = [];
    const killAll = () => {
      for (const pid of [...serverProcesses(dataDir), api.child.pid!]) process.kill(pid, 'SIGKILL');
    };

    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (let cardToken = cards.pop(); cardToken; cardToken = cards.pop()) {
          const body = { method: 'card', amount: { amount: 100, currency: 'SGD' }, agentName: 'Ada Lim', cardToken };
          const answer = await sendTo(api, { path: '/wallet/top-ups', token, body });
          if (answer?.status !== 200) return;
          const { id, status } = answer.body as { id: string; status: string };
          if (status === 'success') acknowledged.push(id);
          if (acknowledged.length === ACKNOWLEDGED) killAll();
        }
      }),
    );
    again = await startEmbeddedPostgres({ dataDir, durability: 'full' });

    const { rows } = await sql<{ id: string }>`select u.id from top_ups u join ledger_transactions t on t.id = u.ledger_transaction_id
      where u.status = 'success' and t.status = 'POSTED'`.execute(shop.deps.db);
    const posted = new Set(rows.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED);
    expect(cards.length).toBeGreaterThan(0);
    expect(acknowledged.filter((id) => !posted.has(id))).toEqual([]);
    expect(await findDisagreements(shop.deps.db)).toEqual([]);
  } finally {
    process.env['STRAITS_TEST_DATABASE'] = shared;
    await shop.close();
    await again?.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 240_000);
