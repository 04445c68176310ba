import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import parser from '@typescript-eslint/parser';
import effector from 'eslint-plugin-effector';

const root = import.meta.dirname;
const isSource = (file) => /^(shell|mf-[^/]+|shared\/[^/]+)\/src\/.*\.tsx?$/.test(file);
/** How a unit of effector comes into a file. A file without one has nothing to look at, and would be read with its types all the same. */
const bringsUnits = /from '(effector|effector-react|patronum|@straits\/(session|proof|testing)|\.[^']*\.model)'/;
const withUnits = ['shell', 'shared', ...readdirSync(root).filter((name) => name.startsWith('mf-'))]
  .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true }).map((file) => path.posix.join(folder, file)))
  .filter((file) => isSource(file) && bringsUnits.test(readFileSync(path.join(root, file), 'utf8')));

/** What effector asks for. Everything else is oxlint's (oxlint.config.mjs), which has no such rules. */
export default [
  { ignores: ['**/*.{js,mjs,cjs}', '**/dist/', '.cache/', '.data/'] },
  {
    files: withUnits,
    linterOptions: { noInlineConfig: true },
    languageOptions: { parser, parserOptions: { projectService: true, tsconfigRootDir: root } },
    ...effector.flatConfigs.recommended,
  },
  { files: withUnits, ...effector.flatConfigs.react },
  { files: withUnits, rules: { 'effector/no-watch': 'error', 'effector/no-getState': 'error' } },
];
