import type { Db } from '../../../database/connection';
import { breathe } from './breathe';
import { findProductWords, findWordsVersion } from './snapshot.sql';
import { createWordIndex, type WordIndex } from './word-index';

/** Products that are read and taken in at once: some milliseconds, so that nobody waits for long meanwhile. */
const STEP = 2_000;

/** The index of the catalogue's words; the one `before` while no word has changed. */
export async function readWordIndex(db: Db, before?: WordIndex): Promise<WordIndex> {
  const version = await findWordsVersion(db);
  if (before?.version === version) return before;
  const index = createWordIndex(version);
  for (let after = 0; ;) {
    const products = await findProductWords(db, after, STEP);
    for (const product of products) index.add(product);
    if (products.length < STEP) break;
    after = products.at(-1)!.no;
  }
  await breathe();
  return index.finish();
}
