import type { Files } from './document';
import type { ShellAssets } from './shell-build';
import type { LiveRemote } from './version-set.rules';

interface Wanted {
  assets: ShellAssets;
  language: string;
  remote: LiveRemote | undefined;
  chunk: string | undefined;
  /** Parts of the remote's texts. */
  parts: string[];
}

/** Exactly the files that a cold page needs until it can be used: nothing is found out one after the other. */
export function filesFor({ assets, language, remote, chunk, parts }: Wanted): Files {
  const run = assets.entry.map((file) => ({ href: `/assets/${file}`, integrity: assets.files[file]?.integrity }));
  const own = (assets.chunks[`texts-${language}`] ?? []).map((file) => ({
    href: `/assets/${file}`,
    cors: false,
    integrity: assets.files[file]?.integrity,
  }));
  if (!remote || !chunk) return { run, preload: own };
  const { baseUrl, chunks, files } = remote.published;
  const texts = [language, ...parts.map((part) => `${part}-${language}`)].flatMap((name) => chunks[`texts-${name}`] ?? []);
  const names = ['remoteEntry.js', ...(chunks.pages ?? []), ...(chunks[chunk] ?? []), ...texts];
  const theirs = [...new Set(names)].map((file) => ({ href: baseUrl + file, cors: true, integrity: files[file]?.integrity }));
  return { run, preload: [...own, ...theirs] };
}
