import type { Common, Money, Price } from '@straits/api-contract';
import { DEFAULT_LOCALE, languageOf, type Language } from '@straits/api-contract/constants';
import type { Sql } from '../../database/connection';
import { convert, findCurrencies, type Currencies } from '../shop';

/** In which words and currency somebody looks. */
export interface View {
  language: Language;
  /** Display currency; what is charged is never converted. */
  currency: string;
  currencies: Currencies;
}

const ONE = 1;
/** The shop's own currency: the one that rates are counted in. */
export const shopCurrency = (currencies: Currencies) =>
  [...currencies.values()].find(({ rate }) => Number(rate) === ONE)?.code ?? [...currencies.keys()][0] ?? 'SGD';

/** A display currency that the shop does not have is answered in its own. */
export function viewIn(query: Common, currencies: Currencies): View {
  const asked = query.currency;
  return {
    language: languageOf(query.lang ?? DEFAULT_LOCALE),
    currency: asked && currencies.has(asked) ? asked : shopCurrency(currencies),
    currencies,
  };
}

export const viewOf = async (db: Sql, query: Common): Promise<View> => viewIn(query, await findCurrencies(db));

export const priceIn = (charge: Money, { currency, currencies }: View): Price => ({ charge, shown: convert(charge, currency, currencies) });
