import {
  Base,
  Company,
  CurrencyList,
  DEFAULT_LOCALE,
  DEFAULT_TOUR_HOST,
  LOCALE_CODES,
  SYSTEM_ID,
  type LocaleCode,
} from '@straits/api-contract';
import type { Shop } from '../page/page-state';
import { askApi, type ApiAnswer } from './api-client';
import { createKeptValues } from './kept-values';
import { LIMIT_MS, SHOP_CACHE } from './settings';

const DEFAULT_SHOP: Shop = {
  base: {
    System: String(SYSTEM_ID),
    FavIcon: '/favicon.svg',
    CompanyName: 'Straits',
    Logo: null,
    CurrencyCode: 'SGD',
    Locales: [...LOCALE_CODES],
    DefaultLocale: DEFAULT_LOCALE,
    SupportPhone: '',
    SupportEmail: '',
    LicenceNo: '',
    UEN: '',
    GstRegNo: null,
    Social: {},
    FeatureFlags: {},
    HoldMinutes: 25,
    Variant: 'b2c',
  },
  company: null,
  currencies: [],
};

export class HostUnknown extends Error {}

const isLocal = (name: string) => name === 'localhost' || name === '127.0.0.1' || name === '[::1]';

/** Name of the host without its port; what a page on localhost sends is the fixed tour-site host (M37). */
export const hostName = (host: string) => host.replace(/:\d+$/, '').toLowerCase();
export const webOf = (host: string) => (isLocal(hostName(host)) ? DEFAULT_TOUR_HOST : hostName(host));

const valueOf = (answer: ApiAnswer) => (answer.kind === 'value' ? answer.value : null);

async function load(host: string, locale: LocaleCode | null): Promise<Shop> {
  const query = `system=${SYSTEM_ID}${locale ? `&lang=${locale}` : ''}`;
  // All at once: company and currency need nothing of base (M277).
  const [base, company, currencies] = await Promise.all([
    askApi(`/travel/v1/base?${query}&web=${encodeURIComponent(webOf(host))}`, host, LIMIT_MS.shop),
    askApi(`/travel/v1/company?${query}`, host, LIMIT_MS.shop),
    askApi(`/travel/v1/currency?${query}`, host, LIMIT_MS.shop),
  ]);
  if (base.kind === 'refused' && base.error.code === 'host_unknown') throw new HostUnknown(host);
  if (base.kind !== 'value') throw new Error(`base settings: ${base.kind}`);
  return {
    base: Base.parse(base.value),
    company: Company.safeParse(valueOf(company)).data ?? null,
    currencies: CurrencyList.safeParse(valueOf(currencies)).data ?? [],
  };
}

const kept = createKeptValues<Shop | 'unknown'>({ ...SHOP_CACHE, entries: 200 });

/**
 * Shown while the API has not answered yet: a page is never blank for want of settings (M36, N6). The host table cannot be asked then, so the
 * marker in the host's name says whether it is agents' (M29): their pages are gated and kept from search engines all the same.
 */
export const defaultShop = (host: string): Shop => ({
  ...DEFAULT_SHOP,
  base: { ...DEFAULT_SHOP.base, Variant: hostName(host).includes('b2b') ? 'b2b' : 'b2c' },
});

export interface ShopAnswer {
  shop: Shop;
  /** False: the defaults stand in, and the page must not be kept. */
  isKnown: boolean;
}

/** Settings of the host's shop, kept for 5 minutes. Throws `HostUnknown`; any other failure gives the defaults. */
export async function shopOf(host: string, locale: LocaleCode | null, onFault: (error: unknown) => void): Promise<ShopAnswer> {
  try {
    const shop = await kept.get(`${hostName(host)} ${locale ?? ''}`, () =>
      load(host, locale).catch((error: unknown) => {
        if (error instanceof HostUnknown) return 'unknown' as const;
        throw error;
      }),
    );
    if (shop === 'unknown') throw new HostUnknown(host);
    return { shop, isKnown: true };
  } catch (error) {
    if (error instanceof HostUnknown) throw error;
    onFault(error);
    return { shop: defaultShop(host), isKnown: false };
  }
}
