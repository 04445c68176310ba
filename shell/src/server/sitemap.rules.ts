import type { LocaleCode } from '@straits/api-contract/constants';
import { escapeHtml as e } from './escape.rules';
import { hreflangOf } from './locale.rules';

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A page in every language: the languages are the same address with `lang`, as in the page's own head; the first one stands for it. */
function entryOf(address: string, locales: LocaleCode[]): string {
  const inLanguage = (locale: LocaleCode) => {
    const url = new URL(address);
    url.searchParams.set('lang', locale);
    return url.href;
  };
  const link = (tag: string, href: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${e(href)}"/>`;
  const each = locales.map((locale) => link(hreflangOf(locale), inLanguage(locale)));
  const [first] = locales;
  const loc = first ? inLanguage(first) : address;
  return `<url><loc>${e(loc)}</loc>${each.join('')}${link('x-default', new URL(address).href)}</url>`;
}

/** Addresses of pages. */
export const urlSet = (addresses: string[], locales: LocaleCode[]) =>
  `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${addresses.map((address) => entryOf(address, locales)).join('')}</urlset>`;

/** Addresses of sitemaps. */
export const sitemapIndex = (addresses: string[]) =>
  `${XML}<sitemapindex xmlns="${NAMESPACE}">${addresses.map((address) => `<sitemap><loc>${e(address)}</loc></sitemap>`).join('')}</sitemapindex>`;

/** `attraction-2` is the second page of the section `attraction`. */
export function readSitemapName(name: string): { section: string; page: number } | null {
  const match = /^([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/.exec(name);
  return match ? { section: match[1]!, page: Number(match[2] ?? 1) } : null;
}
