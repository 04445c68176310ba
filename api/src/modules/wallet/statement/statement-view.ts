import type { Money, StatementEntry, WalletSide, WalletStatement } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { Sql } from '../../../database/connection';
import { decimalText } from '../../../money/format-money';
import { plainRate } from '../convert/rates.rules';
import { findAccount, type AccountRow } from '../ledger/accounts.sql';
import { describeEntry, kindsNamed } from './describe-entry.rules';
import { ENTRY_WORDS } from './entry-words';
import { daysOf, spanOf } from './month.rules';
import { searchedAmount } from './searched-amount.rules';
import {
  findBalancesAt,
  findMonthRange,
  findPage,
  findWaiting,
  sumMonth,
  type EntryLine,
  type MonthRange,
  type Sought,
} from './statement.sql';

export interface AskedStatement {
  agencyId: string;
  month: string;
  currency: string;
  side: WalletSide;
}
export interface StatementPage {
  q?: string;
  cursor?: string;
  limit: number;
  now: Date;
  language: Language;
}

/** The account that a statement is of; undefined when nothing was ever written there. */
export const findStatementAccount = (db: Sql, { agencyId, currency, side }: AskedStatement): Promise<AccountRow | undefined> =>
  findAccount(db, { agencyId, type: side === 'credit' ? 'receivable' : 'wallet', currency });

export function viewEntry(line: EntryLine, { currency, language }: { currency: string; language: Language }): StatementEntry {
  const money = (amount: number): Money => ({ amount, currency });
  const { id, kind, soldBy, orderCode, amountMinor, balanceMinor, status, dueOn } = line;
  return {
    id,
    at: line.at.toISOString(),
    kind,
    description: describeEntry(line, language),
    // The order of another agency is that agency's to open.
    orderCode: soldBy ? null : orderCode,
    debit: amountMinor < 0 ? money(-amountMinor) : null,
    credit: amountMinor > 0 ? money(amountMinor) : null,
    balance: balanceMinor === null ? null : money(balanceMinor),
    status,
    dueOn,
  };
}

const EMPTY: MonthRange = { first: 1, last: 0, openingMinor: 0, closingMinor: 0 };

function soughtOf(words: string, { currency, language }: { currency: string; language: Language }): Sought {
  const amountMinor = searchedAmount(words, currency);
  const number = amountMinor === undefined ? undefined : plainRate(decimalText(amountMinor, currency));
  return { words, kinds: kindsNamed(words, language), amountMinor, number, language: ENTRY_WORDS[language] };
}

async function readPage(db: Sql, account: AccountRow, range: MonthRange, { q, cursor, limit, language }: StatementPage) {
  const words = q?.trim();
  const rows = await findPage(db, account.id, range, {
    sought: words ? soughtOf(words, { currency: account.currency, language }) : undefined,
    before: cursor ? Number(cursor) : undefined,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  return { shown, nextCursor: rows.length > limit ? String(shown.at(-1)!.no) : null };
}

/** A month (`2026-11`) of an agency's wallet or credit: what it began with, its entries page by page, what it ended with. */
export async function viewStatement(db: Sql, asked: AskedStatement, page: StatementPage): Promise<WalletStatement> {
  const { month, currency, side } = asked;
  const money = (amount: number): Money => ({ amount, currency });
  const account = await findStatementAccount(db, asked);
  const span = spanOf(month);
  const range = account ? await findMonthRange(db, account.id, span) : EMPTY;
  const days = daysOf(month, page.now);
  const [totals, balances, waiting, { shown, nextCursor }] = account
    ? await Promise.all([
        sumMonth(db, account.id, range),
        findBalancesAt(
          db,
          account.id,
          days.map(({ end }) => end),
        ),
        findWaiting(db, account.id, span),
        readPage(db, account, range, page),
      ])
    : [{ creditsMinor: 0, debitsMinor: 0 }, days.map(() => 0), [], { shown: [], nextCursor: null }];
  return {
    month,
    currency,
    side,
    opening: money(range.openingMinor),
    closing: money(range.closingMinor),
    credits: money(totals.creditsMinor),
    debits: money(totals.debitsMinor),
    count: Math.max(0, range.last - range.first + 1),
    days: days.map(({ date }, index) => ({ date, balance: money(balances[index]!) })),
    waiting: waiting.map((line) => viewEntry(line, { currency, language: page.language })),
    entries: shown.map((line) => viewEntry(line, { currency, language: page.language })),
    nextCursor,
  };
}
