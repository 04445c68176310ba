import { entries } from './guard';
import type { Seen } from './reports';

declare global {
  interface Window {
    /** Address of a chunk → the hash that is expected; written by the page and by the builds (shared/build). */
    straitsHashes?: Record<string, string>;
  }
}

const LIMIT_MS = 3_000;

function expectedHash(url: string): string | null {
  const plain = url.split('?')[0] ?? url;
  return [...entries.values()].find((entry) => entry.url === plain)?.integrity ?? window.straitsHashes?.[plain] ?? null;
}

async function hashOf(url: string): Promise<string | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** A browser blocks an altered file without a word to the page: the file is looked at once more, to name what happened. MFE-113 is an altered one. */
export async function nameOfFailure({ name, file }: Seen): Promise<string> {
  const expected = file && expectedHash(file);
  if (!file || !expected || !['MFE-102', 'MFE-106'].includes(name)) return name;
  const actual = await hashOf(file).catch(() => null);
  return actual && actual !== expected ? 'MFE-113' : name;
}
