import { Temporal } from 'temporal-polyfill';
import type { Wallet, WalletStatement } from '@straits/api-contract';
import type { Sql } from '../../database/connection';
import { creditOf } from './credit.rules';
import { findBalanceBefore, findEntries, findSpends, type WalletRow } from './wallet.sql';

/** Months of a statement begin and end in the shop's own zone. */
const ZONE = 'Asia/Singapore';

function spanOf(month: string) {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const at = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(ZONE).epochMilliseconds);
  return { from: at(first), until: at(first.add({ months: 1 })) };
}

const moneyIn =
  ({ currency }: WalletRow) =>
  (amount: number) => ({ amount, currency });

/** What an agency has, owes and can spend now. */
export async function viewWallet(db: Sql, wallet: WalletRow, now: Date): Promise<Wallet> {
  const { currency, agencyName, balanceMinor, creditLimitMinor, creditDays } = wallet;
  const money = moneyIn(wallet);
  const credit = creditOf(balanceMinor, await findSpends(db, wallet.id), { creditDays, now });
  return {
    currency,
    agencyName,
    availableBalance: money(Math.max(0, balanceMinor)),
    creditLimit: money(creditLimitMinor),
    outstandingBalance: money(credit.outstandingMinor),
    overdueBalance: money(credit.overdueMinor),
    availableLimit: money(balanceMinor + creditLimitMinor),
    nextDueDate: credit.nextDueDate,
  };
}

/** A month (`2026-11`) of an agency's wallet: what it began with, every transfer, what it ended with. */
export async function viewStatement(db: Sql, wallet: WalletRow, month: string): Promise<WalletStatement> {
  const money = moneyIn(wallet);
  const span = spanOf(month);
  const [opening, entries] = await Promise.all([findBalanceBefore(db, wallet.id, span.from), findEntries(db, wallet.id, span)]);
  return {
    month,
    opening: money(opening),
    closing: money(entries.at(-1)?.balanceMinor ?? opening),
    entries: entries.map(({ id, at, description, changeMinor, balanceMinor, status }) => ({
      id,
      at: at.toISOString(),
      description,
      debit: changeMinor < 0 ? money(-changeMinor) : null,
      credit: changeMinor > 0 ? money(changeMinor) : null,
      balance: money(balanceMinor),
      status,
    })),
  };
}
