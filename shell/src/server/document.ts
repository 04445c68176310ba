import { LOCALES, type LocaleCode } from '@straits/api-contract/constants';
import type { PageHead } from '@straits/remote-contract';
import type { PageState } from '../page/page-state';
import { packState } from '../page/state-on-page.rules';
import { escapeHtml as e, escapeJson } from './escape.rules';
import { afterPaint, beforePaint } from './inline-scripts';
import { hreflangOf } from './locale.rules';

export interface Start {
  locale: LocaleCode;
  /** Visitors without a session are sent to sign in before anything is painted. */
  isGated: boolean;
  favicon: string;
  /** Variables, reset, typography and fonts: the same on every page. */
  css: string;
  themeColors: { light: string; dark: string };
  /** `nonce="…"` of this answer, or nothing where the policy names hashes. */
  styleNonce: string;
  /** Where maps find their pictures (mf-catalog/src/place-map/map-tiles); null draws the shipped outlines. */
  mapTiles: { address: string; attribution: string } | null;
}

const tiles = ({ mapTiles }: Start) =>
  mapTiles ? `<meta name="straits-map-tiles" content="${e(mapTiles.address)}" data-attribution="${e(mapTiles.attribution)}">` : '';

/** First bytes: what does not depend on the page's data, so that the browser can begin. */
export const documentStart = (start: Start) => {
  const { locale, isGated, favicon, css, themeColors, styleNonce } = start;
  return (
    `<!doctype html><html lang="${LOCALES[locale]}"${isGated ? ' data-gate="signed"' : ''}><head><meta charset="utf-8">` +
    `${beforePaint}<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<style${styleNonce}>${css}</style>` +
    `<link rel="icon" href="${e(favicon)}">` +
    `<meta name="theme-color" content="${themeColors.light}" media="(prefers-color-scheme: light)">` +
    `<meta name="theme-color" content="${themeColors.dark}" media="(prefers-color-scheme: dark)">` +
    tiles(start)
  );
};

export interface HeadContext {
  origin: string;
  /** Path and query without what chooses language and currency. */
  address: string;
  locales: LocaleCode[];
  companyName: string;
  isNoindex: boolean;
}

/** The page in each language: without what was chosen on it, where it says so itself. */
function alternates({ canonical }: PageHead, { origin, address, locales }: HeadContext) {
  const url = new URL(canonical ?? address, origin);
  const link = (tag: string) => `<link rel="alternate" hreflang="${tag}" href="${e(url.href)}">`;
  const each = locales.map((locale) => {
    url.searchParams.set('lang', locale);
    return link(hreflangOf(locale));
  });
  url.searchParams.delete('lang');
  return each.join('') + link('x-default');
}

const meta = (name: string, content: string | undefined) => (content ? `<meta name="${name}" content="${e(content)}">` : '');
const property = (name: string, content: string | undefined) => (content ? `<meta property="${name}" content="${e(content)}">` : '');

const preloadOf = ({ preloadImage }: PageHead) =>
  preloadImage
    ? `<link rel="preload" as="image" type="image/avif" imagesrcset="${e(preloadImage.srcSet)}" imagesizes="${e(preloadImage.sizes)}" fetchpriority="high">`
    : '';

const structuredData = ({ jsonLd }: PageHead) =>
  jsonLd?.length ? `<script type="application/ld+json">${escapeJson(jsonLd)}</script>` : '';

/** What a page is shown by where its address is shared (Open Graph). */
function sharing({ title, description, image, canonical }: PageHead, { origin, address, companyName }: HeadContext, isNoindex: boolean) {
  const url = isNoindex ? undefined : (canonical ?? new URL(address, origin).href);
  return (
    property('og:title', title) +
    property('og:type', 'website') +
    property('og:url', url) +
    property('og:site_name', companyName) +
    property('og:description', description) +
    property('og:image', image && new URL(image, origin).href)
  );
}

/** Title, description and what search engines and previews read. */
export function documentHead(head: PageHead, context: HeadContext): string {
  const isNoindex = context.isNoindex || head.robots === 'noindex' || (head.status ?? 200) >= 400;
  return (
    `<title>${e(head.title)}</title>${meta('description', head.description)}${meta('robots', isNoindex ? 'noindex' : undefined)}` +
    preloadOf(head) +
    (head.canonical ? `<link rel="canonical" href="${e(head.canonical)}">` : '') +
    (isNoindex ? '' : alternates(head, context)) +
    sharing(head, context, isNoindex) +
    structuredData(head)
  );
}

export interface Files {
  run: { href: string; integrity?: string | undefined }[];
  preload: { href: string; cors: boolean; integrity?: string | undefined }[];
}

/**
 * Styles of the page, the last of its head; the browser's emotion takes their names as written (shell/src/browser/page-styles). Its own attribute is not used:
 * emotion would move the element, and the browser compute every style again.
 */
export const documentStyles = ({ names, css }: { names: string; css: string }, styleNonce: string) =>
  (css ? `<style data-styles="${names}"${styleNonce}>${css}</style>` : '') + '</head><body>';

export interface Body {
  html: Buffer;
  state: PageState;
  files: Files;
}

/** The page, and what starts it. */
export const documentBody = ({ html, state, files }: Body): Buffer[] => [
  Buffer.from('<div id="root">'),
  html,
  Buffer.from(
    `</div><script type="application/json" id="state">${escapeJson(packState(state))}</script>` +
      `<script type="application/json" id="files">${escapeJson(files)}</script>${afterPaint}</body></html>`,
  ),
];
