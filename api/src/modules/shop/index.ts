export { shopRoutes } from './shop.routes';
export { convert, findCurrencies, type Currencies, type CurrencyRow } from './currencies';
export { siteAddress } from './site-address';
export {
  findCompany,
  findCompanyName,
  findDemoMark,
  findShopCompany,
  isDemonstration,
  lockShop,
  markDemonstration,
  type CompanyRow,
} from './shop.sql';
