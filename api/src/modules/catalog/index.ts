export { catalogRoutes } from './catalog.routes';
export { reviewOps } from './reviews/reviews.ops';
export { findSellable, findSellables } from './sellable.sql';
export type { SellableExtra, SellableOption, SellableProduct, SellableUnit, OptionTerms } from './sellable';
export { textsOf, pictureOf, type StoredPicture, type Texts } from './texts.rules';
export { cancellationDeadlines, closesAt, namesDeadline, type Visit } from './visit-times.rules';
export { priceOn } from './price-days.rules';
export { ensureInventoryRow, ensureInventoryRows } from './stock.sql';
