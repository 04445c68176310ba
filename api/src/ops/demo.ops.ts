import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { localDateIn } from '../clock';
import { demoCatalogue } from '../demo/demo-catalogue';
import type { Deps } from '../deps';
import { importCatalogue } from '../modules/catalog/import/import-catalogue';
import type { CatalogueImport } from '../modules/catalog/import/import-format';
import { validateCatalogue } from '../modules/catalog/import/validate-catalogue';
import { findCompanyName, findDemoMark, isDemonstration, lockShop, markDemonstration } from '../modules/shop';
import { report, SHOP_ZONE } from './catalogue.ops';
import { makePictures } from './catalogue-pictures';
import { areDemoProductsMarked, markDemoProducts, stillOurs } from './demo-products.sql';
import { loadReviewPhotos } from './demo-review-photos.sql';
import { loadCompany, loadCurrencies, loadPeople } from './demo-shop.sql';
import { loadWallet } from './demo-wallet';
import type { OpsCommand, OpsContext } from './ops-command';

/** The catalogue as it is for today, checked like anybody's file. */
function checked(catalogue: CatalogueImport): CatalogueImport {
  const outcome = validateCatalogue(catalogue);
  if (!outcome.ok) throw new Error(`the demonstration catalogue is not right: ${JSON.stringify(outcome.findings.slice(0, 5))}`);
  return outcome.catalogue;
}

const markOf = (catalogue: CatalogueImport, today: string) =>
  createHash('sha256')
    .update(`${today} ${JSON.stringify(catalogue)}`)
    .digest('hex');

/** The data folder may have been thrown away while the database stayed. */
async function hasPictures(deps: Deps): Promise<boolean> {
  const { rows } = await sql<{ src: string; width: number }>`
    select distinct picture ->> 'src' as src, (picture -> 'widths' ->> 0)::int as width from products, jsonb_array_elements(pictures) as picture
    where picture ->> 'src' like '/media/%'`.execute(deps.db);
  return rows.every(({ src, width }) => existsSync(path.join(deps.settings.dataDir, `${src}-${width}.webp`)));
}

/**
 * The company, its currencies and people, once: what becomes of them afterwards is whoever changes them. Answers the name of the company whose own shop
 * this is instead, where it is one.
 */
async function loadShop(deps: Deps): Promise<string | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    await lockShop(trx);
    if (await isDemonstration(trx)) return undefined;
    const owner = await findCompanyName(trx);
    if (owner !== undefined) return owner;
    await loadCurrencies(trx);
    await loadCompany(trx);
    await loadWallet(trx, await loadPeople(trx, deps.clock.now()), deps.clock.now());
    // In the same transaction: when the rest is interrupted, the next run goes on.
    await markDemonstration(trx, 'begun');
    return undefined;
  });
}

interface Loading {
  catalogueOf: typeof demoCatalogue;
  make: typeof makePictures;
}

/** Loads what is still the demonstration's own, and writes down how it looks. */
async function loadCatalogue(
  { deps, print }: OpsContext,
  { whole, today, make }: Pick<Loading, 'make'> & { whole: CatalogueImport; today: string },
): Promise<number> {
  const catalogue = await stillOurs(deps.db, whole);
  const ids = catalogue.products.map(({ id }) => id);
  if (ids.length < whole.products.length)
    print(`${whole.products.length - ids.length} products were changed or deleted here: they stay as they are.`);
  if (ids.length === 0) return 0;
  const pictureOf = await make({ catalogue, settings: deps.settings, print });
  const outcome = await importCatalogue(deps.connection.pool, catalogue, { today, pictureOf });
  const code = report(print, outcome, false);
  if (!outcome.ok) return code;
  await loadReviewPhotos(deps, ids);
  await markDemoProducts(deps.db, ids);
  return code;
}

async function load(context: OpsContext, { catalogueOf, make }: Loading): Promise<number> {
  const { deps, print } = context;
  const owner = await loadShop(deps);
  if (owner !== undefined) {
    print(`This is the shop of ${owner}: the demonstration is not loaded into it.`);
    return 1;
  }
  const today = localDateIn(deps.clock.now(), SHOP_ZONE);
  const catalogue = checked(catalogueOf(today));
  const [mark, before] = [markOf(catalogue, today), await findDemoMark(deps.db)];
  if (before === mark && (await hasPictures(deps))) {
    print('The demonstration is loaded and up to date.');
    return 0;
  }
  // Loaded by a version that did not write down its products: how they are now is how it left them.
  if (before !== 'begun' && !(await areDemoProductsMarked(deps.db)))
    await markDemoProducts(
      deps.db,
      catalogue.products.map(({ id }) => id),
    );
  const code = await loadCatalogue(context, { whole: catalogue, today, make });
  if (code === 0) await markDemonstration(deps.db, mark);
  return code;
}

/** `make` draws the pictures of the catalogue. */
export const demoLoad = (loading: Loading): OpsCommand => ({
  name: 'demo load',
  usage: '',
  summary: 'load the demonstration, or bring its dates to today; never into a shop that has its own company',
  words: 0,
  run: (context) => load(context, loading),
});

export const demoOps: OpsCommand[] = [demoLoad({ catalogueOf: demoCatalogue, make: makePictures })];
