// How texts become words that can be found. Chinese has no spaces: its runs are cut into pairs of neighbouring characters (and single ones, so
// that one character finds something too). Everything else is words without accents and case. Index and query go through the same cut.

const RUNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{L}\p{N}]+/gu;
const HAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ACCENTS = /\p{M}+/gu;
const LATIN_WORD = /^[a-z]{3,}$/;
const LONGEST = 40;

/** Lower case, without accents: `Batu Féringghi` → `batu feringghi`. */
export const folded = (text: string) => text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();

// A plural finds its singular: enough of English grammar for names of places.
const withoutPlural = (word: string) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word);

const isHan = (run: string) => HAN.test(run);

// Needs none of Unicode's care, and is most of a catalogue.
const ASCII = /^[\x00-\x7f]*$/;

/** Words and runs; `3D体验` is a word and a run. */
function runsOf(text: string): string[] {
  if (ASCII.test(text)) return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((run) => run.slice(0, LONGEST));
  const runs = folded(text).match(RUNS) ?? [];
  return runs
    .flatMap((run) => (isHan(run) ? [run] : (run.match(/[\p{Script=Han}]+|[^\p{Script=Han}]+/gu) ?? [])))
    .map((run) => run.slice(0, LONGEST));
}

const pairsOf = (run: string) => {
  const characters = [...run];
  return characters.slice(0, -1).map((character, index) => character + characters[index + 1]);
};

/** Every word under which a text can be found. */
export function indexWords(text: string): string[] {
  return runsOf(text).flatMap((run) => (isHan(run) ? [...run, ...pairsOf(run)] : [withoutPlural(run)]));
}

export interface QueryWord {
  word: string;
  /** Not Chinese: may be the beginning of a word that is still being typed, and may hold a typing error. */
  isLatin: boolean;
  /** Words of which any will do instead. */
  choices?: string[];
}

/** What a query asks for; all of it must be found. */
export function queryWords(query: string): QueryWord[] {
  return runsOf(query)
    .flatMap((run): QueryWord[] => {
      if (!isHan(run)) return [{ word: withoutPlural(run), isLatin: true }];
      const characters = [...run];
      return (characters.length === 1 ? characters : pairsOf(run)).map((word) => ({ word, isLatin: false }));
    })
    .slice(0, 12);
}

/** A word in which a typing error can be forgiven. */
export const isCorrectable = ({ word, isLatin }: QueryWord) => isLatin && LATIN_WORD.test(word);

/** Latin words of a text, for the list of words that exist. */
export const vocabularyOf = (words: Iterable<string>) => [...words].filter((word) => LATIN_WORD.test(word));

/** Words as PostgreSQL reads a tsvector. They hold letters and digits only, so there is nothing to escape. */
export const asVector = (words: Iterable<string>) => [...new Set(words)].map((word) => `'${word}'`).join(' ');

/** A figure among other words begins none of them: the 1 of `or 1=1` is not 1819. Alone, or typed last, it may. */
const mayGrow = (words: QueryWord[], at: number) => words.length === 1 || !/^\d$/.test(words[at]!.word);

/**
 * A tsquery in which every word must be found; with `unfinished` Latin ones may be the beginning of a word. While a text is `typed`, its last
 * word is one however short it is.
 */
export function asQuery(words: QueryWord[], { unfinished = false, typed = false } = {}): string {
  return words
    .map(({ word, isLatin, choices = [word] }, at) => {
      const isBeginning = unfinished && isLatin && (mayGrow(words, at) || (typed && at === words.length - 1));
      const beginning = isBeginning ? ':*' : '';
      return `(${choices.map((choice) => `'${choice}'${beginning}`).join(' | ')})`;
    })
    .join(' & ');
}
