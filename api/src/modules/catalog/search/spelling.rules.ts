interface Rows {
  /** Costs of the prefixes of `b` against the prefix of `a` two letters, and one letter, shorter. */
  before: number[];
  last: number[];
}

/** One row of the table of Damerau and Levenshtein: the costs with `i` letters of `a`. */
function nextRow(a: string, b: string, i: number, { before, last }: Rows): number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const wrong = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
    const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    row.push(Math.min(last[j]! + 1, row[j - 1]! + 1, wrong, isSwapped ? before[j - 2]! + 1 : Infinity));
  }
  return row;
}

/** Distance of two words in typing errors: a letter too many, missing, wrong, or two swapped. Gives up above `limit` and answers limit + 1. */
export function typingErrors(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let rows: Rows = { before: [], last: Array.from({ length: b.length + 1 }, (_, index) => index) };
  for (let i = 1; i <= a.length; i += 1) {
    const row = nextRow(a, b, i, rows);
    if (Math.min(...row) > limit) return limit + 1;
    rows = { before: rows.last, last: row };
  }
  return rows.last[b.length]!;
}

/** Errors that are forgiven: one, in long words two. Of a word of six letters two make another word: `goreng` is no `morning`. */
const forgiven = (word: string) => (word.length <= 7 ? 1 : 2);

/** Where in a sorted list a word stands, or would. */
export const firstFrom = (sorted: string[], word: string) => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const hasWordWithPrefix = (sorted: string[], prefix: string) => sorted[firstFrom(sorted, prefix)]?.startsWith(prefix) ?? false;

/** Which letters a word has, a bit each; two letters may share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** An error puts at most one letter in the place of another: words with more letters of their own than errors need no closer look. */
function haveMoreOfTheirOwn(a: number, b: number, most: number): boolean {
  let own = a & ~b;
  for (let count = 0; own !== 0; own &= own - 1) if (++count > most) return true;
  return false;
}

/** Words of a sorted vocabulary that a mistyped one may have meant, nearest first: at most five of the least distance. */
export function nearestWords(sorted: string[], word: string): string[] {
  const limit = forgiven(word);
  const letters = lettersOf(word);
  let least = limit;
  const found = new Map<string, number>();
  for (const candidate of sorted) {
    if (Math.abs(candidate.length - word.length) > least) continue;
    const others = lettersOf(candidate);
    if (haveMoreOfTheirOwn(letters, others, least) || haveMoreOfTheirOwn(others, letters, least)) continue;
    const errors = typingErrors(word, candidate, least);
    if (errors > least) continue;
    least = errors;
    found.set(candidate, errors);
  }
  return [...found]
    .filter(([, errors]) => errors === least)
    .map(([candidate]) => candidate)
    .slice(0, 5);
}
