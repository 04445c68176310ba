import type { Files } from './document';
import type { LiveRemote } from './registry-reader';
import type { ShellAssets } from './shell-build';

interface Wanted {
  assets: ShellAssets;
  language: string;
  remote: LiveRemote | undefined;
  chunk: string | undefined;
}

/** Exactly the files that a cold page needs until it can be used: nothing is found out one after the other. */
export function filesFor({ assets, language, remote, chunk }: Wanted): Files {
  const run = assets.entry.map((file) => `/assets/${file}`);
  const own = (assets.chunks[`texts-${language}`] ?? []).map((file) => ({ href: `/assets/${file}`, cors: false }));
  if (!remote || !chunk) return { run, preload: own };
  const { baseUrl, chunks } = remote.published;
  const names = ['remoteEntry.js', ...(chunks.pages ?? []), ...(chunks[chunk] ?? []), ...(chunks[`texts-${language}`] ?? [])];
  return { run, preload: [...own, ...[...new Set(names)].map((file) => ({ href: baseUrl + file, cors: true }))] };
}
