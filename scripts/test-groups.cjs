const { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

// Loading React, jsdom or the whole API takes a test file a second, mostly more than its tests. A whole run puts files of one place into groups, which load
// once what their files share (decision 0190). `npx jest FILE` runs a file by itself as ever.

const root = path.resolve(__dirname, '..');
const folder = path.join(root, '.cache', `test-groups-${process.pid}`);

/** Bytes of tests in a group: enough that loading is shared, and groups are many enough to fill two cores to the end. */
const GROUP = 60_000;

/** What a file changes for all that run beside it. */
const CHANGES_ALL =
  /jest\.(mock|doMock|resetModules|setTimeout|spyOn|useFakeTimers)\(|@jest-environment|globalThis\.\w+ = |Object\.(assign|defineProperty)\((window|navigator|globalThis)|process\.env\W.* = /;

/** Every test file below the folders, by its place. */
const findTests = (folders, ending) =>
  folders
    .flatMap((name) => readdirSync(path.join(root, name), { recursive: true }).map((file) => path.join(name, file)))
    .filter((file) => file.endsWith(ending) && !/(^|\/)(node_modules|dist)\//.test(file))
    .sort();

/** A file that cannot be loaded fails by its own name; what it left in the page is not there for the next one. */
const describeFile = (file) => `
describe(${JSON.stringify(file)}, () => {
  afterAll(() => {
    if (typeof window === 'undefined') return;
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/');
    window.document.body.replaceChildren();
  });
  try {
    require(${JSON.stringify(path.join(root, file))});
  } catch (error) {
    test('can be loaded', () => {
      throw error;
    });
  }
});
`;

/** Groups of neighbours, in order; `runsAlone` says of which files a group must not be made. */
function groupsOf(files, runsAlone) {
  const groups = [];
  let open;
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (CHANGES_ALL.test(text) || runsAlone(file)) {
      groups.push({ files: [file], size: text.length });
      continue;
    }
    const place = file.split(path.sep)[0];
    if (!open || open.place !== place || open.size + text.length > GROUP) groups.push((open = { place, files: [], size: 0 }));
    open.files.push(file);
    open.size += text.length;
  }
  return groups;
}

/** Writes the groups of a jest project and answers where its tests are: the groups, and the files that run alone. Gone with this process. */
exports.writeGroups = function writeGroups(project, { folders, ending, runsAlone }) {
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return groupsOf(findTests(folders, ending), runsAlone).map(({ files }, index) => {
    if (files.length === 1) return `<rootDir>/${files[0]}`;
    const name = `${project}-${index}.test.js`;
    writeFileSync(path.join(folder, name), files.map(describeFile).join(''));
    return `<rootDir>/${path.relative(root, path.join(folder, name))}`;
  });
};
