import type { LoadTexts } from '@straits/remote-contract';

type Files = Record<string, () => ReturnType<LoadTexts>>;

// Written out, because each is a file of its own: the build cuts the locale files by what follows the question mark (shared/build).
const common: Files = {
  en: () => import(/* webpackChunkName: "texts-en" */ './en.json?common'),
  id: () => import(/* webpackChunkName: "texts-id" */ './id.json?common'),
  'zh-Hans': () => import(/* webpackChunkName: "texts-zh-Hans" */ './zh-Hans.json?common'),
  'zh-Hant': () => import(/* webpackChunkName: "texts-zh-Hant" */ './zh-Hant.json?common'),
};
/** What only some pages show (`texts` of the contract's routes). */
const parts: Record<string, Files> = {
  home: {
    en: () => import(/* webpackChunkName: "texts-home-en" */ './en.json?home'),
    id: () => import(/* webpackChunkName: "texts-home-id" */ './id.json?home'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-home-zh-Hans" */ './zh-Hans.json?home'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-home-zh-Hant" */ './zh-Hant.json?home'),
  },
  contact: {
    en: () => import(/* webpackChunkName: "texts-contact-en" */ './en.json?contact'),
    id: () => import(/* webpackChunkName: "texts-contact-id" */ './id.json?contact'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-contact-zh-Hans" */ './zh-Hans.json?contact'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-contact-zh-Hant" */ './zh-Hant.json?contact'),
  },
  places: {
    en: () => import(/* webpackChunkName: "texts-places-en" */ './en.json?places'),
    id: () => import(/* webpackChunkName: "texts-places-id" */ './id.json?places'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-places-zh-Hans" */ './zh-Hans.json?places'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-places-zh-Hant" */ './zh-Hant.json?places'),
  },
};

/** The remote's texts: the common ones, or a part. A language that is not there is answered in English. */
export const loadTexts: LoadTexts = (language, part) => {
  const files = part ? parts[part] : common;
  const load = files?.[language] ?? files?.en;
  return load ? load() : Promise.reject(new Error(`the texts have no part ${String(part)}`));
};
