import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { LANGUAGES } from '@straits/api-contract/constants';
import { countryName } from '../country-names';
import { indexWords } from '../search/search-words.rules';
import type { StoredPicture } from '../texts.rules';
import { findRepeats, findTakenIds, findTakenOptionIds, findUnknownNames, findUnknownStates } from './import-checks.rules';
import type { CatalogueImport, ImportProblem, ProductImport } from './import-format';
import type { LocalText, PictureSource } from './import-values';
import {
  findKnownOptions,
  findKnownProducts,
  findSurroundings,
  lockImports,
  mergeCategories,
  mergePlaces,
  mergeStates,
  mergeSupplier,
  withdrawOthers,
  type KnownProduct,
  type Surroundings,
} from './import.sql';
import { analyzeCatalogue, deferIndexing, mergeStaged } from './merge.sql';
import { byLanguage, type ProductRows } from './option-rows.rules';
import { addProductRows, type ImportContext } from './product-rows.rules';
import { refreshStock } from './refresh-stock';
import { copyRows, createStaging, STAGING_TABLES } from './staging.sql';

export interface ImportOptions {
  /** The day that relative dates count from. */
  today: string;
  /** The stored form of a picture of the file; pictures are made before, since drawing and shrinking them takes longest. */
  pictureOf: (source: PictureSource, name: LocalText) => StoredPicture;
  /** Products of the supplier that are not in the file are withdrawn; otherwise they are left alone. */
  withdrawMissing?: boolean;
  /** Does everything, then takes it back. */
  dryRun?: boolean;
}

export type ImportOutcome =
  | { ok: true; added: number; changed: number; unchanged: number; withdrawn: number; warnings: ImportProblem[] }
  | { ok: false; problems: ImportProblem[] };

/** Ends the transaction with what is wrong with the file. */
class Refused extends Error {
  constructor(readonly problems: ImportProblem[]) {
    super('the import is refused');
  }
}
const refuseIfAny = (problems: ImportProblem[]) => {
  if (problems.length > 0) throw new Refused(problems.slice(0, 200));
};

// Raised when the same file would be kept in another form: the hashes of earlier imports then match no more.
const FORM = 1;
const BATCH = 1_000;

const hashOf = (product: ProductImport, around: string, today: string) =>
  createHash('sha1')
    .update(`${FORM} ${today} ${around} ${JSON.stringify(product)}`)
    .digest('base64');

function contextOf(known: Surroundings, options: ImportOptions): ImportContext {
  return {
    today: options.today,
    shopCurrency: known.shopCurrency,
    placeWords: new Map(
      known.places.map(({ id, texts, stateTexts, country }) => [
        id,
        indexWords(LANGUAGES.map((lang) => `${texts[lang] ?? ''} ${stateTexts[lang]?.name ?? ''} ${countryName(country, lang)}`).join(' ')),
      ]),
    ),
    categoryWords: new Map(known.categories.map(({ id, texts }) => [id, indexWords(Object.values(texts).join(' '))])),
    pictureOf: options.pictureOf,
  };
}

const surroundingsOf = (product: ProductImport, context: ImportContext) =>
  `${context.placeWords.get(product.placeId)?.join(' ')} ${product.categoryIds.map((id) => context.categoryWords.get(id)?.join(' ')).join(' ')}`;

async function mergeFrame(client: PoolClient, catalogue: CatalogueImport, options: ImportOptions) {
  const supplierId = await mergeSupplier(client, catalogue.supplier);
  await mergeStates(
    client,
    catalogue.states.map(({ id, country, name, intro, picture }) => ({
      id,
      country,
      texts: byLanguage((lang) => ({ name: name[lang], intro: intro[lang] })),
      picture: picture && options.pictureOf(picture, name),
    })),
  );
  await mergePlaces(client, catalogue.places);
  await mergeCategories(client, catalogue.categories);
  return supplierId;
}

async function copyBatch(client: PoolClient, rows: ProductRows) {
  for (const table of STAGING_TABLES) await copyRows(client, table, rows[table]);
}

async function stageProducts(client: PoolClient, products: { product: ProductImport; hash: string }[], context: ImportContext) {
  const vocabulary = new Set<string>();
  await createStaging(client);
  let copying = Promise.resolve();
  for (let start = 0; start < products.length; start += BATCH) {
    const rows = Object.fromEntries(STAGING_TABLES.map((table) => [table, []])) as unknown as ProductRows;
    for (const product of products.slice(start, start + BATCH)) addProductRows(rows, vocabulary, product, context);
    // The next rows are made while the database takes these.
    await copying;
    copying = copyBatch(client, rows);
  }
  await copying;
  await copyRows(
    client,
    'in_vocabulary',
    [...vocabulary].map((word) => [word]),
  );
}

function changedOnly(products: ProductImport[], known: KnownProduct[], context: ImportContext) {
  const hashes = new Map(known.map(({ id, hash }) => [id, hash]));
  return products
    .map((product) => ({ product, hash: hashOf(product, surroundingsOf(product, context), context.today) }))
    .filter(({ product, hash }) => hashes.get(product.id) !== hash);
}

async function importInTransaction(client: PoolClient, catalogue: CatalogueImport, options: ImportOptions): Promise<ImportOutcome> {
  await lockImports(client);
  refuseIfAny(findRepeats(catalogue));
  refuseIfAny(findUnknownStates(catalogue, (await findSurroundings(client)).states));
  const supplierId = await mergeFrame(client, catalogue, options);
  const surroundings = await findSurroundings(client);
  refuseIfAny(findUnknownNames(catalogue, surroundings));
  const known = await findKnownProducts(
    client,
    supplierId,
    catalogue.products.map(({ id }) => id),
  );
  refuseIfAny(findTakenIds(catalogue.products, known, supplierId));
  const context = contextOf(surroundings, options);
  const changed = changedOnly(catalogue.products, known, context);
  const withdrawn = options.withdrawMissing
    ? await withdrawOthers(
        client,
        supplierId,
        catalogue.products.map(({ code }) => code),
      )
    : 0;
  const unchanged = catalogue.products.length - changed.length;
  if (changed.length === 0) return { ok: true, added: 0, changed: 0, unchanged, withdrawn, warnings: [] };
  await stageProducts(client, changed, context);
  refuseIfAny(findTakenOptionIds(catalogue.products, await findKnownOptions(client)));
  const counts = await mergeStaged(client, supplierId);
  return { ok: true, ...counts, unchanged, withdrawn, warnings: await refreshStock(client, options.today) };
}

/**
 * Takes a checked catalogue over in one transaction: all of it or nothing. Products are known by the supplier's and their own code, so the same
 * file twice changes nothing, and a changed file changes what differs. What travellers hold or have bought stays theirs: see refreshStock.
 */
export async function importCatalogue(pool: Pool, catalogue: CatalogueImport, options: ImportOptions): Promise<ImportOutcome> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await deferIndexing(client);
    const outcome = await importInTransaction(client, catalogue, options);
    await client.query(options.dryRun ? 'rollback' : 'commit');
    if (outcome.ok && outcome.added + outcome.changed > 100 && !options.dryRun) await analyzeCatalogue(client);
    return outcome;
  } catch (error) {
    await client.query('rollback');
    if (error instanceof Refused) return { ok: false, problems: error.problems };
    throw error;
  } finally {
    client.release();
  }
}
