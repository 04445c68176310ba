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
import { report, SHOP_ZONE } from './catalogue.ops';
import { makePictures } from './catalogue-pictures';
import { loadReviewPhotos } from './demo-review-photos.sql';
import { loadCompany, loadCurrencies, loadPeople } from './demo-shop.sql';
import { loadWallet } from './demo-wallet';
import type { OpsCommand, OpsContext } from './ops-command';

const MARK = 'demo load';

/** The catalogue as it is for today, checked like anybody's file. */
function catalogueFor(today: string): CatalogueImport {
  const checked = validateCatalogue(demoCatalogue(today));
  if (!checked.ok) throw new Error(`the demonstration catalogue is not right: ${JSON.stringify(checked.findings.slice(0, 5))}`);
  return checked.catalogue;
}

const markOf = (catalogue: CatalogueImport, today: string) =>
  createHash('sha256')
    .update(`${today} ${JSON.stringify(catalogue)}`)
    .digest('hex');

async function findMark(deps: Deps): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`select value from ops_marks where name = ${MARK}`.execute(deps.db);
  return rows[0]?.value;
}

/** The data folder may have been thrown away while the database stayed. */
async function hasPictures(deps: Deps): Promise<boolean> {
  const { rows } = await sql<{ src: string; width: number }>`
    select distinct picture ->> 'src' as src, (picture -> 'widths' ->> 0)::int as width from products, jsonb_array_elements(pictures) as picture
    where picture ->> 'src' like '/media/%'`.execute(deps.db);
  return rows.every(({ src, width }) => existsSync(path.join(deps.settings.dataDir, `${src}-${width}.webp`)));
}

/** A shop of its own: has a company, but never had the demonstration. */
async function isSomebodysShop(deps: Deps): Promise<boolean> {
  if (await findMark(deps)) return false;
  const { rows } = await sql`select from companies limit 1`.execute(deps.db);
  return rows.length > 0;
}

async function loadShop(deps: Deps) {
  await deps.db.transaction().execute(async (trx) => {
    await loadCurrencies(trx);
    await loadCompany(trx);
    const agencyId = await loadPeople(trx, deps.clock.now());
    if (agencyId) await loadWallet(trx, agencyId, deps.clock.now());
    // Also when the rest is interrupted: the next run goes on.
    await sql`insert into ops_marks (name, value) values (${MARK}, 'begun') on conflict do nothing`.execute(trx);
  });
}

async function load({ deps, print }: OpsContext): Promise<number> {
  if (await isSomebodysShop(deps)) {
    print('This database belongs to a shop already: the demonstration is left out.');
    return 0;
  }
  const today = localDateIn(deps.clock.now(), SHOP_ZONE);
  const catalogue = catalogueFor(today);
  const mark = markOf(catalogue, today);
  if ((await findMark(deps)) === mark && (await hasPictures(deps))) {
    print('The demonstration is loaded and up to date.');
    return 0;
  }
  await loadShop(deps);
  const pictureOf = await makePictures({ catalogue, settings: deps.settings, print });
  const outcome = await importCatalogue(deps.connection.pool, catalogue, { today, pictureOf, withdrawMissing: true });
  const code = report(print, outcome, false);
  if (outcome.ok) {
    await loadReviewPhotos(deps);
    await sql`insert into ops_marks (name, value) values (${MARK}, ${mark}) on conflict (name) do update set value = excluded.value`.execute(
      deps.db,
    );
  }
  return code;
}

const loadCommand: OpsCommand = {
  name: 'demo load',
  usage: '',
  summary: 'load the demonstration, or bring its dates to today; quick when it is loaded',
  words: 0,
  run: load,
};

export const demoOps: OpsCommand[] = [loadCommand];
