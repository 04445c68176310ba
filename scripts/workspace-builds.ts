import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { root } from './addresses';

// These are ES modules, which scripts reach by import() only.
type Kit = typeof import('../shared/build/src/index.mjs');
export const loadKit = () => import(pathToFileURL(path.join(root, 'shared/build/src/index.mjs')).href) as Promise<Kit>;
export const loadConfigurations = async (workspace: string) =>
  ((await import(pathToFileURL(path.join(root, workspace, 'webpack.config.mjs')).href)) as { default: Configuration[] }).default;
