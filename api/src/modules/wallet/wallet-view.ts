import type { Money, Wallet, WalletBalance } from '@straits/api-contract';
import type { Sql } from '../../database/connection';
import { findCurrencies, type Currencies } from '../shop';
import type { AgencyRow } from './agency.sql';
import { convertMinor, crossRate } from './convert/rates.rules';
import { findCredit, isBlocked } from './credit/credit-state';
import { findTerms } from './credit/terms.sql';
import { findAgencyAccounts, freeBalance, freeCredit, type AccountRow } from './ledger/accounts.sql';
import { findChainCredit, findIncoming } from './wallet.sql';

const money = (amount: number, currency: string): Money => ({ amount, currency });

function balanceOf(
  account: Pick<AccountRow, 'currency'> & { freeMinor: number; incomingMinor: number },
  home: string,
  currencies: Currencies,
): WalletBalance {
  const { currency, freeMinor, incomingMinor } = account;
  const [own, other] = [currencies.get(home), currencies.get(currency)];
  const known = own && other && currency !== home ? { own, other } : null;
  return {
    currency,
    available: money(freeMinor, currency),
    incoming: money(incomingMinor, currency),
    rate: known && crossRate(known.own, known.other),
    rateAt: known && known.other.rateAt.toISOString(),
    value: known && money(convertMinor(freeMinor, known.other, known.own), home),
  };
}

async function viewBalances(db: Sql, { id, currency: home }: AgencyRow, accounts: AccountRow[]): Promise<WalletBalance[]> {
  const [incoming, currencies] = await Promise.all([findIncoming(db, id), findCurrencies(db)]);
  const wallets = new Map(accounts.filter(({ type }) => type === 'wallet').map((account) => [account.currency, freeBalance(account)]));
  const shown = [home, ...[...wallets.keys()].filter((currency) => currency !== home)];
  return shown.map((currency) =>
    balanceOf({ currency, freeMinor: wallets.get(currency) ?? 0, incomingMinor: incoming.get(currency) ?? 0 }, home, currencies),
  );
}

const NO_CREDIT = { limit: 0, free: 0, reserved: 0, subUsed: 0 };
/** The figures of a receivable account; `chain` is what the agencies above have left, null without any. */
function creditFigures(receivable: AccountRow | undefined, chain: number | null) {
  if (!receivable) return NO_CREDIT;
  const { creditLimitMinor: limit, reservedMinor: reserved, subUsedMinor: subUsed } = receivable;
  return { limit, reserved, subUsed, free: Math.max(0, Math.min(freeCredit(receivable), chain ?? Infinity)) };
}

interface Caller extends Pick<Wallet, 'mayMove' | 'mayAudit' | 'topUpMethods'> {
  now: Date;
}

/** What an agency has, owes and can spend now. */
export async function viewWallet(db: Sql, agency: AgencyRow, { now, ...may }: Caller): Promise<Wallet> {
  const { id, name, currency } = agency;
  const [accounts, terms, chain] = await Promise.all([findAgencyAccounts(db, id), findTerms(db, id), findChainCredit(db, id, currency)]);
  const receivable = accounts.find((account) => account.type === 'receivable' && account.currency === currency);
  const [balances, credit] = await Promise.all([viewBalances(db, agency, accounts), findCredit(db, receivable, now)]);
  const figures = creditFigures(receivable, chain);
  const blocked = isBlocked(credit, terms);
  const available = balances[0]!.available.amount;
  return {
    currency,
    agencyName: name,
    availableBalance: money(available, currency),
    balances,
    creditLimit: money(figures.limit, currency),
    availableCredit: money(figures.free, currency),
    outstandingBalance: money(credit.outstandingMinor, currency),
    overdueBalance: money(credit.overdueMinor, currency),
    reserved: money(figures.reserved, currency),
    subAgents: money(figures.subUsed, currency),
    availableLimit: money(available + (blocked ? 0 : figures.free), currency),
    nextDueDate: credit.nextDueDate,
    creditDays: figures.limit > 0 ? terms.days : null,
    isBlocked: blocked,
    ...may,
  };
}
