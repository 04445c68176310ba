import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const bin = (file) => path.join(root, 'node_modules', file);

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const workspaces = ['shell', ...remotes, 'shared', 'api', 'delivery', 'e2e', 'scripts'];

/** Each counts as one test. In pairs that fill two cores: the slow ones begin. */
const checks = [
  { name: 'types and lint', words: [bin('oxlint/bin/oxlint'), '--config', 'oxlint.config.mjs'] },
  {
    name: 'architecture rules',
    words: [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      ...workspaces,
    ],
  },
  { name: 'use of effector', words: [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'] },
  { name: 'unused files and exports', words: [bin('knip/bin/knip.js'), '--no-progress'] },
  { name: 'formatting', words: [bin('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'one version of each library', words: [bin('sherif/index.js'), '--ignore-rule', 'root-package-manager-field'] },
  { name: 'composition by its schema', words: [bin('dclint/bin/dclint.cjs'), 'docker-compose.yml', '--max-warnings', '0'] },
];

// Tests take what is built here: that of a new remote the shell, the journeys all.
const BUILD = ['--import', 'tsx', 'scripts/build.ts'];
const buildAll = { name: 'build', words: BUILD, env: { STRAITS_DATA: path.join(root, '.cache/e2e') } };
const buildShell = { name: 'build of the shell', words: [...BUILD, 'shell'] };

/** Runs the static checks two at a time and says which fail and why; `again` where they are run over and over while somebody writes. */
export async function runStaticChecks({ again = false } = {}) {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const waiting = [...checks, again ? buildShell : buildAll];
  const sum = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const began = Date.now();
      const { code, output } = await capture(check);
      const took = `${((Date.now() - began) / 1000).toFixed(0)} s`;
      if (code === 0) sum.passed += 1;
      else sum.failed += 1;
      console.log(code === 0 ? `✓ ${check.name} (${took})` : `✗ ${check.name} (${took})\n${indent(output)}`);
    }
  };
  await Promise.all([worker(), worker()]);
  return sum;
}

/** Runs jest over all files of its projects, in groups, and reads its sums. A suite that cannot even load counts as a failed test. */
export async function runJest(...words) {
  const report = path.join(root, '.cache', `jest-${process.pid}.json`);
  await show([bin('jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...words], { STRAITS_TESTS: 'whole' });
  const result = takeReport(report);
  if (!result) return { passed: 0, failed: 1 };
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites };
}

/** Runs the journeys in the browser and reads their sums. */
export async function runJourneys() {
  const report = path.join(root, '.cache', `journeys-${process.pid}.json`);
  const words = [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'];
  await show(words, { STRAITS_E2E_REPORT: report });
  const stats = takeReport(report);
  if (!stats?.stats) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected, skipped } = stats.stats;
  // None is skipped on purpose: one that did not run, because what it follows failed, has not passed.
  return { passed: expected + flaky, failed: unexpected + skipped + stats.errors.length };
}

function takeReport(file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return report;
}

function capture({ words, env = {} }) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code, output }));
  });
}

// The report goes to a file; of jest's own words only the table of tests on stderr is for people.
function show(words, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('close', resolve);
  });
}

function indent(text) {
  return text.trim().replaceAll(/^/gm, '    ');
}
