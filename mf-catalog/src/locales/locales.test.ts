import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import en from './en.json';
import id from './id.json';
import simplified from './zh-Hans.json';
import traditional from './zh-Hant.json';

type Texts = { [key: string]: string | Texts };

/** Every key with its plural ending taken off, and its text. */
function flat(texts: Texts, prefix = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}
const bare = (key: string) => key.replace(/_(zero|one|other)$/, '');
const keysOf = (texts: Texts) => new Set([...flat(texts).keys()].map(bare));
const holesOf = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();

function sourcesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return sourcesIn(file);
    return /\.tsx?$/.test(name) && !name.includes('.test.') ? [readFileSync(file, 'utf8')] : [];
  });
}

describe.each([
  ['id', id],
  ['zh-Hans', simplified],
  ['zh-Hant', traditional],
])('the texts in %s', (_, texts) => {
  it('have every text that English has, and no other', () => {
    expect([...keysOf(texts)].sort()).toEqual([...keysOf(en)].sort());
  });

  it('fill in what English fills in', () => {
    const english = flat(en);
    const different = [...flat(texts)].filter(([key, text]) => {
      const counterpart = english.get(key) ?? english.get(`${bare(key)}_other`) ?? '';
      return holesOf(text).join() !== holesOf(counterpart).join();
    });

    expect(different).toEqual([]);
  });

  it('are nowhere English by accident', () => {
    const same = [...flat(texts)].filter(
      ([key, text]) => text === flat(en).get(key) && /[a-z]{4}/i.test(text.replace(/\{\{[^}]*\}\}/g, '')),
    );

    // Names that are written the same in Indonesian.
    expect(
      same
        .map(([key]) => key)
        .filter(
          (key) =>
            !['kind.hotel', 'hotel.checkIn', 'hotel.checkOut', 'ferry.operator', 'country.ID', 'country.MY', 'booking.total'].includes(key),
        ),
    ).toEqual([]);
  });
});

it('every text that the pages name exists', () => {
  const known = keysOf(en);
  const named = sourcesIn(path.join(__dirname, '..')).flatMap((source) => [...source.matchAll(/\bt\('([\w.]+)'/g)].map(([, key]) => key!));

  expect(named.filter((key) => !known.has(key))).toEqual([]);
});
