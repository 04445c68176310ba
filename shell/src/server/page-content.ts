import { languageOf } from '@straits/api-contract/constants';
import type { Refusal } from '@straits/http';
import type { Texts } from '@straits/i18n';
import type { Page, PageHead, RemotePages, RouteMatch } from '@straits/remote-contract';
import type { Found, PageState } from '../page/render';
import { askApiOnce, type ApiAnswer } from './api-client';
import type { Plan, Site } from './compose-page';
import { inTime } from './in-time';
import { isLate } from './remote-builds';
import { VersionBroken } from './remote-health';
import { LIMIT_MS, settings } from './settings';
import { WRITTEN } from './version-set.rules';

const textsByPage = new WeakMap<RemotePages, Map<string, Promise<Texts>>>();
const shellOnly = new Map<string, Promise<Texts>>();

/** Texts are the same for every visitor of a language: made once per version of a remote. */
function keptTexts(site: Site, language: PageState['language'], of: { pages: RemotePages | null; parts: string[] }): Promise<Texts> {
  const { pages, parts } = of;
  const byLanguage = pages ? (textsByPage.get(pages) ?? new Map<string, Promise<Texts>>()) : shellOnly;
  if (pages) textsByPage.set(pages, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const texts = inTime(site.shell.renderer.textsFor(language, pages, parts), LIMIT_MS.texts, `texts of ${pages?.namespace ?? 'shell'}`);
  byLanguage.set(language, texts);
  texts.catch(() => byLanguage.delete(language));
  return texts;
}

/** Every part of the texts of a page's remote: the server reads them all at once. */
const partsOf = ({ route }: Found) => {
  const { texts, routes } = route.remote.contract;
  return [...new Set([...texts, ...routes.flatMap((one) => one.texts)])];
};

interface Asked {
  site: Site;
  plan: Plan;
}

interface Loaded {
  pages: RemotePages;
  page: Page;
}

const integrityOf = (plan: Plan, remote: string) =>
  plan.snapshot.remotes.find(({ slice }) => slice.name === remote)?.published.files['remote.cjs']?.integrity ?? null;
const codeIn = (detail: string) => /MFE-\d+/.exec(detail)?.[0];

/** The page's code, or null where it does not come in time and is drawn in the browser. Throws `VersionBroken` where an earlier version may stand in. */
async function loadPage({ site, plan }: Asked, found: Found): Promise<Loaded | null> {
  const { remote, path } = found.route;
  try {
    const integrity = integrityOf(plan, remote.name);
    if (!integrity) throw new Error(`MFE-113 ${remote.name} ${remote.version} has no hash for remote.cjs: it runs in browsers alone`);
    const pages = await site.builds.get(`${remote.baseUrl}remote.cjs`, integrity);
    const load = pages.pages[path];
    if (!load) throw new Error(`MFE-107 ${remote.name} has no page for ${path}`);
    return { pages, page: (await load()).page };
  } catch (error) {
    site.log('remote skipped', { remote: remote.name, version: remote.version, error: String(error) });
    const detail = error instanceof Error ? error.message : String(error);
    const name = isLate(error) ? 'MFE-103' : (codeIn(detail) ?? 'MFE-109');
    site.report({ name, remote: remote.name, version: remote.version, path: plan.visit.path, detail });
    if (remote.previous && !isLate(error)) throw new VersionBroken(remote.name, remote.version, error);
    return null;
  }
}

async function readResources({ site, plan }: Asked, page: Page, match: RouteMatch) {
  const { renderer } = site.shell;
  const keys = renderer.resourcesOf(page, match).map((resource) => renderer.keyOf(resource, match));
  const ask = async (key: string): Promise<[string, ApiAnswer]> => [key, await askApiOnce(key, plan.visit.host, LIMIT_MS.resources)];
  const answers = await Promise.all(keys.map(ask));
  const fallback: Record<string, unknown> = {};
  const refused: Record<string, Refusal> = {};
  for (const [key, answer] of answers) {
    if (answer.kind === 'value') fallback[key] = answer.value;
    if (answer.kind === 'refused') refused[key] = answer;
    if (answer.kind === 'failed') site.log('resource late or failed', { key, reason: answer.reason });
  }
  const isMissing = Object.values(refused).some(renderer.isMissingRefusal);
  const isComplete = answers.every(([, answer]) => answer.kind !== 'failed');
  // A page asks for what it is about first (Page.resources).
  return { fallback, refused, isMissing, isComplete, isUnread: answers[0]?.[1].kind === 'failed' };
}

export interface Content {
  state: PageState;
  texts: Texts;
  page: Page | null;
  head: PageHead;
  isComplete: boolean;
  /** What the page is about could not be read: it may exist or not, and the browser tries again. */
  isUnread?: boolean;
  /** Where the visitor is sent instead. */
  location?: string;
}

const stateOf = (site: Site, plan: Plan, change: Partial<PageState>): PageState => ({
  build: site.shell.id,
  locale: plan.locale,
  language: languageOf(plan.locale),
  currency: plan.currency,
  origin: plan.visit.origin,
  apiBase: settings.apiBase,
  externalOrigins: [...settings.externalOrigins],
  shop: plan.shop,
  ...(plan.isKnown ? {} : { isShopAssumed: true }),
  remotes: plan.snapshot.remotes.map(({ slice }) => slice),
  overridden: plan.overridden,
  route: plan.found?.route.path ?? null,
  status: 200,
  rendered: false,
  fallback: {},
  reference: null,
  ...change,
});

const titleOf = (plan: Plan) => {
  const { route } = plan.found ?? {};
  return route?.remote.titles[languageOf(plan.locale)]?.[route.titleKey] ?? plan.shop.base.CompanyName;
};

/** Whether the page exists is known when its data are. */
export const namesAThing = ({ route }: Found) => route.path.includes(':') || route.mayBeMissing;

const robotsOf = (plan: Plan, own?: PageHead['robots']) =>
  own ?? (plan.found?.route.robots === 'noindex' ? ('noindex' as const) : undefined);

/** Only the frame: for pages that are drawn in the browser, for what nobody owns, and for our own failures. */
export async function frameOnly(site: Site, plan: Plan, change: Partial<PageState>): Promise<Content> {
  const texts = await keptTexts(site, languageOf(plan.locale), { pages: null, parts: [] });
  const status = change.status ?? 200;
  const title = status === 404 ? texts.t('notFound.title') : status >= 500 ? texts.t('serverError.title') : titleOf(plan);
  return { state: stateOf(site, plan, change), texts, page: null, head: { title, robots: robotsOf(plan), status }, isComplete: true };
}

/** The page with what it shows: its code is there, its resources are read, its head is known. */
async function renderedContent(asked: Asked, found: Found, loaded: Loaded): Promise<Content> {
  const { site, plan } = asked;
  const { renderer } = site.shell;
  const language = languageOf(plan.locale);
  const { path, search } = plan.visit;
  const match = renderer.routeMatch(found, {
    path,
    search,
    locale: plan.locale,
    language,
    currency: plan.currency,
    origin: plan.visit.origin,
  });
  const [texts, read] = await Promise.all([
    keptTexts(site, language, { pages: loaded.pages, parts: partsOf(found) }),
    readResources(asked, loaded.page, match),
  ]);
  const t = (key: string, values: Record<string, unknown> = {}) => texts.t(key, { ...values, ns: loaded.pages.namespace });
  const ownHead = renderer.headOf(loaded.page, { match, answers: read.fallback, t, fallbackTitle: titleOf(plan) });
  const isMissing = read.isMissing || (ownHead.status === 404 && read.isComplete);
  const head: PageHead = isMissing
    ? { title: texts.t('notFound.title'), status: 404 }
    : { ...ownHead, robots: read.isUnread ? 'noindex' : robotsOf(plan, ownHead.robots) };
  const { fallback, refused } = read;
  const state = stateOf(site, plan, {
    status: isMissing ? 404 : 200,
    rendered: true,
    fallback,
    ...(Object.keys(refused).length > 0 ? { refused } : {}),
  });
  const location = isMissing ? undefined : locationOf(ownHead.redirect, plan);
  return { state, texts, page: loaded.page, head, isComplete: read.isComplete, isUnread: read.isUnread, location };
}

/** A page leads to paths of this site alone; a path that begins with two strokes is another one's address. */
function locationOf(redirect: string | undefined, { visit }: Plan): string | undefined {
  const target = redirect ? new URL(redirect, visit.origin) : undefined;
  return target?.origin === visit.origin && !target.pathname.startsWith('//') ? target.pathname + target.search : undefined;
}

export async function pageContent(site: Site, plan: Plan): Promise<Content> {
  const { found } = plan;
  if (!found) return frameOnly(site, plan, { status: 404 });
  // Agents' hosts show visitors nothing but the way in (architecture, "A page" 7).
  const isHidden = plan.isTrade && found.route.path !== '/login';
  // What is being written is on its author's machine: only a browser reaches it.
  const isElsewhere = found.route.remote.version === WRITTEN;
  if (found.route.render === 'browser' || isHidden || isElsewhere) return frameOnly(site, plan, {});
  const loaded = await loadPage({ site, plan }, found);
  if (!loaded) {
    const frame = await frameOnly(site, plan, {});
    const isUnread = namesAThing(found);
    return { ...frame, head: { ...frame.head, robots: isUnread ? 'noindex' : frame.head.robots }, isComplete: false, isUnread };
  }
  return renderedContent({ site, plan }, found, loaded);
}
