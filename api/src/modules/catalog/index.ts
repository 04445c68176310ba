export { catalogRoutes } from './catalog.routes';
export { reviewOps } from './reviews/reviews.ops';
export { findSellable, findSellables, markUnitPrice } from './sellable.sql';
export type { OptionTerms, SellableExtra, SellableOption, SellableProduct, SellableUnit, Supply, TestBehaviour } from './sellable';
export { otherLangOf, textsOf, pictureOf, type StoredPicture, type Texts } from './texts.rules';
export { cancellationDeadlines, closesAt, namesDeadline, type Visit } from './visit-times.rules';
export { priceOn } from './price-days.rules';
export { findDaysOffSale, findMostPlaces, lockDaysWithPlaces } from './days-with-places';
export { ensureInventoryRow, ensureInventoryRows } from './stock.sql';
