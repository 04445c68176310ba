import createCache from '@emotion/cache';
import { render } from '@testing-library/react';
import type { Base } from '@straits/api-contract';
import { addTexts, createTexts } from '@straits/i18n';
import type { Page as RemotePage } from '@straits/remote-contract';
import { BrowserRouter } from '@straits/router';
import type { ContractRoute } from '@straits/remote-contract/schema';
import en from '../locales/en.json';
import type { PageSource } from './page-source';
import type { PageState, RemoteSlice, Shop } from './page-state';
import { routesOf } from './routes.rules';
import { Site, type SiteProps } from './Site';

const base: Base = {
  System: '123',
  FavIcon: '/favicon.svg',
  CompanyName: 'Straits',
  Logo: null,
  CurrencyCode: 'SGD',
  Locales: ['EN', 'ID', 'ZH', 'ZHTD', 'ZHSM'],
  DefaultLocale: 'EN',
  SupportPhone: '+65 6000 0000',
  SupportEmail: 'help@straits.test',
  LicenceNo: 'TA00001',
  UEN: '200000001A',
  GstRegNo: null,
  Social: {},
  FeatureFlags: {},
  HoldMinutes: 25,
  Variant: 'b2c',
};
const currency = (Code: string, Name: string) => ({ Code, Name, Symbol: Code, Exponent: 2, Rate: '1', RateAt: '2026-12-01T00:00:00Z' });
export const SHOP: Shop = { base, company: null, currencies: [currency('SGD', 'Singapore dollar'), currency('IDR', 'Rupiah')] };

export const routeTo = (path: string, layout: ContractRoute['layout'] = 'default'): ContractRoute => ({
  path,
  chunk: 'page',
  layout,
  middleware: [],
  titleKey: 'title',
  texts: [],
  robots: 'index',
  mayBeMissing: false,
  render: 'server',
});

/** A remote that owns these routes and nothing else. */
export const remoteWith = (routes: ContractRoute[]): RemoteSlice => ({
  name: 'mf_catalog',
  version: 'v1',
  baseUrl: 'http://origin.test/v1/',
  integrity: null,
  previous: null,
  titles: { en: { title: 'A page' } },
  contract: {
    name: 'mf_catalog',
    contract: 1,
    mission: 'show what there is',
    criticality: 'primary',
    namespace: 'catalog',
    texts: [],
    routes,
    fragments: [],
    navigation: [],
    sitemaps: [],
    budgetBytes: 1,
  },
});

const stateOf = (change: Partial<PageState> = {}): PageState => ({
  build: 'b1',
  locale: 'EN',
  language: 'en',
  currency: 'SGD',
  origin: 'http://straits.test',
  apiBase: '',
  externalOrigins: [],
  shop: SHOP,
  remotes: [],
  overridden: null,
  route: null,
  status: 200,
  rendered: false,
  fallback: {},
  reference: null,
  ...change,
});

const Page = () => <h1>The page itself</h1>;

/** A page that says nothing but "The page itself", ready to be shown. */
export function sourceOf(page: Partial<RemotePage> = {}): PageSource {
  const ready = { status: 'ready', page: { Page, ...page }, version: 'v1' } as const;
  return {
    read: () => ready,
    readAsRendered: () => ready,
    subscribe: () => () => undefined,
    load: () => Promise.resolve(ready),
    retry: () => Promise.resolve(ready),
    broke: () => undefined,
    prefetch: () => undefined,
  };
}
const source = sourceOf();

/** The whole site in English at an address, with pages that say nothing but "The page itself". */
export async function showSite(
  at: string,
  { state = {}, ...props }: { state?: Partial<PageState> } & Partial<Omit<SiteProps, 'state' | 'routes'>> = {},
) {
  // What the tests' browser does not have.
  Object.assign(performance, { getEntriesByName: () => [{}] });
  window.history.replaceState(null, '', at);
  const texts = createTexts('en');
  await addTexts(texts, 'shell', () => Promise.resolve({ default: en }));
  const given = stateOf(state);
  return render(
    <Site
      state={given}
      routes={routesOf(given.remotes)}
      path={window.location.pathname}
      texts={texts}
      cache={createCache({ key: 'css' })}
      source={source}
      Router={BrowserRouter}
      {...props}
    />,
  );
}
