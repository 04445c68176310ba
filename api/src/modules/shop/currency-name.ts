import type { Language } from '@straits/api-contract/constants';

const names = new Map<Language, Intl.DisplayNames>();

/** A currency's name in a language: `MYR` → `马来西亚林吉特`. English is the shop's own table, which also knows what the world has no name for. */
export function currencyName({ code, name }: { code: string; name: string }, lang: Language): string {
  if (lang === 'en') return name;
  const known = names.get(lang) ?? new Intl.DisplayNames(lang, { type: 'currency', fallback: 'none' });
  names.set(lang, known);
  return known.of(code) ?? name;
}
