import type { BankComparison } from '@straits/api-contract';
import { addDays } from '../../clock';
import type { Sql } from '../../database/connection';
import { refuse } from '../../http/refusal';
import { compareLines } from './compare-lines.rules';
import { MOST_FAULTS, viewLine } from './import-bank-file';
import { readBankFile } from './read-bank-file.rules';
import { findSent, type SentRow } from './sent-money.sql';

export interface CompareGiven {
  agencyId: string;
  /** `2026-11` */
  month: string;
  currency: string;
  content: string;
}

/** Payments around the month may stand in the bank's lines of the month. */
const DAYS_AROUND = 5;
const lastDayOf = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};
const viewSent = ({ reference, kind, date, amountMinor, currency, orderCode, isPosted }: SentRow) => ({
  reference,
  kind,
  date,
  amount: { amount: amountMinor, currency },
  orderCode,
  isPosted,
});

/**
 * Compares lines of an agency's own bank with what it sent us in a month (D24). Only reads: nothing of the lines is kept.
 * Refuses: bank_file_malformed, with the lines.
 */
export async function compareBankLines(db: Sql, { agencyId, month, currency, content }: CompareGiven): Promise<BankComparison> {
  const file = readBankFile(content);
  if (!file.ok) return refuse('bank_file_malformed', file.faults.slice(0, MOST_FAULTS));
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  const [from, until] = [addDays(first, -DAYS_AROUND), addDays(last, DAYS_AROUND)];
  const lines = file.lines.filter((line) => line.currency === currency && line.bookedOn >= from && line.bookedOn <= until);
  const { matched, unknown, missing } = compareLines(lines, await findSent(db, { agencyId, currency, from, until }));
  return {
    month,
    currency,
    matched: matched.map(({ line, sent }) => ({ line: viewLine(line), sent: viewSent(sent) })),
    missing: missing.filter(({ date }) => date >= first && date <= last).map(viewSent),
    unknown: unknown.map(viewLine),
    leftOut: file.lines.length - matched.length - unknown.length,
  };
}
