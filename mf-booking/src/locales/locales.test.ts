import english from './en.json';
import indonesian from './id.json';
import simplified from './zh-Hans.json';
import traditional from './zh-Hant.json';

type Texts = { [key: string]: string | Texts };
const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
// Languages without a plural have one form only.
const keysOf = (texts: Texts) =>
  flat(texts)
    .map(([key]) => key)
    .filter((key) => !key.endsWith('_one'));
const placesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const others = { indonesian, simplified, traditional };

describe.each(Object.entries(others))('the %s texts', (_, texts) => {
  it('say everything that the English ones say', () => {
    expect(keysOf(texts).sort()).toEqual(keysOf(english).sort());
  });

  it('name the same values', () => {
    const own = new Map(flat(texts));

    for (const [key, text] of flat(english)) if (own.has(key)) expect([key, placesOf(own.get(key) ?? '')]).toEqual([key, placesOf(text)]);
  });

  it('are not English by accident', () => {
    const words = new Map(flat(english));
    const same = flat(texts).filter(([key, text]) => words.get(key) === text && /[a-z]{4}/i.test(text.replaceAll(/\{\{\w+\}\}/g, '')));

    expect(same.map(([key]) => key).filter((key) => !/^card\.brand\.|^cart\.subtotal$|^transfer\.bank$|^price\.total$/.test(key))).toEqual(
      [],
    );
  });
});
