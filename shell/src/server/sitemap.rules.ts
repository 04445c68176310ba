import type { LocaleCode } from '@straits/api-contract/constants';
import { escapeHtml as e } from './escape.rules';
import { hreflangOf } from './locale.rules';

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface SitemapEntry {
  address: string;
  /** When its content changed last, if known. */
  updatedAt?: string | null;
}

/** A page in every language: the languages are the same address with `lang`, as in the page's own head; the first one stands for it. */
function entryOf({ address, updatedAt }: SitemapEntry, locales: LocaleCode[]): string {
  // Read once: a file names thousands of pages, five times each.
  const { href, search } = new URL(address);
  const inLanguage = (locale: LocaleCode) => e(`${href}${search ? '&' : '?'}lang=${locale}`);
  const link = (tag: string, escaped: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped}"/>`;
  const each = locales.map((locale) => link(hreflangOf(locale), inLanguage(locale)));
  const [first] = locales;
  const loc = first ? inLanguage(first) : e(address);
  const lastmod = updatedAt ? `<lastmod>${e(updatedAt)}</lastmod>` : '';
  return `<url><loc>${loc}</loc>${lastmod}${each.join('')}${link('x-default', e(href))}</url>`;
}

/** Addresses of pages, and when each changed. */
export const urlSet = (entries: SitemapEntry[], locales: LocaleCode[]) =>
  `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.map((entry) => entryOf(entry, locales)).join('')}</urlset>`;

/** Addresses of sitemaps. */
export const sitemapIndex = (addresses: string[]) =>
  `${XML}<sitemapindex xmlns="${NAMESPACE}">${addresses.map((address) => `<sitemap><loc>${e(address)}</loc></sitemap>`).join('')}</sitemapindex>`;

/** `attraction-2` is the second page of the section `attraction`. */
export function readSitemapName(name: string): { section: string; page: number } | null {
  const match = /^([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/.exec(name);
  return match ? { section: match[1]!, page: Number(match[2] ?? 1) } : null;
}
