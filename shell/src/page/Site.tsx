import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { languageOf, QUERY_RETRIES, type LocaleCode } from '@straits/api-contract/constants';
import { FRESH_MS } from '@straits/api-contract/constants';
import { FederationProvider } from '@straits/federation';
import { HttpError, ResourceScope, SWRConfig, useSignal } from '@straits/http';
import { TextsProvider, type Texts } from '@straits/i18n';
import { LinkProvider } from '@straits/ui/Link';
import { Frame } from '../frame/Frame';
import { FrameBoundary } from '../frame/FrameBoundary';
import { fragmentFrame } from '../frame/fragment-frame';
import { SiteLink } from '../frame/SiteLink';
import { PageSourceProvider, type PageSource } from './page-source';
import type { PageState } from './page-state';
import type { SiteRoute } from './routes.rules';
import { SiteProvider, type SiteView } from './site-context';
import { arrivedShop } from './arrived-shop';

export interface SiteProps {
  state: PageState;
  /** Of the state's remotes. */
  routes: SiteRoute[];
  path: string;
  texts: Texts;
  cache: EmotionCache;
  source: PageSource;
  Router: ComponentType<{ children: ReactNode }>;
  /** Browser only: loads the texts, keeps the choice, then answers. */
  onLocale?: (locale: LocaleCode) => Promise<void>;
  onCurrency?: (currency: string) => void;
  /** Browser only: the frame itself threw, and the error page stands in its place. */
  onFatal?: (error: unknown) => void;
}

const quiet = () => Promise.resolve();

// Never a refusal: asking again would give the same answer (M334).
const isWorthRetrying = (error: unknown) => error instanceof HttpError && error.failure.kind === 'network';

/** The whole site, the same tree on the server and in the browser. */
export function Site({ state, routes, path, texts, cache, source, Router, onLocale = quiet, onCurrency = quiet, onFatal }: SiteProps) {
  const [locale, setLocale] = useState(state.locale);
  const [currency, setCurrency] = useState(state.currency);
  const shop = useSignal(arrivedShop, null) ?? state.shop;
  const answered = useMemo(() => ({ path, status: state.status, reference: state.reference }), [path, state]);
  const frame = useMemo(() => fragmentFrame(state.remotes), [state.remotes]);
  const site: SiteView = {
    shop,
    remotes: state.remotes,
    routes,
    locale,
    language: languageOf(locale),
    currency,
    origin: state.origin,
    answered,
    switchLocale: (next) => void onLocale(next).then(() => setLocale(next)),
    switchCurrency: (next) => {
      onCurrency(next);
      setCurrency(next);
    },
  };
  const swr = useMemo(
    () => ({
      fallback: state.fallback,
      dedupingInterval: FRESH_MS,
      focusThrottleInterval: FRESH_MS,
      errorRetryCount: QUERY_RETRIES,
      shouldRetryOnError: isWorthRetrying,
      // What the server has just read is not asked for again.
      revalidateIfStale: Object.keys(state.fallback).length === 0,
    }),
    [state.fallback],
  );
  return (
    <CacheProvider value={cache}>
      <TextsProvider texts={texts}>
        <SWRConfig value={swr}>
          <ResourceScope value={{ locale, currency }}>
            <Router>
              <SiteProvider value={site}>
                <PageSourceProvider value={source}>
                  <FederationProvider frame={frame}>
                    <LinkProvider component={SiteLink}>
                      <FrameBoundary onFatal={onFatal}>
                        <Frame />
                      </FrameBoundary>
                    </LinkProvider>
                  </FederationProvider>
                </PageSourceProvider>
              </SiteProvider>
            </Router>
          </ResourceScope>
        </SWRConfig>
      </TextsProvider>
    </CacheProvider>
  );
}
