import type { Language } from '@straits/api-contract/constants';

const namers = new Map<Language, Intl.DisplayNames>();
const names = new Map<string, string>();

/** A country's name in a language: `SG` → `新加坡`. */
export function countryName(code: string, lang: Language): string {
  const key = `${lang} ${code}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const namer = namers.get(lang) ?? new Intl.DisplayNames(lang, { type: 'region' });
  namers.set(lang, namer);
  const name = namer.of(code) ?? code;
  names.set(key, name);
  return name;
}
