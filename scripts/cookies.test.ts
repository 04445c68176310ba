import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import policy from '../mf-catalog/src/privacy-policy/en.json';

const root = path.resolve(__dirname, '..');
const FOLDERS = [
  'shell/src',
  'api/src',
  ...['catalog', 'booking', 'account', 'wallet'].map((name) => `mf-${name}/src`),
  'shared/session/src',
];
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
);
const NOT_OF_A_BROWSER = new Set(['straits_live', 'straits_test', 'straits_requests']);

/** Names of cookies and of what is kept in storage, as our sources write them. */
const names = new Set(
  sources
    .flatMap((source) => [...source.matchAll(/\bstraits_[a-z]+\b/g)].map(([name]) => name))
    .filter((name) => !NOT_OF_A_BROWSER.has(name)),
);

it('the privacy policy names everything that is kept in a browser, so that no banner has to ask', () => {
  const said = JSON.stringify(policy);
  const unsaid = [...names].filter((name) => !said.includes(name));

  // Gone with the tab: the token of a link on its way, for a moment.
  expect(unsaid).toEqual(['straits_token']);
  expect(names.size).toBeGreaterThan(5);
});
