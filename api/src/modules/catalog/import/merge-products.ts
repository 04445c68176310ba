import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { findTakenOptionIds } from './import-checks.rules';
import type { ImportProblem, ProductImport } from './import-format';
import { findKnownOptions } from './import.sql';
import { mergeStaged, type Merged } from './merge.sql';
import type { ProductRows } from './option-rows.rules';
import { findOptionChanges, findUnitChanges } from './price-changes.rules';
import { findChangedOptions, findChangedUnits } from './price-changes.sql';
import { addProductRows, type ImportContext } from './product-rows.rules';
import { refreshStock } from './refresh-stock';
import { analyzeStaging, clearStaging, copyRows, createStaging, STAGING_TABLES } from './staging.sql';

export interface ChangedProduct {
  product: ProductImport;
  hash: string;
  /** It was in the shop before. */
  isKnown: boolean;
}

/** Products that go over at once: enough for the database to work on while the next rows are made, and little enough to keep in memory twice. */
const BATCH = 4_000;
/** Products between two turns for what the database has answered meanwhile. */
const TURN = 100;

async function rowsOf(products: ChangedProduct[], context: ImportContext): Promise<ProductRows> {
  const rows = Object.fromEntries(STAGING_TABLES.map((table) => [table, []])) as unknown as ProductRows;
  for (const [index, product] of products.entries()) {
    addProductRows(rows, product, context);
    if (index % TURN === 0) await nextTurn();
  }
  return rows;
}

export interface MergedProducts extends Merged {
  /** Days that keep more than the file gives. */
  warnings: ImportProblem[];
  /** Prices of products on sale that change beyond the percentage that was asked for. */
  priceChanges: ImportProblem[];
  /** Options that belong elsewhere: where there is one, nothing may be kept. */
  problems: ImportProblem[];
}

interface Batch {
  products: ChangedProduct[];
  rows: ProductRows;
  supplierId: string;
  today: string;
  priceChangePercent: number | undefined;
}

async function mergeBatch(
  client: PoolClient,
  { products, rows, supplierId, today, priceChangePercent }: Batch,
  sum: MergedProducts,
): Promise<void> {
  await clearStaging(client);
  for (const table of STAGING_TABLES) await copyRows(client, table, rows[table]);
  await analyzeStaging(client);
  const taken = await findKnownOptions(client);
  if (taken.length > 0)
    sum.problems.push(
      ...findTakenOptionIds(
        products.map(({ product }) => product),
        taken,
      ),
    );
  if (sum.problems.length > 0) return;
  const isAnyKnown = products.some(({ isKnown }) => isKnown);
  if (isAnyKnown && priceChangePercent !== undefined) {
    sum.priceChanges.push(
      ...findUnitChanges(await findChangedUnits(client), priceChangePercent),
      ...findOptionChanges(await findChangedOptions(client), priceChangePercent),
    );
  }
  const { added, changed } = await mergeStaged(client, { supplierId, isAnyKnown });
  sum.added += added;
  sum.changed += changed;
  if (isAnyKnown) sum.warnings.push(...(await refreshStock(client, today)));
}

/** Writes products, some thousands at a time: while the database takes those, the rows of the next are made. */
export async function mergeProducts(
  client: PoolClient,
  {
    products,
    supplierId,
    context,
    priceChangePercent,
  }: { products: ChangedProduct[]; supplierId: string; context: ImportContext; priceChangePercent: number | undefined },
): Promise<MergedProducts> {
  const sum: MergedProducts = { added: 0, changed: 0, warnings: [], priceChanges: [], problems: [] };
  await createStaging(client);
  let merging = Promise.resolve();
  for (let start = 0; start < products.length; start += BATCH) {
    const batch = products.slice(start, start + BATCH);
    const rows = await rowsOf(batch, context);
    await merging;
    merging = mergeBatch(client, { products: batch, rows, supplierId, today: context.today, priceChangePercent }, sum);
    // Thrown where it is awaited, not in between.
    merging.catch(() => undefined);
  }
  await merging;
  return sum;
}
