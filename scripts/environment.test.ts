import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Read by our processes, and nothing that an operator sets: of Node, of tests, and of one of our programs for another. */
const NOT_SET = new Set(['NODE_ENV', 'HOME', 'PATH', 'STRAITS_DRAFT', 'SHELL_BROWSER', 'STRAITS_TEST_DATABASE']);

const isSource = (file: string) => /\.ts$/.test(file) && !/\.(test|fixture)\.ts$|(^|\/)(testing|dist)\//.test(file);
const sources = ['api/src', 'shell/src', 'delivery/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter(isSource),
);
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);

it('docs/architecture.md names every variable that an operator may set, and none besides', () => {
  const settings = namesIn(read('api/src/settings.ts').split('});')[0]!, /^ {2}([A-Z][A-Z0-9_]+): z/gm);
  const asked = sources.flatMap((file) => namesIn(read(file), /process\.env(?:\.|\[')([A-Z][A-Z0-9_]*)/g));
  const table = read('docs/architecture.md').split('## Environment')[1]!.split('\n## ')[0]!;
  const named = new Set(namesIn(table, /`(?:\.data\/)?([A-Z][A-Z0-9_]+)(?:=\w+)?`/g));
  const taken = new Set([...settings, ...asked].filter((name) => !NOT_SET.has(name)));

  expect(settings.length).toBeGreaterThan(20);
  expect([...taken].filter((name) => !named.has(name))).toEqual([]);
  // By their remote's name, by their library, by scripts that run all of it, and by commands.
  const elsewhere = /^(ORIGIN_MF_CATALOG|AWS_|DATABASE_URL|STRAITS_PORT|STRAITS_OPS_TOKEN)/;
  expect([...named].filter((name) => !taken.has(name) && !elsewhere.test(name))).toEqual([]);
});
