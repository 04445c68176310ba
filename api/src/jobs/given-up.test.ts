import { sql } from 'kysely';
import { mailsTo } from '../mail/read-mails.fixture';
import { jobOps } from '../ops/jobs.ops';
import { startTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

async function ops(name: string): Promise<string> {
  const lines: string[] = [];
  const requireStaff = () => ({ userId: '', email: '' });
  const command = jobOps.find((one) => one.name === name)!;
  await command.run({ deps: shop.deps, actor: 'test', requireStaff, print: (line) => lines.push(line) }, { words: [], options: {} });
  return lines.join('\n');
}

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
