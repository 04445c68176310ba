import type { BankLine } from './bank-file.rules';
import { names } from './match-lines.rules';

/** Money that an agency sent us, as we have it. */
export interface Sent {
  reference: string;
  /** The day that the payer said, or on which it began. */
  date: string;
  amountMinor: number;
  currency: string;
}
export interface Compared<S> {
  matched: { line: BankLine; sent: S }[];
  /** Lines of money out that are no payment to us. */
  unknown: BankLine[];
  /** What we have and the bank's lines do not. */
  missing: S[];
}

/** Banks book up to so many days from when a payer says: weekends and holidays lie between. */
const DAYS_APART = 5;
const DAY_MS = 86_400_000;
const daysApart = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;

/** The payment that a line is: the one that it names, else the nearest of the same amount in the days around. */
function find<S extends Sent>(line: BankLine, open: Set<S>): S | undefined {
  const same = [...open].filter(({ amountMinor, currency }) => amountMinor === -line.amountMinor && currency === line.currency);
  const near = same.filter(({ date }) => daysApart(date, line.bookedOn) <= DAYS_APART);
  const nearest = near.sort((a, b) => daysApart(a.date, line.bookedOn) - daysApart(b.date, line.bookedOn))[0];
  return same.find((sent) => names(line, sent)) ?? nearest;
}

/**
 * Compares the lines of an agency's own bank (money out is below zero) with what it sent us. Lines that name a reference choose first, so that
 * a like amount of another day does not take their payment; each payment is found once.
 */
export function compareLines<S extends Sent>(lines: BankLine[], sent: S[]): Compared<S> {
  const out = lines.filter(({ amountMinor }) => amountMinor < 0);
  const open = new Set(sent);
  const found = new Map<BankLine, S>();
  const named = out.filter((line) => sent.some((one) => names(line, one)));
  for (const line of [...named, ...out.filter((one) => !named.includes(one))]) {
    const payment = find(line, open);
    if (payment) {
      found.set(line, payment);
      open.delete(payment);
    }
  }
  return {
    matched: out.flatMap((line) => (found.has(line) ? [{ line, sent: found.get(line)! }] : [])),
    unknown: out.filter((line) => !found.has(line)),
    missing: [...open],
  };
}
