import { PRODUCT_KINDS, type FacetValue, type SearchQuery, type SearchResult } from '@straits/api-contract';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { findCards } from '../cards.sql';
import { countryName } from '../country-names';
import { openCursor, sealCursor } from '../signed-cursor';
import { otherLangOf, textsOf } from '../texts.rules';
import type { View } from '../view';
import type { DayStock } from './day-stock';
import { countFacets, type FacetCounts, type Narrowing } from './facets.rules';
import { createKept } from './kept';
import { firstAfter, type PageEnd } from './page-end.rules';
import type { Snapshot } from './snapshot';
import { RATING_STEPS } from './snapshot-columns';
import type { TextMatch } from './text-match';

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
  textMatch: TextMatch;
  /** A list in order with its facets, whatever page of it is asked for. */
  counted: (snapshot: Snapshot, query: SearchQuery, currency: string) => Promise<FacetCounts>;
}

export function createSearchTools(parts: Omit<SearchTools, 'counted'> & { dayStock: DayStock }): SearchTools {
  const kept = createKept<Promise<FacetCounts>>(KEPT_LISTS);
  const keptOfDays = createKept<Promise<FacetCounts>>(KEPT_DAY_LISTS);
  const stampOf = createStamps();
  return {
    ...parts,
    async counted(snapshot, query, currency) {
      const onDay = query.date ? await parts.dayStock(snapshot, query.date) : null;
      const lists = onDay ? keptOfDays : kept;
      const key = JSON.stringify([snapshot.version, currency, onDay && stampOf(onDay), ...LIST_FIELDS.map((field) => query[field])]);
      const found = lists.get(key) ?? count(parts, { snapshot, query, currency, onDay });
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
  query: SearchQuery;
  currency: string;
  onDay: Uint8Array | null;
}

async function count(tools: Omit<SearchTools, 'counted'>, counting: Counting): Promise<FacetCounts> {
  const { snapshot, query } = counting;
  return countFacets(snapshot, snapshot.orderOf(query.kind, query.sort), await narrowingOf(tools, counting));
}

const MOST_PINS = 500;

/** Positions of the chosen ids as a lookup; ids that nobody knows match nothing. */
function chosen(ids: string[] | undefined, all: readonly string[]): Uint8Array | null {
  if (!ids?.length) return null;
  const wanted = new Set(ids);
  return Uint8Array.from(all, (id) => (wanted.has(id) ? 1 : 0));
}

async function narrowingOf(tools: Omit<SearchTools, 'counted'>, { snapshot, query, currency, onDay }: Counting): Promise<Narrowing> {
  return {
    matches: query.q ? await tools.textMatch.byWords(snapshot, query.q) : null,
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

/** Values that count, with those chosen even when they count nothing, most first. */
function valuesOf(counts: Uint32Array, wanted: string[] | undefined, value: (index: number) => Omit<FacetValue, 'count'>): FacetValue[] {
  return [...counts]
    .map((count, index) => ({ ...value(index), count }))
    .filter(({ id, count }) => count > 0 || wanted?.includes(id))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

function facetsOf(snapshot: Snapshot, counts: FacetCounts, query: SearchQuery, { language, currency }: View): SearchResult['facets'] {
  return {
    kind: PRODUCT_KINDS.map((id, index) => ({ id, count: counts.kind[index]! })).filter(
      ({ id, count }) => count > 0 || query.kinds?.includes(id),
    ),
    country: valuesOf(counts.country, query.country, (index) => ({
      id: snapshot.countries[index]!,
      name: countryName(snapshot.countries[index]!, language),
    })),
    state: valuesOf(counts.state, query.state, (index) => ({
      id: snapshot.states[index]!.id,
      name: textsOf(snapshot.states[index]!.texts, language).name,
    })),
    category: valuesOf(counts.category, query.category, (index) => ({
      id: snapshot.categories[index]!.id,
      name: textsOf(snapshot.categories[index]!.texts, language),
      lang: otherLangOf(snapshot.categories[index]!.texts, language),
    })),
    rating: RATING_STEPS.map((step, index) => ({ id: String(step), name: `${step}+`, count: counts.rating[index]! })),
    instant: counts.instant,
    freeCancellation: counts.freeCancellation,
    price: counts.lowest <= counts.highest ? { min: { amount: counts.lowest, currency }, max: { amount: counts.highest, currency } } : null,
  };
}

function pinsOf(snapshot: Snapshot, rows: Int32Array, { language, currency }: View): SearchResult['pins'] {
  const prices = snapshot.pricesIn(currency);
  return Array.from(rows.subarray(0, MOST_PINS), (row) => {
    const amount = prices[row]!;
    const { id, kind, latitude, longitude } = snapshot.products[row]!;
    return {
      id,
      kind,
      name: snapshot.nameOf(row, language),
      latitude,
      longitude,
      priceFrom: Number.isNaN(amount) ? null : { amount, currency },
    };
  });
}

interface Asked {
  snapshot: Snapshot;
  query: SearchQuery;
  view: View;
}

/** A page of what matches, with the counts of its facets and the pins of the map. Refuses a cursor that is not one of ours: request_malformed. */
export async function searchProducts(deps: Deps, tools: SearchTools, { snapshot, query, view }: Asked): Promise<SearchResult> {
  const list = `search ${query.kind} ${query.sort}`;
  const end = query.cursor ? openCursor<PageEnd>(deps.secrets, list, query.cursor) : null;
  if (end === undefined) refuse('request_malformed', [{ field: 'cursor', message: 'is not a cursor of this list' }]);
  const counts = await tools.counted(snapshot, query, view.currency);
  const { rows } = counts;
  const placeOf = (position: number): PageEnd => ({
    key: [position < counts.inName ? 0 : 1, ...snapshot.keyOf(rows[position]!, query.sort)],
    id: snapshot.products[rows[position]!]!.id,
  });
  const start = end ? firstAfter(rows.length, end, placeOf) : 0;
  const next = start + query.limit;
  const page = [...rows.subarray(start, next)].map((row) => snapshot.products[row]!.id);
  return {
    total: rows.length,
    items: await findCards(deps.db, page, view),
    nextCursor: next < rows.length ? sealCursor(deps.secrets, list, placeOf(next - 1)) : null,
    facets: facetsOf(snapshot, counts, query, view),
    pins: pinsOf(snapshot, rows, view),
  };
}
