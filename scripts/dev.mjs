import { ensureInstalled } from './install.mjs';
import { runTypeScript } from './run.mjs';

ensureInstalled();
await runTypeScript('scripts/dev.ts');
