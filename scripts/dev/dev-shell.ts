import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { root } from '../addresses';
import { sourceHash, TARGETS, type Target } from '../build-targets';
import { loadKit } from '../workspace-builds';
import { devFolder } from './written-remote';

const stamp = path.join(devFolder, 'shell.hash');
const result = path.join(root, 'shell/dist/dev/assets.json');

export const shellTarget = TARGETS.find(({ name }) => name === 'shell') as Target;
export const shellHash = () => sourceHash(shellTarget);
export const isDevShellFresh = (hash: string) => existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

/** The shell with React's development build, into which a remote can be refreshed. Built once for the same sources. */
export async function buildDevShell(): Promise<void> {
  const hash = shellHash();
  if (isDevShellFresh(hash)) return;
  console.log('Building the shell for development …');
  const kit = await loadKit();
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(kit.shellInDevelopment());
    compiler?.run((error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      compiler.close(() => resolve());
    });
  });
  mkdirSync(devFolder, { recursive: true });
  writeFileSync(stamp, hash);
}
