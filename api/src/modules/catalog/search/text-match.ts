import { PRODUCT_KINDS } from '@straits/api-contract';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection';
import { createKept } from './kept';
import { readKind } from './kind-words.rules';
import { asQuery, isCorrectable, queryWords, type QueryWord } from './search-words.rules';
import type { Snapshot } from './snapshot';
import { hasWordWithPrefix, nearestWords } from './spelling.rules';

/** How well a row matches: all words in its name, or all words somewhere. */
export const IN_NAME = 2;
export const IN_WORDS = 1;
/** One byte per row of the snapshot; null when nothing was asked for, so that everything matches. */
export type TextMatches = Uint8Array | null;

// Numbers of products come as one binary value: a common word matches tens of thousands.
async function findByName(db: Db, query: string): Promise<Buffer | null> {
  const { rows } = await sql<{
    found: Buffer | null;
  }>`select string_agg(int4send(product_no), ''::bytea) as found from product_search where names @@ ${query}::tsquery`.execute(db);
  return rows[0]?.found ?? null;
}
/** Both in one pass: the words of a product hold those of its names. */
async function findByWords(db: Db, query: string): Promise<{ words: Buffer | null; names: Buffer | null }> {
  const { rows } = await sql<{ words: Buffer | null; names: Buffer | null }>`
    select string_agg(int4send(product_no), ''::bytea) as words,
      string_agg(int4send(product_no), ''::bytea) filter (where names @@ ${query}::tsquery) as names
    from product_search where words @@ ${query}::tsquery`.execute(db);
  return rows[0]!;
}

const isAny = (matches: Uint8Array) => matches.some((how) => how > 0);

function mark(matches: Uint8Array, numbers: Buffer | null, how: number, snapshot: Snapshot): number {
  let marked = 0;
  for (let at = 0; numbers && at < numbers.length; at += 4) {
    const row = snapshot.rowOf[numbers.readInt32BE(at)] ?? -1;
    if (row < 0) continue;
    matches[row] = how;
    marked += 1;
  }
  return marked;
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
async function withoutBorders(db: Db, words: QueryWord[]): Promise<QueryWord[] | undefined> {
  const pairs = words.filter(({ word, isLatin }) => !isLatin && word.length > 1);
  if (pairs.length < 3) return undefined;
  const found = await Promise.all(pairs.map((pair) => findByWords(db, asQuery([pair]))));
  const strange = new Set(pairs.filter((_, index) => found[index]!.words === null));
  return strange.size > 0 && strange.size * 2 < pairs.length ? words.filter((word) => !strange.has(word)) : undefined;
}

export interface TextMatch {
  /** Rows that have all words somewhere, or the kind that is named and the other words; where there are none, those with unfinished words; where there are none, typing errors are forgiven. */
  byWords(snapshot: Snapshot, text: string): Promise<TextMatches>;
  /** Rows that have all words in their name, perhaps unfinished. Cheaper; enough for suggestions. */
  byName(snapshot: Snapshot, text: string): Promise<Uint8Array>;
}

/** Finds rows by words of any language. What was found for a version of the catalogue is kept for the next who asks the same. */
export function createTextMatch(db: Db): TextMatch {
  const kept = createKept<Promise<Uint8Array>>(300);
  const keep = (key: string, work: () => Promise<Uint8Array>) => {
    const found = kept.get(key) ?? work();
    kept.put(key, found);
    return found;
  };
  async function run(snapshot: Snapshot, query: string) {
    const matches = new Uint8Array(snapshot.products.length);
    const { names, words } = await findByWords(db, query);
    const marked = mark(matches, words, IN_WORDS, snapshot);
    mark(matches, names, IN_NAME, snapshot);
    return { matches, marked };
  }
  async function match(snapshot: Snapshot, words: QueryWord[]) {
    // What is mistyped stands nowhere: only what may be meant is asked for.
    const better = corrected(words, snapshot.vocabulary);
    if (better) return (await run(snapshot, asQuery(better, { unfinished: true }))).matches;
    const whole = await run(snapshot, asQuery(words));
    if (whole.marked > 0) return whole.matches;
    const unfinished = await run(snapshot, asQuery(words, { unfinished: true }));
    if (unfinished.marked > 0) return unfinished.matches;
    const within = await withoutBorders(db, words);
    return within ? (await run(snapshot, asQuery(within, { unfinished: true }))).matches : unfinished.matches;
  }
  /** What is of the named kind and has the other words comes before what only says the kind's name somewhere. */
  async function matchKind(snapshot: Snapshot, text: string) {
    const words = queryWords(text);
    const [asTyped, { kind, rest }] = [await match(snapshot, words), readKind(text)];
    const others = queryWords(rest);
    if (kind === null) return isAny(asTyped) || others.length === 0 || others.length === words.length ? asTyped : match(snapshot, others);
    const sought = PRODUCT_KINDS.indexOf(kind);
    const ofOthers = others.length > 0 ? await match(snapshot, others) : null;
    const isOfKind = (row: number) => snapshot.kind[row] === sought && (ofOthers === null || ofOthers[row]! > 0);
    const matches = asTyped.map((how, row) => (isOfKind(row) ? IN_NAME : how > 0 ? IN_WORDS : 0));
    return matches.includes(IN_NAME) ? matches : asTyped;
  }
  async function matchNames(snapshot: Snapshot, query: string) {
    const matches = new Uint8Array(snapshot.products.length);
    mark(matches, await findByName(db, query), IN_NAME, snapshot);
    return matches;
  }
  return {
    async byWords(snapshot, text) {
      const words = queryWords(text);
      // Signs alone are a question that nothing answers.
      if (words.length === 0) return text.trim() ? new Uint8Array(snapshot.products.length) : null;
      return keep(`${snapshot.version} ${asQuery(words)}`, () => matchKind(snapshot, text));
    },
    async byName(snapshot, text) {
      const words = queryWords(text);
      if (words.length === 0) return new Uint8Array(snapshot.products.length);
      return keep(`names ${snapshot.version} ${asQuery(words)}`, () =>
        matchNames(snapshot, asQuery(words, { unfinished: true, typed: true })),
      );
    },
  };
}
