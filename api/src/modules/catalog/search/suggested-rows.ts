import type { Wish } from '@straits/api-contract';
import type { View } from '../view';
import { queryWords, type QueryWord } from './search-words.rules';
import type { SearchTools } from './search-products';
import type { Snapshot } from './snapshot';
import { corrected, IN_NAME, IN_WORDS } from './text-match';
import { readWish } from './wish.rules';

/** Rows with all words in the name first, the popular ones before others. Goes from the popular ones on, and ends when it has enough. */
function bestRows(snapshot: Snapshot, matches: Uint8Array, limit: number): number[] {
  const named: number[] = [];
  const others: number[] = [];
  const order = snapshot.orderOf('all', 'popularity');
  for (let at = 0; at < order.length && named.length < limit; at += 1) {
    const row = order[at]!;
    if (matches[row] === IN_NAME) named.push(row);
    else if (matches[row] === IN_WORDS && others.length < limit) others.push(row);
  }
  return [...named, ...others].slice(0, limit);
}

/** Popular products with all words in their name: what is asked for often is found here, without the database. */
function popularRows(snapshot: Snapshot, words: QueryWord[], limit: number): number[] {
  const wanted = words.map(({ word, isLatin, choices = [word] }) => choices.map((choice) => (isLatin ? ` ${choice}` : choice)));
  const rows: number[] = [];
  for (const { row, names } of snapshot.popular()) {
    if (wanted.every((choices) => choices.some((choice) => names.includes(choice)))) rows.push(row);
    if (rows.length === limit) break;
  }
  return rows;
}

// One or two letters begin half of all names: there what is popular is offered, if there is any.
const isShort = (words: QueryWord[]) => words.length === 1 && words[0]!.isLatin && words[0]!.word.length <= 2;

interface Words {
  q: string;
  words: QueryWord[];
  limit: number;
}

/** Products with all words in their name. */
async function findNamed(tools: SearchTools, snapshot: Snapshot, { q, words, limit }: Words): Promise<number[]> {
  if (words.length === 0) return [];
  const popular = popularRows(snapshot, words, limit);
  if (popular.length === limit || (isShort(words) && popular.length > 0)) return popular;
  return bestRows(snapshot, await tools.textMatch.byName(snapshot, q), limit);
}

/** A question for suggestions. */
export interface Asked {
  snapshot: Snapshot;
  query: { q: string; limit: number };
  view: View;
  /** Of the shop: a day without its year is the next one. */
  today: string;
}

export interface Found {
  /** What is looked for, without the wish. */
  q: string;
  rows: number[];
  wish?: Wish;
}

/** What is named as it was typed goes before what the line may mean: `2 pax` may be a ticket's name. */
export async function findProducts(tools: SearchTools, { snapshot, query: { q, limit }, view, today }: Asked): Promise<Found> {
  const asked = { q, words: queryWords(q), limit };
  const named = await findNamed(tools, snapshot, asked);
  if (named.length > 0) return { q, rows: named };
  const wish = readWish(q, { today, language: view.language });
  if (!wish) return { q, rows: await findInWords(tools, snapshot, asked) };
  const wished = { q: wish.words, words: queryWords(wish.words), limit };
  const rows = await findNamed(tools, snapshot, wished);
  return { q: wish.words, rows: rows.length > 0 ? rows : await findInWords(tools, snapshot, wished), wish };
}

async function findInWords(tools: SearchTools, snapshot: Snapshot, { q, words, limit }: Words): Promise<number[]> {
  if (words.length === 0) return [];
  const better = corrected(words, snapshot.vocabulary);
  const meant = better ? popularRows(snapshot, better, limit) : [];
  if (meant.length === limit) return meant;
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
