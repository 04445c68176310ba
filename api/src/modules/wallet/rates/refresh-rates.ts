import { sql } from 'kysely';
import type { Deps } from '../../../deps';
import { findCurrencies } from '../../shop';
import { crossRate } from '../convert/rates.rules';
import type { PublishedRates, RateProvider } from './rate-source';

export interface RefreshedRates {
  at: Date;
  changed: string[];
  /** Currencies of the shop that the provider does not have: they keep their rate. */
  missing: string[];
}

const rated = ({ rates }: PublishedRates, code: string) => {
  const rate = rates.get(code);
  return rate === undefined ? undefined : { code, rate, exponent: 2 };
};

/** Takes the provider's rates into the shop's table, all of one day in one transaction. Older ones than the shop has are left. */
export async function refreshRates({ db }: Pick<Deps, 'db'>, provider: RateProvider): Promise<RefreshedRates> {
  const published = await provider.read();
  return db.transaction().execute(async (trx) => {
    const currencies = [...(await findCurrencies(trx)).values()];
    const own = currencies.find(({ rate }) => Number(rate) === 1);
    const base = own && rated(published, own.code);
    if (!base) throw new Error(`${provider.name} has no rate for the shop's own currency`);
    const [changed, missing]: [string[], string[]] = [[], []];
    for (const { code, rateAt } of currencies) {
      const to = rated(published, code);
      if (!to) missing.push(code);
      else if (rateAt < published.at) {
        await sql`update currencies set rate = ${crossRate(base, to)}, rate_at = ${published.at} where code = ${code}`.execute(trx);
        changed.push(code);
      }
    }
    return { at: published.at, changed, missing };
  });
}
