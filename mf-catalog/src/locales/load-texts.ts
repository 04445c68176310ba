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
  contact: {
    en: () => import(/* webpackChunkName: "texts-contact-en" */ './en.json?contact'),
    id: () => import(/* webpackChunkName: "texts-contact-id" */ './id.json?contact'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-contact-zh-Hans" */ './zh-Hans.json?contact'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-contact-zh-Hant" */ './zh-Hant.json?contact'),
  },
  cruise: {
    en: () => import(/* webpackChunkName: "texts-cruise-en" */ './en.json?cruise'),
    id: () => import(/* webpackChunkName: "texts-cruise-id" */ './id.json?cruise'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-cruise-zh-Hans" */ './zh-Hans.json?cruise'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-cruise-zh-Hant" */ './zh-Hant.json?cruise'),
  },
  ferry: {
    en: () => import(/* webpackChunkName: "texts-ferry-en" */ './en.json?ferry'),
    id: () => import(/* webpackChunkName: "texts-ferry-id" */ './id.json?ferry'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-ferry-zh-Hans" */ './zh-Hans.json?ferry'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-ferry-zh-Hant" */ './zh-Hant.json?ferry'),
  },
  home: {
    en: () => import(/* webpackChunkName: "texts-home-en" */ './en.json?home'),
    id: () => import(/* webpackChunkName: "texts-home-id" */ './id.json?home'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-home-zh-Hans" */ './zh-Hans.json?home'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-home-zh-Hant" */ './zh-Hant.json?home'),
  },
  hotel: {
    en: () => import(/* webpackChunkName: "texts-hotel-en" */ './en.json?hotel'),
    id: () => import(/* webpackChunkName: "texts-hotel-id" */ './id.json?hotel'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-hotel-zh-Hans" */ './zh-Hans.json?hotel'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-hotel-zh-Hant" */ './zh-Hant.json?hotel'),
  },
  rooms: {
    en: () => import(/* webpackChunkName: "texts-rooms-en" */ './en.json?rooms'),
    id: () => import(/* webpackChunkName: "texts-rooms-id" */ './id.json?rooms'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-rooms-zh-Hans" */ './zh-Hans.json?rooms'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-rooms-zh-Hant" */ './zh-Hant.json?rooms'),
  },
  net: {
    en: () => import(/* webpackChunkName: "texts-net-en" */ './en.json?net'),
    id: () => import(/* webpackChunkName: "texts-net-id" */ './id.json?net'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-net-zh-Hans" */ './zh-Hans.json?net'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-net-zh-Hant" */ './zh-Hant.json?net'),
  },
  package: {
    en: () => import(/* webpackChunkName: "texts-package-en" */ './en.json?package'),
    id: () => import(/* webpackChunkName: "texts-package-id" */ './id.json?package'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-package-zh-Hans" */ './zh-Hans.json?package'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-package-zh-Hant" */ './zh-Hant.json?package'),
  },
  places: {
    en: () => import(/* webpackChunkName: "texts-places-en" */ './en.json?places'),
    id: () => import(/* webpackChunkName: "texts-places-id" */ './id.json?places'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-places-zh-Hans" */ './zh-Hans.json?places'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-places-zh-Hant" */ './zh-Hant.json?places'),
  },
  products: {
    en: () => import(/* webpackChunkName: "texts-products-en" */ './en.json?products'),
    id: () => import(/* webpackChunkName: "texts-products-id" */ './id.json?products'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-products-zh-Hans" */ './zh-Hans.json?products'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-products-zh-Hant" */ './zh-Hant.json?products'),
  },
  quote: {
    en: () => import(/* webpackChunkName: "texts-quote-en" */ './en.json?quote'),
    id: () => import(/* webpackChunkName: "texts-quote-id" */ './id.json?quote'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-quote-zh-Hans" */ './zh-Hans.json?quote'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-quote-zh-Hant" */ './zh-Hant.json?quote'),
  },
  results: {
    en: () => import(/* webpackChunkName: "texts-results-en" */ './en.json?results'),
    id: () => import(/* webpackChunkName: "texts-results-id" */ './id.json?results'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-results-zh-Hans" */ './zh-Hans.json?results'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-results-zh-Hant" */ './zh-Hant.json?results'),
  },
  reviews: {
    en: () => import(/* webpackChunkName: "texts-reviews-en" */ './en.json?reviews'),
    id: () => import(/* webpackChunkName: "texts-reviews-id" */ './id.json?reviews'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-reviews-zh-Hans" */ './zh-Hans.json?reviews'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-reviews-zh-Hant" */ './zh-Hant.json?reviews'),
  },
  transport: {
    en: () => import(/* webpackChunkName: "texts-transport-en" */ './en.json?transport'),
    id: () => import(/* webpackChunkName: "texts-transport-id" */ './id.json?transport'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-transport-zh-Hans" */ './zh-Hans.json?transport'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-transport-zh-Hant" */ './zh-Hant.json?transport'),
  },
  trip: {
    en: () => import(/* webpackChunkName: "texts-trip-en" */ './en.json?trip'),
    id: () => import(/* webpackChunkName: "texts-trip-id" */ './id.json?trip'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-trip-zh-Hans" */ './zh-Hans.json?trip'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-trip-zh-Hant" */ './zh-Hant.json?trip'),
  },
  viewed: {
    en: () => import(/* webpackChunkName: "texts-viewed-en" */ './en.json?viewed'),
    id: () => import(/* webpackChunkName: "texts-viewed-id" */ './id.json?viewed'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-viewed-zh-Hans" */ './zh-Hans.json?viewed'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-viewed-zh-Hant" */ './zh-Hant.json?viewed'),
  },
  waiting: {
    en: () => import(/* webpackChunkName: "texts-waiting-en" */ './en.json?waiting'),
    id: () => import(/* webpackChunkName: "texts-waiting-id" */ './id.json?waiting'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-waiting-zh-Hans" */ './zh-Hans.json?waiting'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-waiting-zh-Hant" */ './zh-Hant.json?waiting'),
  },
  wishlist: {
    en: () => import(/* webpackChunkName: "texts-wishlist-en" */ './en.json?wishlist'),
    id: () => import(/* webpackChunkName: "texts-wishlist-id" */ './id.json?wishlist'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-wishlist-zh-Hans" */ './zh-Hans.json?wishlist'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-wishlist-zh-Hant" */ './zh-Hant.json?wishlist'),
  },
  writeReview: {
    en: () => import(/* webpackChunkName: "texts-writeReview-en" */ './en.json?writeReview'),
    id: () => import(/* webpackChunkName: "texts-writeReview-id" */ './id.json?writeReview'),
    'zh-Hans': () => import(/* webpackChunkName: "texts-writeReview-zh-Hans" */ './zh-Hans.json?writeReview'),
    'zh-Hant': () => import(/* webpackChunkName: "texts-writeReview-zh-Hant" */ './zh-Hant.json?writeReview'),
  },
};

/** The remote's texts: the common ones, or a part. A language that is not there is answered in English. */
export const loadTexts: LoadTexts = (language, part) => {
  const files = part ? parts[part] : common;
  const load = files?.[language] ?? files?.en;
  return load ? load() : Promise.reject(new Error(`the texts have no part ${String(part)}`));
};

/** For what brings its part of the texts along (`useTextsPart`). */
export const catalogTexts = { namespace: 'catalog', texts: loadTexts };
