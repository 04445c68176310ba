import type { CartLine } from '@straits/api-contract';

type Terms = CartLine['cancellation'];

/** The terms to their end: what no line speaks of gives nothing back, and a traveller must read that too (U8). */
export function wholeTerms(terms: Terms): Terms {
  const last = terms.at(-1);
  return last && (last.until === null || last.refundPercent === 0) ? terms : [...terms, { until: null, refundPercent: 0 }];
}

/** The line that counts at this moment; the last one when all are past. */
export function currentTerm(terms: Terms, nowMs: number): number {
  const index = terms.findIndex(({ until }) => until === null || Date.parse(until) > nowMs);
  return index === -1 ? terms.length - 1 : index;
}
