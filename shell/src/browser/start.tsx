import createCache from '@emotion/cache';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startFederation, type FederationHost } from '@straits/federation';
import { configureHttp, httpSettings } from '@straits/http';
import { addTexts, createTexts, type Texts } from '@straits/i18n';
import { BrowserRouter } from '@straits/router';
import type { PageState } from '../page/page-state';
import { findRoute, routesOf } from '../page/routes.rules';
import { afterInteractive, breathe, holdUntilInteractive } from '../page/interactive';
import { Site } from '../page/Site';
import { hasStoredToken } from '../page/stored-token';
import { unpackState, type PackedState } from '../page/state-on-page.rules';
import { createBrowserSource } from './browser-source';
import { entries, guard } from './guard';
import { watchFields } from './reload-guard';
import { reporter, reportFailure } from './reports';
import { adoptStyles } from './page-styles';
import { loadShellTexts } from './shell-texts';

/** What the first page can do without does not wait longer than this for it. */
const INTERACTIVE_MS = 2_500;
/** The frame does not wait longer than this for the first page's code. */
const FIRST_PAGE_MS = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Session, newer builds, words for failures. */
const startRest = () => import(/* webpackChunkName: "after-start" */ './after-start');
const choices = () => import(/* webpackChunkName: "after-start" */ './choices');

function readState(): PageState {
  const text = document.getElementById('state')?.textContent;
  if (!text) throw new Error('the page has no state');
  return unpackState(JSON.parse(text) as PackedState);
}

/** A tab of QA's leaves for the payment pages from its first click on, and a remote does there what the fault panel says. Shoppers do not load any of it. */
async function forQa({ overridden, remotes }: PageState, load: FederationHost['load']): Promise<FederationHost['load']> {
  if (!overridden) return load;
  const [{ withFaults }, { leaveForPayment }] = await Promise.all([
    import(/* webpackChunkName: "qa" */ './qa-faults'),
    import(/* webpackChunkName: "qa" */ './qa-payment'),
  ]);
  leaveForPayment();
  return withFaults(load, Object.fromEntries(remotes.map(({ name, version }) => [name, version])));
}

/** Brings the words for refusals once; what did not come is asked for again at the next refusal. */
function refusalWordsOf(texts: Texts) {
  let asked: Promise<void> | null = null;
  return () =>
    (asked ??= startRest()
      .then(({ addRefusals }) => addRefusals(texts))
      .catch(() => void (asked = null)));
}

async function startRemotes(state: PageState, texts: Texts) {
  registerPlugins([guard]);
  startFederation({
    versions: Object.fromEntries(state.remotes.map(({ name, previous, ...wanted }) => [name, previous ? [wanted, previous] : [wanted]])),
    load: await forQa(state, (remote, { version, baseUrl, integrity }, module) => {
      const name = `${remote}_${version}`;
      if (!entries.has(name)) {
        const url = `${baseUrl}remoteEntry.js`;
        entries.set(name, { remote, url, integrity });
        registerRemotes([{ name, entry: url, type: 'global' }]);
      }
      return loadRemote(`${name}/${module}`);
    }),
    addTexts: (namespace, load) => addTexts(texts, namespace, load),
    report: reporter(texts, state),
    avoid: (remote, version) => void choices().then(({ keepAvoided }) => keepAvoided(remote, version)),
    afterInteractive: () => afterInteractive(() => undefined),
  });
}

export async function start() {
  holdUntilInteractive(INTERACTIVE_MS);
  watchFields();
  const state = readState();
  const cache = createCache({ key: 'css' });
  adoptStyles(cache);
  const texts = createTexts(state.language);
  await breathe();
  configureHttp({
    apiBase: state.apiBase,
    system: state.shop.base.System,
    locale: state.locale,
    currency: state.currency,
    // Whoever has a session may see more than the server, which asks without one.
    refused: (!hasStoredToken() && state.refused) || {},
    refusalWords: refusalWordsOf(texts),
  });
  await startRemotes(state, texts);
  await breathe();
  const where = () => ({
    locale: httpSettings().locale,
    language: texts.language,
    currency: httpSettings().currency,
    origin: state.origin,
  });
  const source = createBrowserSource(texts, where, state.rendered ? state.route : null);
  const routes = routesOf(state.remotes);
  const found = findRoute(routes, location.pathname);
  const first = found && state.rendered ? source.load(found.route) : null;
  // React holds back what comes after a first fallback for 300 ms: the page's code is there before the first render. Where it does
  // not come, the frame starts without it and the server's HTML of the page stays.
  await Promise.all([addTexts(texts, 'shell', loadShellTexts), first && Promise.race([first, pause(FIRST_PAGE_MS)])]);
  const site = (
    <Site
      state={state}
      routes={routes}
      path={location.pathname}
      texts={texts}
      cache={cache}
      source={source}
      Router={BrowserRouter}
      onLocale={async (locale) => (await choices()).keepLocale(texts, locale)}
      onFatal={(error) => reportFailure(error, state.build)}
      onCurrency={(currency) => void choices().then(({ keepCurrency }) => keepCurrency(currency))}
    />
  );
  await breathe();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  startTransition(() => {
    hydrateRoot(root, site, { onRecoverableError: (error) => reportFailure(error, state.build) });
  });
  void afterInteractive(startRest).then(async ({ afterStart }) => {
    await breathe();
    await afterStart({ state, texts });
  });
}
