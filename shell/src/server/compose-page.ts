import { languageOf, type LocaleCode } from '@straits/api-contract/constants';
import type { Found, SiteRoute } from '../page/render';
import { documentBody, documentHead, documentStart, documentStyles, type Files, type HeadContext } from './document';
import { inTime } from './in-time';
import { frameOnly, pageContent, type Content } from './page-content';
import type { RemoteBuilds } from './remote-builds';
import { VersionBroken, type RemoteHealth } from './remote-health';
import { filesFor } from './route-files';
import { LIMIT_MS, settings } from './settings';
import type { loadShellBuild } from './shell-build';
import type { PageState, Shop } from '../page/page-state';
import type { ServerFault } from './telemetry-sender';
import type { Choice, LiveRemote, Snapshot } from './version-set.rules';
import type { Visit } from './visit';
import type { WrittenContracts } from './written-contracts';

export interface Site {
  shell: ReturnType<typeof loadShellBuild>;
  builds: RemoteBuilds;
  health: RemoteHealth;
  /** Contracts of what QA's tokens name by address. */
  contracts: WrittenContracts;
  /** Whether a version may be given to anybody: its place is allowed, and it has not just broken here. */
  isUsable: Choice['isUsable'];
  css: string;
  log: (event: string, detail: unknown) => void;
  /** A fault of a remote, told to who collects them. */
  report: (fault: ServerFault) => void;
}

/** What is known of a page before its data. */
export interface Plan {
  visit: Visit;
  shop: Shop;
  snapshot: Snapshot;
  /** Chooses the versions again, after one of them broke. */
  chooseAgain: () => Snapshot;
  overridden: PageState['overridden'];
  /** Of the snapshot's remotes. */
  routes: SiteRoute[];
  found: Found | null;
  locale: LocaleCode;
  currency: string;
  isTrade: boolean;
  /** The shop's settings are real, not the defaults. */
  isKnown: boolean;
}

export interface Composed {
  status: number;
  /** Where the visitor is sent instead; only of use while nothing has been sent. */
  location?: string;
  /** Between the first bytes and the end. `styleNonce` as in `documentStart`. */
  rest: (styleNonce: string) => Buffer[];
  /** Bodies of the style elements, for hashes. */
  styles: string[];
  /** False: something was missing that the next visitor should get. */
  isComplete: boolean;
}

function filesOf(site: Site, plan: Plan): Files {
  const { found } = plan;
  const remote: LiveRemote | undefined = plan.snapshot.remotes.find(({ slice }) => slice.name === found?.route.remote.name);
  return filesFor({
    assets: site.shell.assets,
    language: languageOf(plan.locale),
    remote,
    chunk: found?.route.chunk,
    parts: found?.route.texts ?? [],
  });
}

const headContext = (plan: Plan): HeadContext => {
  const query = new URLSearchParams(plan.visit.query);
  for (const name of ['lang', 'currency']) query.delete(name);
  return {
    origin: plan.visit.origin,
    address: plan.visit.path + (query.size ? `?${query}` : ''),
    locales: plan.shop.base.Locales,
    companyName: plan.shop.base.CompanyName,
    isNoindex: plan.isTrade,
  };
};

/** A page that threw is its remote's fault; one that was drawn says that its version works. */
function judge(site: Site, { found, visit }: Plan, thrown: unknown) {
  const remote = found?.route.remote;
  if (!remote) return;
  if (!thrown) return site.health.worked(remote.name, remote.version);
  site.report({
    name: 'MFE-111',
    remote: remote.name,
    version: remote.version,
    path: visit.path,
    detail: thrown instanceof Error ? thrown.message : 'threw',
  });
  if (remote.previous) throw new VersionBroken(remote.name, remote.version, thrown);
}

async function draw(site: Site, plan: Plan, content: Content): Promise<Composed> {
  const url = plan.visit.path + plan.visit.search;
  let thrown: unknown;
  const { html, styles } = await site.shell.renderer.render({
    url,
    state: content.state,
    routes: plan.routes,
    texts: content.texts,
    page: content.page,
    limitMs: LIMIT_MS.render,
    onError: (error) => {
      thrown = error;
      site.log('MFE-111 page threw while it was rendered', { url: plan.visit.path, error: String(error) });
    },
  });
  if (content.page) judge(site, plan, thrown);
  const head = documentHead(content.head, headContext(plan));
  // Written once: the first visitor's answer and the kept page differ in the styles' nonce only.
  const body = documentBody({ html, state: content.state, files: filesOf(site, plan) });
  return {
    status: content.isUnread ? 503 : content.state.status,
    location: content.location,
    rest: (styleNonce) => [Buffer.from(head + documentStyles(styles, styleNonce)), ...body],
    styles: styles.css ? [styles.css] : [],
    isComplete: content.isComplete && plan.isKnown,
  };
}

/** The same page with the versions that are left. Each time there is one less, so this ends. */
function replan(site: Site, plan: Plan): Plan {
  const snapshot = plan.chooseAgain();
  const routes = site.shell.renderer.routesOf(snapshot.remotes.map(({ slice }) => slice));
  return { ...plan, snapshot, routes, found: site.shell.renderer.findRoute(routes, plan.visit.path) };
}

const drawn = async (site: Site, plan: Plan) => draw(site, plan, await pageContent(site, plan));

/**
 * A whole page. A version that breaks is replaced by the one before. A fault of ours, or what never comes, answers the error page with a reference, not
 * a broken connection.
 */
export async function composePage(site: Site, plan: Plan): Promise<Composed> {
  try {
    return await inTime(drawn(site, plan), LIMIT_MS.page, plan.visit.path);
  } catch (error) {
    if (error instanceof VersionBroken) {
      site.health.broke(error.remote, error.version);
      return composePage(site, replan(site, plan));
    }
    const reference = Math.random().toString(36).slice(2, 10).toUpperCase();
    site.log('page failed', { reference, path: plan.visit.path, error: error instanceof Error ? error.stack : String(error) });
    const composed = await draw(site, plan, await frameOnly(site, plan, { status: 500, reference }));
    return { ...composed, isComplete: false };
  }
}

/** The first bytes of a page: sent before anything of its own is asked for (registry and shop are mostly at hand). */
export const startOf = (site: Site, plan: Plan, styleNonce: string) => {
  const { palette } = site.shell.renderer;
  const isLogin = plan.visit.path === '/login' || plan.found?.route.path === '/login';
  const isGated = plan.found?.route.middleware.includes('signed') || (plan.isTrade && !isLogin);
  return documentStart({
    locale: plan.locale,
    isGated: Boolean(isGated),
    favicon: plan.shop.base.FavIcon || '/favicon.svg',
    css: site.css,
    themeColors: { light: palette.light.sand, dark: palette.dark.sand },
    styleNonce,
    mapTiles: settings.mapTiles,
  });
};
