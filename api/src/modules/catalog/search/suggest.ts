import { productKind, type ProductKind, type Suggestion } from '@straits/api-contract';
import { otherLangOf, textsOf, type Texts } from '../texts.rules';
import { countryName } from '../country-names';
import type { View } from '../view';
import { folded, queryWords, type QueryWord } from './search-words.rules';
import type { SearchTools } from './search-products';
import type { Snapshot } from './snapshot';
import { IN_NAME, IN_WORDS } from './text-match';

const MOST_PLACES = 3;
const MOST_CATEGORIES = 2;

const foldedNames = new WeakMap<object, string[]>();

/** The names of a place or category in all languages, folded; worked out once, since every letter typed asks for all of them. */
function namesIn(texts: Texts<string | { name: string }>): string[] {
  const known = foldedNames.get(texts);
  if (known) return known;
  const names = Object.values(texts).map((words) => folded(typeof words === 'string' ? words : words.name));
  foldedNames.set(texts, names);
  return names;
}

const HAN = /^\p{Script=Han}/u;

/** A name begins with what was typed, or one of its words does; Chinese names contain it. */
const isNamed = (texts: Texts<string | { name: string }>, typed: string) =>
  namesIn(texts).some((name) => name.startsWith(typed) || name.includes(` ${typed}`) || (HAN.test(typed) && name.includes(typed)));

const listPage = (parameter: string, value: string) => `/search?${parameter}=${encodeURIComponent(value)}`;

function suggestStates(snapshot: Snapshot, typed: string, { language }: View): Suggestion[] {
  return snapshot.states
    .filter(({ texts }) => isNamed(texts, typed))
    .map(({ id, country, texts }) => ({
      type: 'place',
      id,
      kind: null,
      name: textsOf(texts, language).name,
      detail: countryName(country, language),
      href: listPage('state', id),
    }));
}

function suggestPlaces(snapshot: Snapshot, typed: string, { language }: View): Suggestion[] {
  const states = new Map(snapshot.states.map((state) => [state.id, state]));
  return snapshot.places
    .filter(
      ({ texts, stateId }) => isNamed(texts, typed) && textsOf(texts, language) !== textsOf(states.get(stateId)!.texts, language).name,
    )
    .map(({ id, stateId, texts }) => {
      const name = textsOf(texts, language);
      return { type: 'place', id, kind: null, name, detail: textsOf(states.get(stateId)!.texts, language).name, href: `/city?city=${id}` };
    });
}

// A category of no kind in particular is stored with an empty one.
const isKind = (kind: string): kind is ProductKind => productKind.safeParse(kind).success;

function suggestCategories(snapshot: Snapshot, typed: string, { language }: View): Suggestion[] {
  return snapshot.categories
    .filter(({ texts }) => isNamed(texts, typed))
    .map(({ id, kind, texts }) => ({
      type: 'category',
      id,
      kind: isKind(kind) ? kind : null,
      name: textsOf(texts, language),
      lang: otherLangOf(texts, language),
      detail: '',
      href: listPage('category', id),
    }));
}

/** Rows with all words in the name first, the popular ones before others. Looks at each row once and keeps few. */
function bestRows(snapshot: Snapshot, matches: Uint8Array, limit: number): number[] {
  const best: { row: number; score: number }[] = [];
  for (let row = 0; row < matches.length; row += 1) {
    if (matches[row] === 0) continue;
    const score = (matches[row] === IN_NAME ? 1e9 : 0) + snapshot.products[row]!.popularity;
    if (best.length === limit && score <= best[limit - 1]!.score) continue;
    const at = best.findIndex((other) => other.score < score);
    best.splice(at < 0 ? best.length : at, 0, { row, score });
    best.length = Math.min(best.length, limit);
  }
  return best.map(({ row }) => row);
}

/** Popular products with all words in their name: what is asked for often is found here, without the database. */
function popularRows(snapshot: Snapshot, words: QueryWord[], limit: number): number[] {
  const wanted = words.map(({ word, isLatin }) => (isLatin ? ` ${word}` : word));
  const rows: number[] = [];
  for (const { row, names } of snapshot.popular()) {
    if (wanted.every((word) => names.includes(word))) rows.push(row);
    if (rows.length === limit) break;
  }
  return rows;
}

// One or two letters begin half of all names: there what is popular is offered, if there is any.
const isShort = (words: QueryWord[]) => words.length === 1 && words[0]!.isLatin && words[0]!.word.length <= 2;

async function findRows(tools: SearchTools, snapshot: Snapshot, { q, limit }: { q: string; limit: number }): Promise<number[]> {
  const words = queryWords(q);
  if (words.length === 0) return [];
  const popular = popularRows(snapshot, words, limit);
  if (popular.length === limit || (isShort(words) && popular.length > 0)) return popular;
  const named = bestRows(snapshot, await tools.textMatch.byName(snapshot, q), limit);
  return named.length > 0 ? named : findInWords(tools, snapshot, { q, words, limit });
}

interface Words {
  q: string;
  words: QueryWord[];
  limit: number;
}

async function findInWords(tools: SearchTools, snapshot: Snapshot, { q, words, limit }: Words): Promise<number[]> {
  const matches = (await tools.textMatch.byWords(snapshot, q)) ?? new Uint8Array();
  const found = bestRows(snapshot, matches, limit);
  return found.length > 0 || words.length === 1 ? found : findMostWords(tools, snapshot, { words, limit });
}

/** Of a question that nothing answers whole: words that are looked for one by one. */
const MOST_ALONE = 4;
/** Fewer letters begin half of all words: alone they say nothing of what is looked for. */
const isTelling = ({ word, isLatin }: QueryWord) => !isLatin || word.length >= 3;

/** Where no product has all words, those with the most of them: who asks for `nasi goreng bali` is shown Bali. */
async function findMostWords(tools: SearchTools, snapshot: Snapshot, { words, limit }: Omit<Words, 'q'>) {
  const telling = words.filter(isTelling).slice(0, MOST_ALONE);
  const alone = telling.map(({ word }) => tools.textMatch.byWords(snapshot, word));
  const counts = new Uint8Array(snapshot.products.length);
  for (const matches of await Promise.all(alone))
    for (let row = 0; matches && row < counts.length; row += 1) counts[row]! += matches[row] === 0 ? 0 : 1;
  const most = counts.reduce((least, count) => Math.max(least, count), 0);
  return most === 0
    ? []
    : bestRows(
        snapshot,
        counts.map((count) => (count === most ? IN_WORDS : 0)),
        limit,
      );
}

function suggestProducts(snapshot: Snapshot, rows: number[], { language }: View): Suggestion[] {
  const states = new Map(snapshot.states.map((state) => [state.id, state]));
  return rows.map((row) => {
    const { id, kind, stateId, country } = snapshot.products[row]!;
    const state = textsOf(states.get(stateId)!.texts, language).name;
    const land = countryName(country, language);
    const name = snapshot.nameOf(row, language);
    return {
      type: 'product',
      id,
      kind,
      name,
      lang: language !== 'en' && name === snapshot.nameOf(row, 'en') ? 'en' : undefined,
      detail: state === land ? land : [state, land].join(language.startsWith('zh') ? '，' : ', '),
      href: kind === 'hotel' ? `/hotel/detail?hotel=${id}` : `/${kind}/${id}`,
    };
  });
}

interface Asked {
  snapshot: Snapshot;
  query: { q: string; limit: number };
  view: View;
}

/** What somebody who types may be looking for: places, categories, then products, in the shopper's language whatever language was typed. */
export async function suggest(tools: SearchTools, { snapshot, query, view }: Asked): Promise<Suggestion[]> {
  const typed = folded(query.q).trim();
  const places = [...suggestStates(snapshot, typed, view), ...suggestPlaces(snapshot, typed, view)].slice(0, MOST_PLACES);
  const frame = [...places, ...suggestCategories(snapshot, typed, view).slice(0, MOST_CATEGORIES)].slice(0, query.limit);
  const rows = await findRows(tools, snapshot, query);
  // Products are what people come for: at least half of the room is theirs when there are enough.
  const room = Math.max(query.limit - rows.length, Math.ceil(query.limit / 2));
  return [...frame.slice(0, room), ...suggestProducts(snapshot, rows, view)].slice(0, query.limit);
}
