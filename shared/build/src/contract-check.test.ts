import type * as Check from './contract-check.mjs';

const LANGUAGES = ['en', 'id', 'zh-Hans', 'zh-Hant'];
const contract = {
  texts: ['faults'],
  routes: [{ path: '/cart', chunk: 'cart', titleKey: 'cart.title', texts: ['fares'] }],
  fragments: [{ name: 'MiniCart' }],
  navigation: [],
};
const texts = Object.fromEntries(LANGUAGES.map((language) => [language, { cart: { title: 'Cart' } }]));
const chunks = new Set([
  'pages',
  'cart',
  'MiniCart',
  ...LANGUAGES.flatMap((language) => [`texts-${language}`, `texts-fares-${language}`, `texts-faults-${language}`]),
]);
const good = { contract, chunks, exposed: chunks, texts };

let check: typeof Check;
beforeAll(async () => {
  check = await import('./contract-check.mjs');
});

describe('a contract', () => {
  it('holds when all that it names was built', () => {
    expect(check.contractFaults(good)).toEqual([]);
  });

  it.each([
    ['a route without a chunk', { chunks: new Set([...chunks].filter((name) => name !== 'cart')) }, 'no chunk is named "cart"'],
    ['a fragment that is not exposed', { exposed: new Set(['pages']) }, 'MiniCart.tsx does not exist'],
    ['pages that are not exposed', { exposed: new Set(['MiniCart']) }, 'pages.tsx does not exist'],
    ['a language without texts', { chunks: new Set([...chunks].filter((name) => name !== 'texts-id')) }, 'texts of id'],
    ['a part without texts', { chunks: new Set([...chunks].filter((name) => name !== 'texts-fares-id')) }, 'texts of fares-id'],
    [
      'a part that comes later without texts',
      { chunks: new Set([...chunks].filter((name) => name !== 'texts-faults-id')) },
      'texts of faults-id',
    ],
    ['a title without words', { texts: { ...texts, 'zh-Hant': {} } }, 'has no text in zh-Hant.json'],
  ])('fails for %s', (_what, change, fault) => {
    expect(check.contractFaults({ ...good, ...change }).join('\n')).toContain(fault);
  });
});
