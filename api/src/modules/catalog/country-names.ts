import type { Language } from '@straits/api-contract/constants';

const names = new Map<string, Intl.DisplayNames>();

/** A country's name in a language: `SG` → `新加坡`. */
export function countryName(code: string, lang: Language): string {
  let found = names.get(lang);
  if (!found) {
    found = new Intl.DisplayNames(lang, { type: 'region' });
    names.set(lang, found);
  }
  return found.of(code) ?? code;
}
