import { REFUSALS } from '@straits/api-contract/refusals';
import en from './en.json';
import id from './id.json';
import zhHans from './zh-Hans.json';
import zhHant from './zh-Hant.json';

const languages: Record<string, object> = { en, id, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

const entriesOf = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : entriesOf(value as object, `${prefix}${key}.`),
  );
const placesIn = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(([place]) => place).sort();

describe.each(Object.entries(languages))('the shell’s texts in %s', (_language, texts) => {
  it('have a word for every refusal of the API', () => {
    expect(Object.keys((texts as typeof en).refusals).sort()).toEqual(Object.keys(REFUSALS).sort());
  });

  it('have the same keys and places as the English ones, and none is empty', () => {
    const english = new Map(entriesOf(en));
    const own = new Map(entriesOf(texts));

    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of own) expect([key, text !== '', placesIn(text)]).toEqual([key, true, placesIn(english.get(key) ?? '')]);
  });
});

it('the English words for refusals are the API’s own', () => {
  expect(en.refusals).toEqual(Object.fromEntries(Object.entries(REFUSALS).map(([code, { message }]) => [code, message])));
});
