import type { LoadTexts, RemotePages } from '@straits/remote-contract';

// Written out, because the contract names one chunk per language.
const texts: Record<string, () => ReturnType<LoadTexts>> = {
  en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  id: () => import(/* webpackChunkName: "texts-id" */ '../locales/id.json'),
  'zh-Hans': () => import(/* webpackChunkName: "texts-zh-Hans" */ '../locales/zh-Hans.json'),
  'zh-Hant': () => import(/* webpackChunkName: "texts-zh-Hant" */ '../locales/zh-Hant.json'),
};

/** All pages of mf-catalog; each in a chunk of its feature's name. */
const pages: RemotePages = {
  namespace: 'catalog',
  texts: (language) => (texts[language] ?? texts.en!)(),
  pages: {
    '/': () => import(/* webpackChunkName: "home" */ '../home/home.page'),
    '/about': () => import(/* webpackChunkName: "about" */ '../about/about.page'),
    '/city': () => import(/* webpackChunkName: "city" */ '../places/city.page'),
    '/citylist': () => import(/* webpackChunkName: "citylist" */ '../places/citylist.page'),
    '/country': () => import(/* webpackChunkName: "country" */ '../places/country.page'),
    '/countrylist': () => import(/* webpackChunkName: "countrylist" */ '../places/countrylist.page'),
    '/contact': () => import(/* webpackChunkName: "contact" */ '../contact/contact.page'),
    '/write-review': () => import(/* webpackChunkName: "write-review" */ '../write-review/write-review.page'),
    '/privacy-policy': () => import(/* webpackChunkName: "privacy-policy" */ '../privacy-policy/privacy-policy.page'),
    '/booking-policy': () => import(/* webpackChunkName: "booking-policy" */ '../booking-policy/booking-policy.page'),
    '/attraction': () => import(/* webpackChunkName: "attraction-list" */ '../attraction-list/attraction-list.page'),
    '/search': () => import(/* webpackChunkName: "product-search" */ '../product-search/product-search.page'),
    '/attraction/search': () => import(/* webpackChunkName: "product-search" */ '../product-search/product-search.page'),
    '/attraction/State': () => import(/* webpackChunkName: "attraction-state" */ '../attraction-state/attraction-state.page'),
    '/attraction/:itemId': () => import(/* webpackChunkName: "attraction-detail" */ '../attraction-detail/attraction-detail.page'),
    '/hotel': () => import(/* webpackChunkName: "hotel-list" */ '../hotel-list/hotel-list.page'),
    '/hotel/search': () => import(/* webpackChunkName: "hotel-search" */ '../hotel-search/hotel-search.page'),
    '/hotel/detail': () => import(/* webpackChunkName: "hotel-detail" */ '../hotel-detail/hotel-detail.page'),
    '/ferry': () => import(/* webpackChunkName: "ferry-list" */ '../ferry-list/ferry-list.page'),
    '/ferry-result': () => import(/* webpackChunkName: "ferry-result" */ '../ferry-result/ferry-result.page'),
    '/ferry/:itemId': () => import(/* webpackChunkName: "ferry-line" */ '../ferry-line/ferry-line.page'),
    '/transport': () => import(/* webpackChunkName: "ride-list" */ '../ride-list/ride-list.page'),
    '/transport/search': () => import(/* webpackChunkName: "ride-search" */ '../ride-search/ride-search.page'),
    '/transport/:itemId': () => import(/* webpackChunkName: "ride-detail" */ '../ride-detail/ride-detail.page'),
  },
};

export default pages;
