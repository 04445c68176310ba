import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from './settings';

export interface ShellAssets {
  entry: string[];
  chunks: Record<string, string[]>;
  /** Shared packages with their versions, and the fragments that the shell shows with their props. */
  provides: Record<string, string>;
  uses: Record<string, unknown>;
  files: Record<string, { integrity: string; bytes: number; brotli: number }>;
}

type Renderer = typeof import('../page/render');

/** The shell as webpack built it: its renderer, and the names of its files for browsers. */
export function loadShellBuild(): { renderer: Renderer; assets: ShellAssets; id: string } {
  const assets = JSON.parse(readFileSync(path.join(settings.shellFolder, settings.browserFolder, 'assets.json'), 'utf8')) as ShellAssets;
  const renderer = require(path.join(settings.shellFolder, 'server/render.cjs')) as Renderer;
  const id = assets.entry.map((file) => file.replace(/^.*\.([0-9a-f]{8})\.js$/, '$1')).join('-');
  return { renderer, assets, id };
}
