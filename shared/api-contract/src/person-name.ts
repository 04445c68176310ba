import { TRAVELLER_NAME } from './constants';
import { DRAWN_LETTERS } from './drawn-letters';

/** Given and family name as somebody typed them; one may be empty. */
export interface PersonName {
  givenNames: string;
  familyName: string;
}

const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{M}ー・·\s]+$/u;
const UNSPACED = /^[\p{Script=Han}\p{M}·]+$/u;

/**
 * A person's name as it is said and written: 林晓测, 田中 花子, 김 민준 begin with the family as their scripts do, all others with the given names.
 * Between names in Chinese characters there is no space.
 */
export function displayName({ givenNames, familyName }: PersonName): string {
  const [given, family] = [givenNames.trim(), familyName.trim()];
  if (!given || !family) return given || family;
  if (!FAMILY_FIRST.test(given + family)) return `${given} ${family}`;
  return UNSPACED.test(given + family) ? family + given : `${family} ${given}`;
}

let ranges: [first: number, last: number][] | undefined;
/** `a-b` is b letters after a; each is told by its distance from the one before, in base 36. */
function rangesOf(): [number, number][] {
  let at = 0;
  return DRAWN_LETTERS.split(' ').map((range) => {
    const [gap = '', length = '0'] = range.split('-');
    const first = at + parseInt(gap, 36);
    at = first + parseInt(length, 36);
    return [first, at];
  });
}

function isDrawn(letter: string): boolean {
  const code = letter.codePointAt(0)!;
  ranges ??= rangesOf();
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle]!;
    if (code < first) high = middle - 1;
    else if (code > last) low = middle + 1;
    else return true;
  }
  return false;
}

const LETTER = /[\p{L}\p{M}]/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** The letters and marks of a text that no font of our documents has, each once. */
export const undrawnLetters = (text: string): string[] => [
  ...new Set([...text.normalize()].filter((letter) => LETTER.test(letter) && !INVISIBLE.test(letter) && !isDrawn(letter))),
];

/** What is wrong with a name that is there: signs that no name has (`letters`), or letters that a ticket could not show (`script`). */
export function faultOfName(name: string): 'letters' | 'script' | undefined {
  if (!TRAVELLER_NAME.test(name)) return 'letters';
  return undrawnLetters(name).length > 0 ? 'script' : undefined;
}
