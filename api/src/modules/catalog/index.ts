export { catalogRoutes } from './catalog.routes';
export { findSellable, findSellables } from './sellable.sql';
export type { SellableOption, SellableProduct, SellableUnit, OptionTerms } from './sellable';
export { textsOf, pictureOf, type StoredPicture, type Texts } from './texts.rules';
export { cancellationDeadlines, closesAt, type Visit } from './visit-times.rules';
export { ensureInventoryRow } from './stock.sql';
