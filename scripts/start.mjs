import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();

const built = await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts']);
if (built !== 0) {
  console.error('\nThe build failed, see above.');
  process.exit(built);
}

// From here on in one process, so that a signal has exactly one place to go to.
const { register } = await import('tsx/cjs/api');
register();
const { createRequire } = await import('node:module');
createRequire(import.meta.url)('./processes.ts');
