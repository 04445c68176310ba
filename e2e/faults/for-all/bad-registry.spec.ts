import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { signRegistry } from '@straits/remote-contract/signature';
import type { Registry } from '@straits/remote-contract/schema';
import { signingKey } from '../../delivery';
import { test } from '../../recorded';
import { telemetryOf } from '../../telemetry';

const registryFile = () => path.join(process.env['STRAITS_E2E_DATA'] ?? '', 'published/registry.signed.json');
const HTML = '<!doctype html><title>Bad gateway</title>';

test('a registry that is cut off, HTML, unsigned, old or points elsewhere is told of, and pages go on with the last good one', async ({
  request,
}) => {
  const good = readFileSync(registryFile(), 'utf8');
  const { document } = JSON.parse(good) as { document: string };
  const registry = JSON.parse(document) as Registry;
  const moved = structuredClone(registry);
  moved.revision += 1;
  for (const one of moved.remotes.mf_account?.versions ?? []) one.baseUrl = one.baseUrl.replace('localhost', 'localhost.evil.org');
  const bad: [code: string, text: string][] = [
    ['MFE-112', good.slice(0, -40)],
    ['MFE-112', HTML],
    ['MFE-114', JSON.stringify({ ...(JSON.parse(good) as object), signature: '' })],
    ['MFE-114', signRegistry({ ...registry, revision: registry.revision - 1 }, signingKey())],
    ['MFE-114', signRegistry(moved, signingKey())],
  ];
  const { build } = (await (await request.get('/build.json')).json()) as { build: string };
  const told = async (code: string) => {
    const codes = (await telemetryOf('shell', build))?.faults ?? {};
    return codes[code] ?? 0;
  };

  try {
    for (const [code, text] of bad) {
      const before = await told(code);
      writeFileSync(registryFile(), text);
      await expect
        .poll(
          async () => {
            const answer = await request.get('/find-booking');
            return answer.ok() && (await told(code)) > before;
          },
          { timeout: 15_000 },
        )
        .toBe(true);
      expect(JSON.parse(((await (await request.get('/registry.json')).json()) as { document: string }).document)).toEqual(registry);
    }
  } finally {
    writeFileSync(registryFile(), good);
  }
});
