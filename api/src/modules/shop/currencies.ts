import { sql } from 'kysely';
import type { Money } from '@straits/api-contract';
import type { Sql } from '../../database/connection';
import { roundForDisplay } from '../../money/format-money';

export interface CurrencyRow {
  code: string;
  name: string;
  symbol: string;
  exponent: number;
  /** Units for one unit of the shop's own currency. */
  rate: string;
  rateAt: Date;
}
export type Currencies = Map<string, CurrencyRow>;

async function readCurrencies(db: Sql): Promise<Currencies> {
  const { rows } =
    await sql<CurrencyRow>`select code, name, symbol, exponent, rate, rate_at as "rateAt" from currencies order by position, code`.execute(
      db,
    );
  return new Map(rows.map((row) => [row.code, row]));
}

/** What a transaction has read: all of it is counted at the same rates. */
const readBy = new WeakMap<Sql, Promise<Currencies>>();

/** The shop's currencies with their rates of now; within one transaction the answer stays the same. */
export function findCurrencies(db: Sql): Promise<Currencies> {
  if (!db.isTransaction) return readCurrencies(db);
  const read = readBy.get(db) ?? readCurrencies(db);
  readBy.set(db, read);
  return read;
}

/** An amount in another currency by the shop's rates. For display; what is charged is never converted. */
export function convert(money: Money, to: string, currencies: Currencies): Money {
  const [source, target] = [currencies.get(money.currency), currencies.get(to)];
  if (!source || !target || money.currency === to) return money;
  const major = money.amount / 10 ** source.exponent / Number(source.rate);
  return { amount: roundForDisplay(major * Number(target.rate) * 10 ** target.exponent, to), currency: to };
}
