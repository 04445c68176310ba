import type { Settings } from '../../../settings';
import { createEcbRates } from './ecb-rates';

/** Rates of a day against one base currency, as decimal text. */
export interface PublishedRates {
  base: string;
  at: Date;
  rates: Map<string, string>;
}
/** Whoever publishes rates. Without one, the table stays as staff set it. */
export interface RateProvider {
  name: string;
  read(): Promise<PublishedRates>;
}

/** The provider that the settings name; undefined keeps the fixed table. */
export const createRateProvider = ({ ratesUrl }: Pick<Settings, 'ratesUrl'>): RateProvider | undefined =>
  ratesUrl ? createEcbRates(ratesUrl) : undefined;
export const rateSourceOf = ({ ratesUrl }: Pick<Settings, 'ratesUrl'>) => (ratesUrl ? 'ECB' : 'fixed');

/** Published rates serve over a long weekend, not longer; a fixed table does not age. */
const FRESH_DAYS = 5;
export const areRatesFresh = ({ ratesUrl }: Pick<Settings, 'ratesUrl'>, rateAt: Date, now: Date) =>
  !ratesUrl || now.getTime() - rateAt.getTime() < FRESH_DAYS * 86_400_000;
