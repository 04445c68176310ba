import { isVocabulary } from './search-words.rules';
import { firstFrom } from './spelling.rules';

/** Which products have a word. The words stand in order, so that those which begin alike stand together and so do their products. */
export interface WordIndex {
  /** The catalogue's version at which these were its words. */
  version: number;
  /** Sorted by code unit. */
  words: string[];
  /** Entries of `words[at]`: from `from[at]` to before `from[at + 1]`. */
  from: Int32Array;
  /** A product's number doubled, and one more where the word is in its name. */
  entries: Int32Array;
  /** The words in which typing errors are forgiven; sorted. */
  vocabulary: string[];
}

/** A product's words, between spaces. */
export interface ProductWords {
  no: number;
  inName: string;
  elsewhere: string;
}

/** Numbers that come one by one, without a count beforehand. */
function createColumn() {
  let values = new Int32Array(1 << 16);
  let size = 0;
  return {
    push(value: number) {
      if (size === values.length) {
        const larger = new Int32Array(size * 2);
        larger.set(values);
        values = larger;
      }
      values[size++] = value;
    },
    all: () => values.subarray(0, size),
  };
}

/** Takes products in as they are read, then puts what it took in order. */
export function createWordIndex(version: number) {
  const numberOf = new Map<string, number>();
  const [wordOfEntry, taken] = [createColumn(), createColumn()];
  const take = (words: string, entry: number) => {
    for (const word of words === '' ? [] : words.split(' ')) {
      let number = numberOf.get(word);
      if (number === undefined) numberOf.set(word, (number = numberOf.size));
      wordOfEntry.push(number);
      taken.push(entry);
    }
  };
  return {
    add({ no, inName, elsewhere }: ProductWords) {
      take(inName, no * 2 + 1);
      take(elsewhere, no * 2);
    },
    finish(): WordIndex {
      const words = [...numberOf.keys()].sort();
      const placeOf = new Int32Array(words.length);
      words.forEach((word, place) => (placeOf[numberOf.get(word)!] = place));
      return { version, words, ...inOrder(wordOfEntry.all(), taken.all(), placeOf), vocabulary: words.filter(isVocabulary) };
    },
  };
}

/** Entries by the place of their words: counted first, then each put where its word's begin. */
function inOrder(wordOfEntry: Int32Array, taken: Int32Array, placeOf: Int32Array): Pick<WordIndex, 'from' | 'entries'> {
  const from = new Int32Array(placeOf.length + 1);
  for (let at = 0; at < taken.length; at += 1) from[placeOf[wordOfEntry[at]!]! + 1]! += 1;
  for (let place = 0; place < placeOf.length; place += 1) from[place + 1]! += from[place]!;
  const next = from.slice();
  const entries = new Int32Array(taken.length);
  for (let at = 0; at < taken.length; at += 1) entries[next[placeOf[wordOfEntry[at]!]!]!++] = taken[at]!;
  return { from, entries };
}

/** Entries of the products that have a word, or one that begins so. */
export function entriesOf({ words, from, entries }: WordIndex, word: string, isBeginning: boolean): Int32Array {
  const first = firstFrom(words, word);
  // No word holds a sign that stands behind this one.
  const end = isBeginning ? firstFrom(words, `${word}\uffff`) : words[first] === word ? first + 1 : first;
  return entries.subarray(from[first], from[end]);
}
