import type { LoadTexts } from '@straits/remote-contract';

type Files = Record<string, () => ReturnType<LoadTexts>>;

// Written out, because each is a file of its own: the build cuts the locale files by what follows the question mark (shared/build).
const common: Files = {
  en: () => import(/* webpackChunkName: "texts-en" */ './en.json?common'),
  id: () => import(/* webpackChunkName: "texts-id" */ './id.json?common'),
  'zh-Hans': () => import(/* webpackChunkName: "texts-zh-Hans" */ './zh-Hans.json?common'),
  'zh-Hant': () => import(/* webpackChunkName: "texts-zh-Hant" */ './zh-Hant.json?common'),
};
/** What a page brings along with its content (`texts` of the contract). */
const parts: Record<string, Files> = {
  cart: {
    en: () => import(/* webpackChunkName: "texts-cart-en" */ './en.json?cart'),
    id: () => import(/* webpackChunkName: "texts-cart-id" */ './id.json?cart'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-cart-zh-Hans" */ './zh-Hans.json?cart'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-cart-zh-Hant" */ './zh-Hant.json?cart'),
  },
  checkout: {
    en: () => import(/* webpackChunkName: "texts-checkout-en" */ './en.json?checkout'),
    id: () => import(/* webpackChunkName: "texts-checkout-id" */ './id.json?checkout'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-checkout-zh-Hans" */ './zh-Hans.json?checkout'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-checkout-zh-Hant" */ './zh-Hant.json?checkout'),
  },
  faults: {
    en: () => import(/* webpackChunkName: "texts-faults-en" */ './en.json?faults'),
    id: () => import(/* webpackChunkName: "texts-faults-id" */ './id.json?faults'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-faults-zh-Hans" */ './zh-Hans.json?faults'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-faults-zh-Hant" */ './zh-Hant.json?faults'),
  },
  items: {
    en: () => import(/* webpackChunkName: "texts-items-en" */ './en.json?items'),
    id: () => import(/* webpackChunkName: "texts-items-id" */ './id.json?items'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-items-zh-Hans" */ './zh-Hans.json?items'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-items-zh-Hant" */ './zh-Hant.json?items'),
  },
  payment: {
    en: () => import(/* webpackChunkName: "texts-payment-en" */ './en.json?payment'),
    id: () => import(/* webpackChunkName: "texts-payment-id" */ './id.json?payment'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-payment-zh-Hans" */ './zh-Hans.json?payment'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-payment-zh-Hant" */ './zh-Hant.json?payment'),
  },
};

/** The remote's texts: the common ones, or a part. A language that is not there is answered in English. */
export const loadTexts: LoadTexts = (language, part) => {
  const files = part ? parts[part] : common;
  const load = files?.[language] ?? files?.en;
  return load ? load() : Promise.reject(new Error(`the texts have no part ${String(part)}`));
};
