import { spawn } from 'node:child_process';
import { root } from './install.mjs';

/** Runs a program of ours, with what the user typed after the command, and ends as it ends. */
export async function runTypeScript(file, words = process.argv.slice(2)) {
  process.exitCode = await run(process.execPath, ['--import', 'tsx', file, ...words]);
}

/** Runs a command with this terminal; answers with its exit code. */
export function run(command, words, { env } = {}) {
  const child = spawn(command, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  // The terminal sends Ctrl-C to the child as well; it decides how to end, and we wait for it.
  const wait = () => undefined;
  const passOn = () => child.kill('SIGTERM');
  process.on('SIGINT', wait);
  process.on('SIGTERM', passOn);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', wait);
      process.off('SIGTERM', passOn);
      resolve(code ?? 1);
    });
  });
}
