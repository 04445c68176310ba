import type { SearchScope, SortOrder } from '@straits/api-contract';
import { LANGUAGES, type Language } from '@straits/api-contract/constants';
import type { Db } from '../../../database/connection';
import { convert, findCurrencies } from '../../shop';
import type { Currencies } from '../../shop';
import { breathe } from './breathe';
import { readWordIndex } from './read-word-index';
import { categoryColumns, columnsOf } from './snapshot-columns';
import {
  findProductCategories,
  findSnapshotOptions,
  findSnapshotPlaces,
  findSnapshotProducts,
  NAME_END,
  type SnapshotOption,
  type SnapshotPlaces,
  type SnapshotProduct,
} from './snapshot.sql';
import type { WordIndex } from './word-index';

/**
 * The columns of all active products that search filters, counts and sorts by, kept in each API process: counting facets over 100,000 products
 * takes milliseconds here and hundreds of them in SQL (decision 0011). PostgreSQL stays the truth: a snapshot belongs to one version of the
 * catalogue, and is read anew before the first answer after the version has risen.
 */
export interface Snapshot extends SnapshotPlaces {
  version: number;
  currencies: Currencies;
  products: SnapshotProduct[];
  /** Row of a product's number; -1 for those not sold. */
  rowOf: Int32Array;
  kind: Uint8Array;
  /** Positions in `countries`, `states`, `places` and `categories`. */
  country: Uint16Array;
  state: Uint16Array;
  place: Uint16Array;
  /** Categories of a row: `category` from `categoryFrom[row]` to before `categoryFrom[row + 1]`. */
  category: Uint16Array;
  categoryFrom: Int32Array;
  countries: string[];
  /** NaN when nobody has rated. */
  rating: Float32Array;
  /** Which of RATING_STEPS a rating reaches; their number when it reaches none. */
  ratingStep: Uint8Array;
  instant: Uint8Array;
  freeCancellation: Uint8Array;
  latitude: Float64Array;
  longitude: Float64Array;
  options: SnapshotOption[][];
  words: WordIndex;
  /** Prices in a currency's minor units; NaN where nothing is priced. */
  pricesIn(currency: string): Float64Array;
  /** Rows of a kind, or of all, in an order, and the key that orders them. */
  orderOf(kind: SearchScope, sort: SortOrder): Int32Array;
  keyOf(row: number, sort: SortOrder): number[];
  nameOf(row: number, lang: Language): string;
  /** Row of a product's id; -1 when it is not sold. */
  findRow(id: string): number;
}

const LAST = 1e15;

type Key = (product: SnapshotProduct, price: number) => number;
const keys: Record<SortOrder, Key[]> = {
  recommended: [(product) => product.rank ?? LAST, (product) => -product.popularity, (product) => -Number(product.rating ?? 0)],
  price: [(_, price) => (Number.isNaN(price) ? LAST : price)],
  price_desc: [(_, price) => (Number.isNaN(price) ? LAST : -price)],
  rating: [(product) => -Number(product.rating ?? 0), (product) => -product.ratingCount],
  popularity: [(product) => -product.popularity],
};

/** By numbers, then by id: the same order everywhere, so that a cursor finds its place again. */
export function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < a.length; index += 1) {
    const difference = a[index]! - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function createPrices(products: SnapshotProduct[], currencies: Currencies) {
  const known = new Map<string, Float64Array>();
  return (currency: string) => {
    const found = known.get(currency);
    if (found) return found;
    const prices = Float64Array.from(products, (product) =>
      product.priceMinor === null ? NaN : convert({ amount: product.priceMinor, currency: product.currency }, currency, currencies).amount,
    );
    known.set(currency, prices);
    return prices;
  };
}

function createOrders(products: SnapshotProduct[], prices: () => Float64Array) {
  const columns = new Map<SortOrder, Float64Array[]>();
  const known = new Map<string, Int32Array>();
  const columnsFor = (sort: SortOrder) => {
    const made = columns.get(sort) ?? keys[sort].map((key) => Float64Array.from(products, (product, row) => key(product, prices()[row]!)));
    columns.set(sort, made);
    return made;
  };
  const orderOf = (kind: SearchScope, sort: SortOrder) => {
    const found = known.get(`${kind} ${sort}`);
    if (found) return found;
    const by = columnsFor(sort);
    // Rows stand in the order of their ids: what is equal stays in that order.
    const order = Int32Array.from(products.flatMap((product, row) => (kind === 'all' || product.kind === kind ? [row] : []))).sort(
      (a, b) => {
        for (const column of by) if (column[a] !== column[b]) return column[a]! - column[b]!;
        return a - b;
      },
    );
    known.set(`${kind} ${sort}`, order);
    return order;
  };
  return { orderOf, keyOf: (row: number, sort: SortOrder) => columnsFor(sort).map((column) => column[row]!) };
}

/** Rows stand in the order of their ids. */
function createFindRow(products: SnapshotProduct[]) {
  return (id: string) => {
    let [low, high] = [0, products.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (products[middle]!.id < id) low = middle + 1;
      else high = middle;
    }
    return products[low]?.id === id ? low : -1;
  };
}

const namesOf = ({ names }: SnapshotProduct) => names.split(NAME_END);

function groupOptions(options: SnapshotOption[], rowOf: Int32Array, size: number): SnapshotOption[][] {
  const groups: SnapshotOption[][] = Array.from({ length: size }, () => []);
  for (const option of options) groups[rowOf[option.no] ?? -1]?.push(option);
  return groups;
}

/** Reads what is sold; words that have not changed since the snapshot `before` are taken from it. */
export async function readSnapshot(db: Db, version: number, before?: Snapshot): Promise<Snapshot> {
  const [products, ofProducts, options, places, words, currencies] = await Promise.all([
    findSnapshotProducts(db),
    findProductCategories(db),
    findSnapshotOptions(db),
    findSnapshotPlaces(db),
    readWordIndex(db, before?.words),
    findCurrencies(db),
  ]);
  await breathe();
  const columns = columnsOf(products, places);
  await breathe();
  const byOption = groupOptions(options, columns.rowOf, products.length);
  await breathe();
  const pricesIn = createPrices(products, currencies);
  const base = [...currencies.keys()][0] ?? 'SGD';
  return {
    ...places,
    ...columns,
    ...categoryColumns(products, ofProducts, places),
    ...createOrders(products, () => pricesIn(base)),
    version,
    products,
    currencies,
    words,
    pricesIn,
    options: byOption,
    findRow: createFindRow(products),
    nameOf: (row, lang) => namesOf(products[row]!)[LANGUAGES.indexOf(lang)]!,
  };
}
