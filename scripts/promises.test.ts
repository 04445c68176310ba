import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './addresses';

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const numbersIn = (text: string) => new Set(text.match(/MFE-\d{3}/g) ?? []);
const sourcesUnder = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

it('tells of every numbered failure what to do about it, and of none that cannot come', () => {
  const sources = ['shell/src', 'shared/federation/src', 'shared/remote-contract/src', 'delivery/src'].flatMap(sourcesUnder);
  const thrown = numbersIn(sources.map(textOf).join('\n'));
  const told = numbersIn(textOf('docs/runbooks/remote-failures.md'));

  expect([...thrown].sort()).toEqual([...told].sort());
});

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'contract.json')));

it.each(remotes)('holds what %s gives to others against what they take', (remote) => {
  const { fragments } = JSON.parse(textOf(`${remote}/contract.json`)) as { fragments: { name: string }[] };
  const test = path.join(remote, 'src/exposed/conformance.test.tsx');
  const held = existsSync(path.join(root, test)) ? textOf(test) : '';

  expect(fragments.filter(({ name }) => !held.includes(`./${name}'`))).toEqual([]);
});
