import { sql } from 'kysely';
import { productInput, seedProducts } from '../../../testing/seed-product';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { readWordIndex } from './read-word-index';
import { createWordIndex, entriesOf, type WordIndex } from './word-index';

const numbersOf = (entries: Int32Array) => Array.from(entries, (entry) => entry >> 1);

describe('the words of products', () => {
  const taken = createWordIndex(1);
  taken.add({ no: 7, inName: 'river zoo', elsewhere: 'singapore 动物' });
  taken.add({ no: 9, inName: 'zoom', elsewhere: '' });
  taken.add({ no: 3, inName: 'bali', elsewhere: 'zoo' });
  const index = taken.finish();

  it('find the products that have a word, and say whether it is in the name', () => {
    expect(Array.from(entriesOf(index, 'zoo', false))).toEqual([7 * 2 + 1, 3 * 2]);
  });

  it.each([
    ['what begins so', 'zoo', true, [7, 3, 9]],
    ['one letter', 'b', true, [3]],
    ['Chinese', '动物', false, [7]],
    ['a word that is not there', 'zo', false, []],
    ['a beginning that is not there', 'x', true, []],
    ['what would stand behind all words', '龥', true, []],
  ])('find %s', (_, word, isBeginning, found) => {
    expect(numbersOf(entriesOf(index, word, isBeginning))).toEqual(found);
  });

  it('forgive errors in words of Latin letters only', () => {
    expect(index.vocabulary).toEqual(['bali', 'river', 'singapore', 'zoo', 'zoom']);
  });

  it('are none in an empty catalogue', () => {
    expect(entriesOf(createWordIndex(1).finish(), 'zoo', true)).toHaveLength(0);
  });
});

describe('reading the words', () => {
  let shop: TestApp;
  let index: WordIndex;
  beforeAll(async () => {
    shop = await startTestApp();
    await seedProducts(shop.deps, [productInput({ id: 'zoo', name: { en: 'River Zoo' } })]);
  });
  beforeEach(async () => void (index = await readWordIndex(shop.deps.db)));
  afterAll(() => shop.close());

  it('keeps the index when a price and a rating change', async () => {
    await sql`update products set price_from_minor = 100, rating = 4.5`.execute(shop.deps.db);

    expect(await readWordIndex(shop.deps.db, index)).toBe(index);
  });

  it('reads a product that has come, and one whose name is another', async () => {
    await seedProducts(shop.deps, [
      productInput({ id: 'zoo', name: { en: 'Night Safari' } }),
      productInput({ id: 'reef', name: { en: 'Coral Reef' } }),
    ]);

    const next = await readWordIndex(shop.deps.db, index);

    expect(entriesOf(index, 'zoo', false)).toHaveLength(1);
    expect(['zoo', 'safari', 'coral'].map((word) => entriesOf(next, word, false).length)).toEqual([0, 1, 1]);
  });

  it('reads that a product is gone', async () => {
    await sql`delete from product_words`.execute(shop.deps.db);

    expect((await readWordIndex(shop.deps.db, index)).words).toEqual([]);
  });
});
