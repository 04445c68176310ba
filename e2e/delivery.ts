import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readPrivateKey } from '@straits/remote-contract/signature';

const root = path.resolve(__dirname, '..');

/** Runs `npm run delivery -- …` on the registry of the site under test, as a team would. Throws with its words when it fails. */
export async function delivery(...words: string[]): Promise<string> {
  const { port } = new URL(process.env['STRAITS_E2E_SITE'] ?? '');
  const env = { ...process.env, STRAITS_DATA: process.env['STRAITS_E2E_DATA'], STRAITS_PORT: port, DELIVERY_BY: 'a journey' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'delivery/src/main.ts', ...words], { cwd: root, env });
  return stdout;
}

/** The versions of the grid, by remote and fault, with a token of QA for each. */
export const faultyVersions = () =>
  JSON.parse(readFileSync(process.env['STRAITS_E2E_FAULTS'] ?? '', 'utf8')) as Record<string, { version: string; token: string }>;

/** What the delivery of the site under test signs with: for documents that a test writes itself. */
export const signingKey = () =>
  readPrivateKey(readFileSync(path.join(process.env['STRAITS_E2E_DATA'] ?? '', 'keys/registry-signing.pem'), 'utf8'));
