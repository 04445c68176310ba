import { sql } from 'kysely';
import { mailsTo } from '../mail/read-mails.fixture';
import { jobOps } from '../ops/jobs.ops';
import { addJob } from './jobs';
import { startTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

async function ops(name: string): Promise<string> {
  const lines: string[] = [];
  const requireStaff = () => ({ userId: '', email: '', isMachine: false });
  const command = jobOps.find((one) => one.name === name)!;
  await command.run(
    { deps: shop.deps, actor: 'test', operator: undefined, requireStaff, print: (line) => lines.push(line) },
    { words: [], options: {} },
  );
  return lines.join('\n');
}

it('mails wait for what moves money or places', async () => {
  await addJob(shop.deps.db, { name: 'refund_card', payload: { refundId: '00000000-0000-4000-8000-000000000000' } });
  await addJob(shop.deps.db, { name: 'reset_mail', payload: { userId: '00000000-0000-4000-8000-000000000000', code: '', lang: 'en' } });
  const { rows } = await sql<{ name: string }>`
    select t.identifier as name from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    order by j.priority, j.id desc`.execute(shop.deps.db);
  await sql`delete from graphile_worker._private_jobs`.execute(shop.deps.db);

  expect(rows.map(({ name }) => name)).toEqual(['refund_card', 'reset_mail']);
});

it('what was given up is counted, shown with its fault, and done once it is asked for again', async () => {
  await shop.post('/auth/register', { email: 'late@mails.test', name: 'Ada Lim', password: 'correct horse battery' });
  const before = await ops('jobs stuck');
  await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'Greeting never received'`.execute(shop.deps.db);
  const lost = await mailsTo(shop.deps, 'late@mails.test');
  const metrics = (await shop.app.inject({ url: '/metrics' })).body;
  const shown = await ops('jobs stuck');
  await ops('jobs again');

  expect(before).toBe('Nothing was given up.');
  expect(lost).toEqual([]);
  expect(metrics).toMatch(/^jobs_given_up 1$/m);
  expect(shown).toMatch(/_mail .*Greeting never received/);
  expect(await mailsTo(shop.deps, 'late@mails.test')).toHaveLength(1);
  expect(await ops('jobs stuck')).toBe('Nothing was given up.');
});
