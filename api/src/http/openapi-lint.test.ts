import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestApp } from '../testing/test-app';

const REDOCLY = require.resolve('@redocly/cli/bin/cli.js');

/** What the linter has to say of a document: `rule at place: message`. */
function lint(document: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'straits-openapi-'));
  try {
    writeFileSync(path.join(folder, 'openapi.json'), document);
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const args = [REDOCLY, 'lint', 'openapi.json', '--extends=recommended', '--format=json', '--max-problems=1000'];
    let said: string;
    try {
      said = execFileSync(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
    } catch (failed) {
      said = String((failed as { stdout: Buffer }).stdout);
    }
    const { problems } = JSON.parse(said) as { problems: { ruleId: string; message: string; location: { pointer?: string }[] }[] };
    return problems.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer ?? ''}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('describes the API in a document that the OpenAPI linter has nothing against', async () => {
  const shop = await startTestApp();
  const { body } = await shop.app.inject({ url: '/travel/v1/openapi.json' });
  await shop.close();

  expect(lint(body)).toEqual([]);
}, 60_000);

it('would say so if there were something', () => {
  expect(lint(JSON.stringify({ openapi: '3.1.0', info: {}, paths: {} })).length).toBeGreaterThan(0);
}, 60_000);
