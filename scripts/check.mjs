import { ensureInstalled } from './install.mjs';
import { runJest, runStaticChecks } from './checks.mjs';

ensureInstalled();

const sums = [await runStaticChecks({ again: true }), await runJest('--selectProjects', 'unit', 'component', '--passWithNoTests')];
const total = (key) => sums.reduce((sum, each) => sum + each[key], 0);
process.exitCode = total('failed') === 0 ? 0 : 1;
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
