import { PRODUCT_KINDS, type Pins, type PinsQuery, type SearchQuery, type SearchResult } from '@straits/api-contract';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { findCards } from '../cards.sql';
import { openCursor, sealCursor } from '../../../http/signed-cursor';
import type { View } from '../view';
import type { DayStock } from './day-stock';
import { countFacets, type FacetCounts, type Narrowing } from './facets.rules';
import { createKept } from './kept';
import { pinsOf } from './pins';
import { firstAfter, type PageEnd } from './page-end.rules';
import type { Snapshot } from './snapshot';
import { facetsOf, placesOf } from './shown-facets';
import { matchText } from './text-match';
import { readWish } from './wish.rules';

/** Lists that were counted lately; what people open first is asked for again and again. */
const KEPT_LISTS = 60;
/** Of days, each for as long as the day's stock stays as it is. A list of 100,000 products takes 400 KB. */
const KEPT_DAY_LISTS = 40;

/** What makes two lists the same; not the page, nor the language. */
const LIST_FIELDS = [
  'kind',
  'kinds',
  'q',
  'country',
  'state',
  'place',
  'category',
  'priceMin',
  'priceMax',
  'rating',
  'instant',
  'freeCancellation',
  'sort',
] as const;

export interface SearchTools {
  snapshots: () => Promise<Snapshot>;
  /** A list in order with its facets, whatever page of it is asked for. */
  counted: (snapshot: Snapshot, query: PinsQuery, currency: string) => Promise<FacetCounts>;
}

export function createSearchTools({ snapshots, dayStock }: { snapshots: SearchTools['snapshots']; dayStock: DayStock }): SearchTools {
  const kept = createKept<FacetCounts>(KEPT_LISTS);
  const keptOfDays = createKept<FacetCounts>(KEPT_DAY_LISTS);
  const stampOf = createStamps();
  return {
    snapshots,
    async counted(snapshot, query, currency) {
      const onDay = query.date ? await dayStock(snapshot, query.date) : null;
      const lists = onDay ? keptOfDays : kept;
      const key = JSON.stringify([snapshot.version, currency, onDay && stampOf(onDay), ...LIST_FIELDS.map((field) => query[field])]);
      const found = lists.get(key) ?? count({ snapshot, query, currency, onDay });
      lists.put(key, found);
      return found;
    },
  };
}

/** A number for each day's stock: it is another one as soon as anything of the day has changed. */
function createStamps() {
  const stamps = new WeakMap<Uint8Array, number>();
  let last = 0;
  return (onDay: Uint8Array) => {
    const stamp = stamps.get(onDay) ?? (last += 1);
    stamps.set(onDay, stamp);
    return stamp;
  };
}

interface Counting {
  snapshot: Snapshot;
  query: PinsQuery;
  currency: string;
  onDay: Uint8Array | null;
}

function count(counting: Counting): FacetCounts {
  const { snapshot, query } = counting;
  return countFacets(snapshot, snapshot.orderOf(query.kind, query.sort), narrowingOf(counting));
}

/** Positions of the chosen ids as a lookup; ids that nobody knows match nothing. */
function chosen(ids: string[] | undefined, all: readonly string[]): Uint8Array | null {
  if (!ids?.length) return null;
  const wanted = new Set(ids);
  return Uint8Array.from(all, (id) => (wanted.has(id) ? 1 : 0));
}

function narrowingOf({ snapshot, query, currency, onDay }: Counting): Narrowing {
  return {
    matches: query.q ? matchText(snapshot, query.q) : null,
    onDay,
    kinds: chosen(query.kinds, PRODUCT_KINDS),
    countries: chosen(query.country, snapshot.countries),
    states: chosen(
      query.state,
      snapshot.states.map(({ id }) => id),
    ),
    places: chosen(
      query.place,
      snapshot.places.map(({ id }) => id),
    ),
    categories: chosen(
      query.category,
      snapshot.categories.map(({ id }) => id),
    ),
    prices: snapshot.pricesIn(currency),
    priceMin: query.priceMin ?? null,
    priceMax: query.priceMax ?? null,
    rating: query.rating ?? null,
    instant: query.instant === 'true',
    freeCancellation: query.freeCancellation === 'true',
  };
}

interface Asked<Query = SearchQuery> {
  snapshot: Snapshot;
  query: Query;
  view: View;
  /** Of the shop: a day without its year is the next one. */
  today: string;
}

interface Counted<Query> {
  query: Query;
  counts: FacetCounts;
  wish?: SearchResult['wish'];
}

/** What has all words as they stand; where nothing has, what is asked for with a day or with people among the words. */
async function countAsked<Query extends PinsQuery>(
  tools: SearchTools,
  { snapshot, query, view, today }: Asked<Query>,
): Promise<Counted<Query>> {
  const counts = await tools.counted(snapshot, query, view.currency);
  const { q: typed } = query;
  const wish = typed && counts.rows.length === 0 ? readWish(typed, { today, language: view.language }) : null;
  if (!wish) return { query, counts };
  // A day that was chosen stands before one that was typed.
  const date = query.date ?? wish.date;
  const wished = { ...query, q: wish.words || undefined, date: date ?? undefined };
  return { query: wished, counts: await tools.counted(snapshot, wished, view.currency), wish: { ...wish, date, of: typed ?? '' } };
}

/** A page of what matches, with the counts of its facets. Refuses a cursor that is not one of ours: request_malformed. */
export async function searchProducts(deps: Deps, tools: SearchTools, asked: Asked): Promise<SearchResult> {
  const { snapshot, view } = asked;
  const list = `search ${asked.query.kind} ${asked.query.sort}`;
  const end = asked.query.cursor ? openCursor<PageEnd>(deps.secrets, list, asked.query.cursor) : null;
  if (end === undefined) refuse('request_malformed', [{ field: 'cursor', message: 'is not a cursor of this list' }]);
  const { query, counts, wish } = await countAsked(tools, asked);
  const { rows } = counts;
  const placeOf = (position: number): PageEnd => ({
    key: [position < counts.inName ? 0 : 1, ...snapshot.keyOf(rows[position]!, query.sort)],
    id: snapshot.products[rows[position]!]!.id,
  });
  const start = end ? firstAfter(rows.length, end, placeOf) : 0;
  const next = start + query.limit;
  const page = [...rows.subarray(start, next)].map((row) => snapshot.products[row]!.id);
  return {
    wish,
    total: rows.length,
    places: placesOf(snapshot, query.place, view),
    items: await findCards(deps.db, page, view),
    nextCursor: next < rows.length ? sealCursor(deps.secrets, list, placeOf(next - 1)) : null,
    facets: facetsOf(snapshot, counts, query, view),
  };
}

/** The same list on a map: by itself, since most who see the list never open it. */
export async function findPins(tools: SearchTools, asked: Asked<PinsQuery>): Promise<Pins> {
  const { snapshot, view } = asked;
  const { counts } = await countAsked(tools, asked);
  const prices = snapshot.pricesIn(view.currency);
  return { items: pinsOf(snapshot, view, counts.rows, (row) => ({ row, amount: prices[row]! })) };
}
