import path from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { root } from './install.mjs';

// What tsc finds, and what ESLint does. The rules that know types ask the compiler for most of what tsc has just worked out: with one program for
// both, a fresh clone is checked in two thirds of the time. Where it was checked before, each by itself is quicker, by what it kept.
// Other words than none: a TypeScript configuration, and what of it is linted.
const [configuration = 'tsconfig.json', ...linted] = process.argv.slice(2);

const words = { getCurrentDirectory: () => root, getCanonicalFileName: (name) => name, getNewLine: () => '\n' };

function programOf() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (found) => sayTypes([found]) };
  const { options, fileNames, errors } = ts.getParsedCommandLineOfConfigFile(path.join(root, configuration), {}, host);
  return ts.createProgram({ rootNames: fileNames, options: { ...options, incremental: false }, configFileParsingDiagnostics: errors });
}

function sayTypes(found) {
  if (found.length > 0) say(ts.formatDiagnostics(found, words));
}

function say(fault) {
  console.error(fault);
  process.exitCode = 1;
}

async function lint(program) {
  const withTypes = { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false, programs: [program] } } };
  const eslint = new ESLint({ cwd: root, overrideConfig: withTypes });
  const results = await eslint.lintFiles(linted.length > 0 ? linted : '.');
  if (results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0))
    say(await (await eslint.loadFormatter('stylish')).format(results));
}

const program = programOf();
sayTypes(ts.getPreEmitDiagnostics(program));
await lint(program);
