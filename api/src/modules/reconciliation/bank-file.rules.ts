import type { FieldFault } from '../../http/refusal';

/** One line of a bank's statement. */
export interface BankLine {
  account: string;
  /** `2026-12-01` */
  bookedOn: string;
  /** Minor units; what the bank took is below zero. */
  amountMinor: number;
  currency: string;
  /** The bank's own number of it. */
  bankRef: string;
  /** What the payer wrote. */
  text: string;
}
export type BankFile = { ok: true; lines: BankLine[] } | { ok: false; faults: FieldFault[] };

/** Why a line cannot be read. `form`: it is not what the format has there. */
type BankLineReason = 'empty' | 'columns' | 'date' | 'amount' | 'currency' | 'balance' | 'form';

/** Where a file is wrong, for people: `line 7`, and what was expected. */
export const faultAt = (line: number, message: string, reason: BankLineReason = 'form'): FieldFault => ({
  field: `line ${line}`,
  message,
  reason,
});

const WITHOUT_CENTS = new Set(['JPY', 'KRW', 'VND']);

/** Decimal text (`1234.50`, `1.234,50` is none) in minor units; undefined when it is no amount of the currency. */
export function minorOf(text: string, currency: string): number | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d*))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, sign = '', whole = '0', part = ''] = match;
  const digits = WITHOUT_CENTS.has(currency) ? 0 : 2;
  const decimals = part.replace(/0+$/, '');
  if (decimals.length > digits) return undefined;
  const minor = Number(`${whole}${decimals.padEnd(digits, '0')}`);
  return sign ? -minor : minor;
}

/** A date that exists, as `2026-12-01`. */
export function dateOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text ? text : undefined;
}
