import { ensureInstalled } from './install.mjs';
import { ensureBrowser, ensureTools } from './browser.mjs';
import { runJest, runJourneys, runStaticChecks } from './checks.mjs';

ensureInstalled();
const withoutBrowser = ensureBrowser();
const withoutTools = ensureTools();
if (withoutTools) console.error(withoutTools);

heading('Checks');
const sums = [await runStaticChecks()];
heading('Unit, component and API tests');
sums.push(await runJest());
heading('Journeys in the browser');
if (withoutBrowser) {
  console.error(withoutBrowser);
  sums.push({ passed: 0, failed: 1 });
} else {
  sums.push(await runJourneys());
}

const total = (key) => sums.reduce((sum, each) => sum + each[key], 0);
process.exitCode = total('failed') === 0 ? 0 : 1;
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);

function heading(words) {
  console.log(`\n— ${words}\n`);
}
