import { LOCALE_CODES, LOCALES, type LocaleCode } from '@straits/api-contract/constants';

const isCode = (value: string | undefined): value is LocaleCode => (LOCALE_CODES as string[]).includes(value ?? '');

// Traditional script is asked for by script or by the places that use it.
const CODE_OF_TAG: [RegExp, LocaleCode][] = [
  [/^zh-(hant|tw|hk|mo)/i, 'ZHTD'],
  [/^zh-(hans|cn|sg)/i, 'ZHSM'],
  [/^zh/i, 'ZH'],
  [/^(id|in)\b/i, 'ID'],
  [/^en\b/i, 'EN'],
];

function fromHeader(header: string): LocaleCode | undefined {
  const tags = header
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of tags) {
    const found = CODE_OF_TAG.find(([pattern]) => pattern.test(tag));
    if (found) return found[1];
  }
  return undefined;
}

interface Wishes {
  query: URLSearchParams;
  cookies: Record<string, string>;
  acceptLanguage: string;
}
interface Offered {
  locales: LocaleCode[];
  fallback: LocaleCode;
}

/** The address, then the shopper's last choice, then the browser's wish, then the shop's own. */
export function chooseLocale({ query, cookies, acceptLanguage }: Wishes, { locales, fallback }: Offered): LocaleCode {
  for (const wish of [query.get('lang')?.toUpperCase(), cookies.straits_lang, fromHeader(acceptLanguage)]) {
    if (isCode(wish) && locales.includes(wish)) return wish;
  }
  return fallback;
}

/** A currency that the shop shows, else its own. */
export function chooseCurrency({ query, cookies }: Wishes, offered: string[], fallback: string): string {
  const wishes = [query.get('currency')?.toUpperCase(), cookies.straits_currency];
  return wishes.find((wish): wish is string => wish !== undefined && offered.includes(wish)) ?? fallback;
}

export function readCookies(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return Object.fromEntries(pairs.filter((pair) => pair.length === 2).map(([name = '', value = '']) => [name, value]));
}

/** For search engines a page of a language is for all who read it, wherever they are. */
export const hreflangOf = (code: LocaleCode) => (code === 'EN' ? 'en' : LOCALES[code]);
