import type { RemotePages } from '@straits/remote-contract';
import { loadTexts } from '../locales/load-texts';

/** All pages of mf-catalog; each in a chunk of its feature's name. */
const pages: RemotePages = {
  namespace: 'catalog',
  texts: loadTexts,
  pages: {
    '/': () => import(/* webpackChunkName: "home" */ '../home/home.page'),
    '/about': () => import(/* webpackChunkName: "about" */ '../about/about.page'),
    '/city': () => import(/* webpackChunkName: "city" */ '../places/city.page'),
    '/citylist': () => import(/* webpackChunkName: "citylist" */ '../places/citylist.page'),
    '/country': () => import(/* webpackChunkName: "country" */ '../places/country.page'),
    '/countrylist': () => import(/* webpackChunkName: "countrylist" */ '../places/countrylist.page'),
    '/contact': () => import(/* webpackChunkName: "contact" */ '../contact/contact.page'),
    '/write-review': () => import(/* webpackChunkName: "write-review" */ '../write-review/write-review.page'),
    '/wishlist': () => import(/* webpackChunkName: "wishlist" */ '../wishlist/wishlist.page'),
    '/form': () => import(/* webpackChunkName: "form" */ '../contact/form.page'),
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
    '/package': () => import(/* webpackChunkName: "package-list" */ '../package-list/package-list.page'),
    '/package/search': () => import(/* webpackChunkName: "product-search" */ '../product-search/product-search.page'),
    '/package/categories/:slug': () => import(/* webpackChunkName: "package-category" */ '../package-list/package-category.page'),
    '/package/:slug': () => import(/* webpackChunkName: "package-detail" */ '../package-detail/package-detail.page'),
    '/package/:slug/available-dates': () => import(/* webpackChunkName: "package-dates" */ '../package-booking/package-dates.page'),
    '/package/:slug/passenger-details': () =>
      import(/* webpackChunkName: "package-passengers" */ '../package-booking/package-passengers.page'),
    '/package/:slug/add-on': () => import(/* webpackChunkName: "package-add-on" */ '../package-booking/package-add-on.page'),
    '/package/:slug/trip-overview': () => import(/* webpackChunkName: "package-overview" */ '../package-booking/package-overview.page'),
    '/cruise': () => import(/* webpackChunkName: "cruise-list" */ '../cruise-list/cruise-list.page'),
    '/cruise/pricing': () => import(/* webpackChunkName: "cruise-pricing" */ '../cruise-booking/cruise-pricing.page'),
    '/cruise/:slug': () => import(/* webpackChunkName: "cruise-detail" */ '../cruise-detail/cruise-detail.page'),
    '/cruise/:slug/available-date': () => import(/* webpackChunkName: "cruise-date" */ '../cruise-booking/cruise-date.page'),
    '/cruise/:slug/no-available-date': () => import(/* webpackChunkName: "cruise-no-date" */ '../cruise-booking/cruise-no-date.page'),
    '/cruise/:slug/trip-overview': () => import(/* webpackChunkName: "cruise-overview" */ '../cruise-booking/cruise-overview.page'),
  },
};

export default pages;
