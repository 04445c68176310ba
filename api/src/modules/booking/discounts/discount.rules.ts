/** A discount code: a percentage of what it covers, or an amount in one currency. */
export interface DiscountTerms {
  code: string;
  percent: number | null;
  amountMinor: number | null;
  /** Of `amountMinor` and `leastMinor`. */
  currency: string;
  /** What an order must come to before the code counts. */
  leastMinor: number;
  /** Kinds that it covers; empty is all. */
  kinds: string[];
}
export interface DiscountedLine {
  id: string;
  kind: string;
  currency: string;
  totalMinor: number;
}

/** Shares an amount out over parts by their size, to the last cent: the largest remainders get the cents that are left. */
export function shareOut(amountMinor: number, parts: { id: string; totalMinor: number }[]): Map<string, number> {
  const whole = parts.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  if (whole === 0) return new Map();
  const exact = parts.map(({ id, totalMinor }) => ({ id, share: (amountMinor * totalMinor) / whole }));
  const shares = new Map(exact.map(({ id, share }) => [id, Math.floor(share)]));
  const left = amountMinor - [...shares.values()].reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.toSorted((a, b) => (b.share % 1) - (a.share % 1));
  for (const { id } of byRemainder.slice(0, left)) shares.set(id, (shares.get(id) ?? 0) + 1);
  return shares;
}

/** What each line costs less, minor units of its currency; never more than the line. Empty when the code does not count for these lines. */
export function discountsOf(terms: DiscountTerms, lines: DiscountedLine[]): Map<string, number> {
  const covered = lines.filter(({ kind, currency }) => {
    const isKind = terms.kinds.length === 0 || terms.kinds.includes(kind);
    return isKind && (terms.percent !== null || currency === terms.currency);
  });
  const inCurrency = lines.filter(({ currency }) => currency === terms.currency).reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  if (inCurrency < terms.leastMinor) return new Map();
  const shares = new Map<string, number>();
  for (const currency of new Set(covered.map((line) => line.currency))) {
    const own = covered.filter((line) => line.currency === currency);
    const sum = own.reduce((total, { totalMinor }) => total + totalMinor, 0);
    const off = terms.percent === null ? Math.min(terms.amountMinor ?? 0, sum) : Math.floor((sum * terms.percent) / 100);
    for (const [id, share] of shareOut(off, own)) if (share > 0) shares.set(id, share);
  }
  return shares;
}
