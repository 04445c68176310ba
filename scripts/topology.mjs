import { ensureInstalled } from './install.mjs';
import { run, runTypeScript } from './run.mjs';

ensureInstalled();
const built = await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts']);
if (built === 0) await runTypeScript('e2e/topology/main.ts');
else process.exitCode = built;
