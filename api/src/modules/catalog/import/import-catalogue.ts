import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { LANGUAGES } from '@straits/api-contract/constants';
import { countryName } from '../country-names';
import { indexWords } from '../search/search-words.rules';
import type { StoredPicture } from '../texts.rules';
import { findRepeats, findTakenIds, findUnknownNames, findUnknownStates } from './import-checks.rules';
import type { CatalogueImport, ImportProblem, ProductImport } from './import-format';
import type { LocalText, PictureSource } from './import-values';
import {
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
import { mergeProducts, type ChangedProduct } from './merge-products';
import { analyzeCatalogue, prepareImport } from './merge.sql';
import { byLanguage } from './option-rows.rules';
import type { ImportContext } from './product-rows.rules';

export interface ImportOptions {
  /** The day that relative dates count from. */
  today: string;
  /** The stored form of a picture of the file; pictures are made before, since drawing and shrinking them takes longest. */
  pictureOf: (source: PictureSource, name: LocalText) => StoredPicture;
  /** Products of the supplier that are not in the file are withdrawn; otherwise they are left alone. */
  withdrawMissing?: boolean;
  /** Prices on sale that change by more than this are listed, and refused unless they are accepted; left out, no price is compared. */
  priceChangePercent?: number;
  acceptPriceChanges?: boolean;
  /** Does everything, then takes it back. */
  dryRun?: boolean;
}

export type ImportOutcome =
  | {
      ok: true;
      added: number;
      changed: number;
      unchanged: number;
      withdrawn: number;
      warnings: ImportProblem[];
      priceChanges: ImportProblem[];
    }
  | { ok: false; problems: ImportProblem[]; priceChanges?: ImportProblem[] };

/** Ends the transaction with what is wrong with the file. */
class Refused extends Error {
  constructor(
    readonly problems: ImportProblem[],
    readonly priceChanges: ImportProblem[] = [],
  ) {
    super('the import is refused');
  }
}
const refuseIfAny = (problems: ImportProblem[]) => {
  if (problems.length > 0) throw new Refused(problems);
};

// Raised when the same file would be kept in another form: the hashes of earlier imports then match no more.
const FORM = 2;

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

function changedOnly(products: ProductImport[], known: KnownProduct[], context: ImportContext): ChangedProduct[] {
  const hashes = new Map(known.map(({ id, hash }) => [id, hash]));
  return products
    .map((product) => ({
      product,
      hash: hashOf(product, surroundingsOf(product, context), context.today),
      isKnown: hashes.has(product.id),
    }))
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
  if (changed.length === 0) return { ok: true, added: 0, changed: 0, unchanged, withdrawn, warnings: [], priceChanges: [] };
  const { problems, ...merged } = await mergeProducts(client, {
    products: changed,
    supplierId,
    context,
    priceChangePercent: options.priceChangePercent,
  });
  refuseIfAny(problems);
  if (merged.priceChanges.length > 0 && !options.acceptPriceChanges && !options.dryRun) throw new Refused([], merged.priceChanges);
  if (merged.added + merged.changed > 100) await analyzeCatalogue(client);
  return { ok: true, ...merged, unchanged, withdrawn };
}

/**
 * Takes a checked catalogue over in one transaction: all of it or nothing. Products are known by the supplier's and their own code, so the same
 * file twice changes nothing, and a changed file changes what differs. What travellers hold or have bought stays theirs: see refreshStock.
 */
export async function importCatalogue(pool: Pool, catalogue: CatalogueImport, options: ImportOptions): Promise<ImportOutcome> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await prepareImport(client);
    const outcome = await importInTransaction(client, catalogue, options);
    await client.query(options.dryRun ? 'rollback' : 'commit');
    return outcome;
  } catch (error) {
    await client.query('rollback');
    if (error instanceof Refused) return { ok: false, problems: error.problems, priceChanges: error.priceChanges };
    throw error;
  } finally {
    client.release();
  }
}
