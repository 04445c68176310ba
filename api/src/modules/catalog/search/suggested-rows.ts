import type { Wish } from '@straits/api-contract';
import type { View } from '../view';
import { queryWords, type QueryWord } from './search-words.rules';
import type { Snapshot } from './snapshot';
import { IN_NAME, IN_WORDS, matchText, matchTyping } from './text-match';
import { readWish } from './wish.rules';

/** Rows that match so well, the popular ones first; ends when it has enough. */
function mostPopular(snapshot: Snapshot, matches: Uint8Array, how: number, limit: number): number[] {
  const found: number[] = [];
  const order = snapshot.orderOf('all', 'popularity');
  for (let at = 0; at < order.length && found.length < limit; at += 1) if (matches[order[at]!] === how) found.push(order[at]!);
  return found;
}

/** Products with all words in their name. */
const findNamed = (snapshot: Snapshot, q: string, limit: number) => mostPopular(snapshot, matchTyping(snapshot, q), IN_NAME, limit);

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
export function findProducts({ snapshot, query: { q, limit }, view, today }: Asked): Found {
  const named = findNamed(snapshot, q, limit);
  if (named.length > 0) return { q, rows: named };
  const wish = readWish(q, { today, language: view.language });
  if (!wish) return { q, rows: findInWords(snapshot, q, limit) };
  const rows = findNamed(snapshot, wish.words, limit);
  return { q: wish.words, rows: rows.length > 0 ? rows : findInWords(snapshot, wish.words, limit), wish };
}

function findInWords(snapshot: Snapshot, q: string, limit: number): number[] {
  const words = queryWords(q);
  if (words.length === 0) return [];
  const matches = matchText(snapshot, q) ?? new Uint8Array();
  const named = mostPopular(snapshot, matches, IN_NAME, limit);
  const found = [...named, ...mostPopular(snapshot, matches, IN_WORDS, limit - named.length)];
  return found.length > 0 || words.length === 1 ? found : findMostWords(snapshot, words, limit);
}

/** Of a question that nothing answers whole: words that are looked for one by one. */
const MOST_ALONE = 4;
/** Fewer letters begin half of all words: alone they say nothing of what is looked for. */
const isTelling = ({ word, isLatin }: QueryWord) => !isLatin || word.length >= 3;

/** Where no product has all words, those with the most of them: who asks for `nasi goreng bali` is shown Bali. */
function findMostWords(snapshot: Snapshot, words: QueryWord[], limit: number): number[] {
  const telling = words.filter(isTelling).slice(0, MOST_ALONE);
  const counts = new Uint8Array(snapshot.products.length);
  for (const { word } of telling) {
    const matches = matchText(snapshot, word);
    for (let row = 0; matches && row < counts.length; row += 1) counts[row]! += matches[row] === 0 ? 0 : 1;
  }
  const most = counts.reduce((least, count) => Math.max(least, count), 0);
  return most === 0 ? [] : mostPopular(snapshot, counts, most, limit);
}
