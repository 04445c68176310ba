import { PRODUCT_KINDS } from '@straits/api-contract';
import { createKept } from './kept';
import { readKind } from './kind-words.rules';
import { folded, isBeginning, isCorrectable, queryWords, type QueryWord, type Typing } from './search-words.rules';
import type { Snapshot } from './snapshot';
import { hasWordWithPrefix, nearestWords } from './spelling.rules';
import { entriesOf } from './word-index';

// Finds rows by words of any language: plain loops over the index of words, some milliseconds for 100,000 products (decision 0187).

/** How well a row matches: all words in its name, or all words somewhere. */
export const IN_NAME = 2;
export const IN_WORDS = 1;
/** One byte per row of the snapshot; null when nothing was asked for, so that everything matches. */
export type TextMatches = Uint8Array | null;

/** Plain loops, here and below: a call per row makes milliseconds of them. */
function isAny(matches: Uint8Array): boolean {
  for (let row = 0; row < matches.length; row += 1) if (matches[row] !== 0) return true;
  return false;
}
const nothingOf = ({ products }: Snapshot) => new Uint8Array(products.length);

/** Rows that have one of the words, or one that begins so. */
function matchAny(snapshot: Snapshot, choices: string[], mayGrow = false): Uint8Array {
  const matches = nothingOf(snapshot);
  for (const choice of choices) {
    const entries = entriesOf(snapshot.words, choice, mayGrow);
    for (let at = 0; at < entries.length; at += 1) {
      const entry = entries[at]!;
      // The words may be newer than the products, whose rows then are too few.
      const row = snapshot.rowOf[entry >> 1] ?? -1;
      const how = entry & 1 ? IN_NAME : IN_WORDS;
      if (row >= 0 && matches[row]! < how) matches[row] = how;
    }
  }
  return matches;
}

/** Rows that have all words. */
function matchAll(snapshot: Snapshot, words: QueryWord[], typing: Typing = {}): Uint8Array {
  const [first, ...others] = words.map(({ word, choices = [word] }, at) => matchAny(snapshot, choices, isBeginning(words, at, typing)));
  const matches = first ?? nothingOf(snapshot);
  for (const other of others) for (let row = 0; row < matches.length; row += 1) if (other[row]! < matches[row]!) matches[row] = other[row]!;
  return matches;
}

/** The query with words that nobody has put right; undefined when there is nothing to put right or no word is near. */
export function corrected(words: QueryWord[], vocabulary: string[]): QueryWord[] | undefined {
  let changed = false;
  const better = words.map((word) => {
    if (!isCorrectable(word) || hasWordWithPrefix(vocabulary, word.word)) return word;
    const choices = nearestWords(vocabulary, word.word);
    changed ||= choices.length > 0;
    return choices.length > 0 ? { ...word, choices } : word;
  });
  return changed ? better : undefined;
}

/**
 * Chinese is cut into pairs, and the pair over the border of two words is none: nothing sold has the 坡动 of 新加坡动物园. Pairs that no product has
 * are left out while they are the fewer.
 */
function withoutBorders(snapshot: Snapshot, words: QueryWord[]): QueryWord[] | undefined {
  const pairs = words.filter(({ word, isLatin }) => !isLatin && word.length > 1);
  if (pairs.length < 3) return undefined;
  const strange = new Set(pairs.filter(({ word }) => !isAny(matchAny(snapshot, [word]))));
  return strange.size > 0 && strange.size * 2 < pairs.length ? words.filter((word) => !strange.has(word)) : undefined;
}

function matchTyped(snapshot: Snapshot, words: QueryWord[]): Uint8Array {
  // What is mistyped stands nowhere: only what may be meant is asked for.
  const better = corrected(words, snapshot.words.vocabulary);
  if (better) return matchAll(snapshot, better, { unfinished: true });
  const whole = matchAll(snapshot, words);
  if (isAny(whole)) return whole;
  const unfinished = matchAll(snapshot, words, { unfinished: true });
  if (isAny(unfinished)) return unfinished;
  const within = withoutBorders(snapshot, words);
  return within ? matchAll(snapshot, within, { unfinished: true }) : unfinished;
}

/** What is of the named kind and has the other words comes before what only says the kind's name somewhere. */
function matchKind(snapshot: Snapshot, text: string, words: QueryWord[]): Uint8Array {
  const asTyped = matchTyped(snapshot, words);
  const { kind, rest } = readKind(text);
  const others = queryWords(rest);
  if (kind === null)
    return isAny(asTyped) || others.length === 0 || others.length === words.length ? asTyped : matchTyped(snapshot, others);
  const sought = PRODUCT_KINDS.indexOf(kind);
  const ofOthers = others.length > 0 ? matchTyped(snapshot, others) : null;
  const isOfKind = (row: number) => snapshot.kind[row] === sought && (ofOthers === null || ofOthers[row]! > 0);
  const matches = asTyped.map((how, row) => (isOfKind(row) ? IN_NAME : how > 0 ? IN_WORDS : 0));
  return matches.includes(IN_NAME) ? matches : asTyped;
}

/** Answers of one snapshot, each an array of 100 KB for 100,000 products. */
const KEPT = 300;
const keptOf = new WeakMap<Snapshot, ReturnType<typeof createKept<Uint8Array>>>();

/**
 * Rows that have all words somewhere, or the kind that is named and the other words, kept for the next who asks the same; where there are none, those with unfinished words; where
 * there are none, typing errors are forgiven.
 */
export function matchText(snapshot: Snapshot, text: string): TextMatches {
  const words = queryWords(text);
  // Signs alone are a question that nothing answers.
  if (words.length === 0) return text.trim() ? nothingOf(snapshot) : null;
  const kept = keptOf.get(snapshot) ?? createKept<Uint8Array>(KEPT);
  keptOf.set(snapshot, kept);
  const asked = folded(text);
  const matches = kept.get(asked) ?? matchKind(snapshot, text, words);
  kept.put(asked, matches);
  return matches;
}

/** Rows that have all words, perhaps unfinished: for who is still typing. Nothing is put right. */
export const matchTyping = (snapshot: Snapshot, text: string): Uint8Array =>
  matchAll(snapshot, queryWords(text), { unfinished: true, typed: true });
