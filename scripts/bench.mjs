import { ensureInstalled } from './install.mjs';
import { runTypeScript } from './run.mjs';

ensureInstalled();
await runTypeScript('e2e/bench/main.ts');
