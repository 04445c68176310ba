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

/** Words around an apostrophe or a hyphen: `O’Brien`, `Night-Safari`, `Marina-Bay-Sands`. */
const JOINED = /[\p{L}\p{N}]+(?:['’‘ʼ＇\-‐‑－][\p{L}\p{N}]+)+/gu;
const JOINTS = /['’‘ʼ＇\-‐‑－]/g;
/** A capital within a word, as in `OBrien` and `SkyPark`. */
const INNER_CAPITAL = /(?<=\p{Ll})(?=\p{Lu})|(?<=(?:^|[^\p{L}\p{M}])\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/** The same words joined and taken apart, so that `O’Brien`, `OBrien` and `o brien` find each other: done here, so that a query need not. */
function otherSpellings(text: string): string {
  const joined = (text.match(JOINED) ?? []).map((words) => words.replace(JOINTS, ''));
  const apart = text.replace(INNER_CAPITAL, ' ');
  return `${joined.join(' ')} ${apart === text ? '' : apart}`;
}

/** Every word under which a text can be found. */
export function indexWords(text: string): string[] {
  const words = runsOf(text).flatMap((run) => (isHan(run) ? [...run, ...pairsOf(run)] : [withoutPlural(run)]));
  const others = runsOf(otherSpellings(text)).flatMap((run) => (isHan(run) ? [] : [withoutPlural(run)]));
  return others.length === 0 ? words : [...words, ...others.filter((word) => !words.includes(word))];
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

/** A word that a mistyped one may have meant. */
export const isVocabulary = (word: string) => LATIN_WORD.test(word);
/** A word in which a typing error can be forgiven. */
export const isCorrectable = ({ word, isLatin }: QueryWord) => isLatin && isVocabulary(word);

/** A figure among other words begins none of them: the 1 of `or 1=1` is not 1819. Alone, or typed last, it may. */
const mayGrow = (words: QueryWord[], at: number) => words.length === 1 || !/^\d$/.test(words[at]!.word);

/** How far words are taken as typed. */
export interface Typing {
  /** Latin words may be the beginning of a word. */
  unfinished?: boolean;
  /** Somebody still types: the last word is a beginning however short it is. */
  typed?: boolean;
}
/** Whether a word of a query may be the beginning of one. */
export const isBeginning = (words: QueryWord[], at: number, { unfinished = false, typed = false }: Typing) =>
  unfinished && words[at]!.isLatin && (mayGrow(words, at) || (typed && at === words.length - 1));
