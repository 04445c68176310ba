import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TelemetrySummary } from '@straits/api-contract';

async function telemetryRows() {
  const token = readFileSync(path.join(process.env['STRAITS_E2E_DATA'] ?? '', 'keys/delivery-token'), 'utf8').trim();
  const answer = await fetch(`${process.env['STRAITS_E2E_API']}/travel/v1/telemetry/summary`, {
    headers: { 'x-delivery-token': token },
  });
  return ((await answer.json()) as TelemetrySummary).rows;
}

/** What the collector knows of a version, its failures as one text, `MFE-102 MFE-113`, and how many of each. */
export async function telemetryOf(remote: string, version: string) {
  const row = (await telemetryRows()).find((one) => one.remote === remote && one.version === version);
  const faults: Partial<Record<string, number>> = Object.fromEntries((row?.codes ?? []).map(({ name, count }) => [name, count]));
  return row && { ...row, faults, codes: row.codes.map(({ name }) => name).join(' ') };
}

/** How often a page's policy was violated, whoever did it. */
export const violationsTold = async () => (await telemetryRows()).reduce((sum, { violations }) => sum + violations, 0);
