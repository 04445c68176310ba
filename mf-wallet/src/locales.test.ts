import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

interface Texts {
  [key: string]: string | Texts;
}
const texts = (language: string) => JSON.parse(readFileSync(path.join(__dirname, 'locales', `${language}.json`), 'utf8')) as Texts;
const keysOf = (part: Texts, prefix = ''): string[] =>
  Object.entries(part).flatMap(([key, value]) => (typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`)));
const valueAt = (part: Texts, key: string) =>
  key.split('.').reduce<string | Texts | undefined>((found, step) => (found as Texts)[step], part) as string;
const marksOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(([mark]) => mark).sort();

const keys = keysOf(texts('en'));

describe.each(['id', 'zh-Hans', 'zh-Hant'])('texts in %s', (language) => {
  const own = texts(language);

  it('are those of English, no more and no less', () => {
    expect(keysOf(own).sort()).toEqual([...keys].sort());
  });

  it('keep the values and links of every sentence', () => {
    expect(keys.filter((key) => marksOf(valueAt(own, key)).join() !== marksOf(valueAt(texts('en'), key)).join())).toEqual([]);
  });
});

/** Every file of this remote but its tests. */
const sources = () =>
  readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
    .join('\n');

describe('texts in the source', () => {
  it('exist for every key that is written out', () => {
    const written = [...sources().matchAll(/\bt\('([a-zA-Z_.-]+)'/g)].map(([, key]) => key ?? '');

    expect(written.filter((key) => !keys.includes(key) && !keys.includes(`${key}_other`))).toEqual([]);
  });
});
