import { createContext, useContext } from 'react';
import type { Language, LocaleCode } from '@straits/api-contract/constants';
import type { RemoteSlice, Shop } from './page-state';
import type { SiteRoute } from './routes.rules';

/** What the frame and the pages' surroundings need to know. */
export interface SiteView {
  shop: Shop;
  remotes: RemoteSlice[];
  routes: SiteRoute[];
  locale: LocaleCode;
  language: Language;
  currency: string;
  origin: string;
  /** The page that the server answered: its status and error reference hold until the shopper goes elsewhere. */
  answered: { path: string; status: number; reference: string | null };
  switchLocale: (locale: LocaleCode) => void;
  switchCurrency: (currency: string) => void;
}

const SiteContext = createContext<SiteView | null>(null);
export const SiteProvider = SiteContext.Provider;
export function useSite(): SiteView {
  const site = useContext(SiteContext);
  if (!site) throw new Error('the frame is drawn outside of a site');
  return site;
}
