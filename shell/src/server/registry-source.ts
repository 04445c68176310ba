import { existsSync, readFileSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import type { KeyObject } from 'node:crypto';
import { readPublicKeys } from '@straits/remote-contract/signature';
import { LIMIT_MS, settings } from './settings';

/** The registry's text where it is kept; null when it is as it was last time, unless that was not taken and is wanted `again`. */
export type RegistrySource = (again?: boolean) => Promise<string | null>;

export function fileSource(file: string): RegistrySource {
  let changedAt = 0;
  return async (again = false) => {
    const { mtimeMs } = await stat(file);
    if (mtimeMs === changedAt && !again) return null;
    const text = await readFile(file, 'utf8');
    changedAt = mtimeMs;
    return text;
  };
}

export function addressSource(url: string, fetch = globalThis.fetch): RegistrySource {
  let tag = '';
  return async (again = false) => {
    const response = await fetch(url, {
      headers: tag && !again ? { 'if-none-match': tag } : {},
      signal: AbortSignal.timeout(LIMIT_MS.registry),
    });
    if (response.status === 304) return null;
    if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
    const text = await response.text();
    tag = response.headers.get('etag') ?? '';
    return text;
  };
}

/** The last good text, kept on this machine: what a start goes by while the registry cannot be reached. */
export function registryCopy(file: string) {
  return {
    read: () => (file && existsSync(file) ? readFileSync(file, 'utf8') : null),
    async write(text: string) {
      if (!file) return;
      await writeFile(`${file}.draft`, text);
      await rename(`${file}.draft`, file);
    },
  };
}

let known: KeyObject[] = [];

/** Who may publish. Read anew while nobody is known: the first publication on a machine makes its key. */
export function trustedKeys(): KeyObject[] {
  const text = settings.registryKeys || (existsSync(settings.registryKeysFile) ? readFileSync(settings.registryKeysFile, 'utf8') : '');
  if (known.length === 0 && text) known = readPublicKeys(text);
  return known;
}
