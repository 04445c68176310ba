import type { BankLine } from './bank-file.rules';

export interface Promised {
  key: string;
  reference: string;
  amountMinor: number;
  currency: string;
}
export interface Matched<L, P> {
  line: L;
  to: P | null;
  /** Whose reference the line names although the amount is another. */
  near: P | null;
}

/** Banks change case, and put blanks and signs into what payers write. */
const bare = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** References are found whole: that of a second try (`STABC-2`) is not that of the first. */
export function names(line: BankLine, { reference }: Pick<Promised, 'reference'>): boolean {
  const words = `${line.text} ${line.bankRef}`.toUpperCase();
  const exact = new RegExp(`(^|[^A-Z0-9])${reference.toUpperCase().replaceAll('-', '[- ]?')}(?![A-Z0-9]|-\\d)`);
  return (
    exact.test(words) || (reference.length >= 10 && !reference.includes('-') && bare(words).includes(bare(reference)) && !/-\d/.test(words))
  );
}

/** Finds the promises whose reference may stand in a line, in their order, without looking at every promise for every line. */
function finderOf<P extends Promised>(promised: P[]): (line: BankLine) => P[] {
  const places = new Map<string, number[]>();
  for (const [place, { reference }] of promised.entries()) places.set(bare(reference), [...(places.get(bare(reference)) ?? []), place]);
  const lengths = new Set([...places.keys()].map(({ length }) => length));
  return ({ text, bankRef }) => {
    const words = bare(`${text} ${bankRef}`);
    const parts = new Set([...lengths].flatMap((length) => Array.from(words, (_, from) => words.slice(from, from + length))));
    const found = [...parts].flatMap((part) => places.get(part) ?? []).sort((a, b) => a - b);
    return found.map((place) => promised[place]!);
  };
}

/** Finds for each line of money in what it pays: by reference and amount. Each promise is kept once. */
export function matchLines<L extends BankLine, P extends Promised>(lines: L[], promised: P[]): Matched<L, P>[] {
  const find = finderOf(promised);
  const kept = new Set<P>();
  return lines.map((line) => {
    const named = find(line).filter((promise) => !kept.has(promise) && names(line, promise));
    const to = named.find(({ amountMinor, currency }) => amountMinor === line.amountMinor && currency === line.currency) ?? null;
    if (to) kept.add(to);
    return { line, to, near: to ? null : (named[0] ?? null) };
  });
}

/** The promise that a line names, whatever its amount. */
export function namedIn<L extends BankLine, P extends Promised>(lines: L[], promised: P[]): Map<L, P> {
  const find = finderOf(promised);
  return new Map(
    lines.flatMap((line): [L, P][] => {
      const named = find(line).find((promise) => names(line, promise));
      return named ? [[line, named]] : [];
    }),
  );
}
