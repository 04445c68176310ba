import { isDeepStrictEqual } from 'node:util';
import type { Picture } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';

/** One thing's words by language tag. English is always there; other languages may be missing. */
export type Texts<T> = Record<string, T>;

// Readers of one Chinese script read the other before they read English.
const FALLBACKS: Record<Language, Language[]> = {
  en: ['en'],
  id: ['id', 'en'],
  'zh-Hans': ['zh-Hans', 'zh-Hant', 'en'],
  'zh-Hant': ['zh-Hant', 'zh-Hans', 'en'],
};

/** The words in a language, else in the nearest that exists. */
export function textsOf<T>(texts: Texts<T>, lang: Language): T {
  for (const candidate of FALLBACKS[lang]) {
    const found = texts[candidate];
    if (found !== undefined) return found;
  }
  throw new Error('texts without English');
}

/**
 * The language of the words that `textsOf` gives, where it is not the one asked for. The importer fills a language that a supplier left out with
 * English: words that are the English ones letter for letter are English.
 */
export function otherLangOf<T>(texts: Texts<T>, lang: Language): Language | undefined {
  const found = FALLBACKS[lang].find((candidate) => texts[candidate] !== undefined);
  const real = isDeepStrictEqual(textsOf(texts, lang), texts.en) ? 'en' : found;
  return real === lang ? undefined : real;
}

/** What a state is known for, with its language where it is not the one asked for; its name is a proper name. */
export function introOf(texts: Texts<{ intro: string }>, lang: Language): { intro: string; introLang?: Language } {
  const intros = Object.fromEntries(Object.entries(texts).map(([language, { intro }]) => [language, intro]));
  const intro = textsOf(intros, lang);
  const introLang = intro === '' ? undefined : otherLangOf(intros, lang);
  return { intro, ...(introLang && { introLang }) };
}

/** A picture as it is kept: its words in every language. */
export type StoredPicture = Omit<Picture, 'alt'> & { alt: Texts<string> };

const NO_PICTURE: Picture = { src: '', widths: [], width: 3, height: 2, alt: '', color: '#dde3ea' };

export const toPicture = (picture: StoredPicture, lang: Language): Picture => ({
  src: picture.src,
  widths: picture.widths,
  width: picture.width,
  height: picture.height,
  alt: textsOf(picture.alt, lang),
  color: picture.color,
});

/** The picture on cards: the first one, with its words in the language. A thing without pictures answers an empty `src` with a colour. */
export function pictureOf(pictures: StoredPicture[], lang: Language): Picture {
  const first = pictures[0];
  return first ? toPicture(first, lang) : NO_PICTURE;
}
