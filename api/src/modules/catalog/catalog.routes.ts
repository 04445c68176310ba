import type { Routes } from '../../deps';
import { availabilityRoutes } from './availability.routes';
import { productRoutes } from './products.routes';
import { createDayStock } from './search/day-stock';
import { createSnapshots } from './search/snapshot';
import { createSearchTools } from './search/search-products';
import { searchRoutes } from './search/search.routes';
import { createTextMatch } from './search/text-match';

/** Finding what to buy: home, search, suggestions, a product's page, its days and reviews, states. */
export const catalogRoutes: Routes = (app, deps) => {
  const snapshots = createSnapshots(deps.db);
  searchRoutes(createSearchTools({ snapshots, textMatch: createTextMatch(deps.db), dayStock: createDayStock(deps.db) }))(app, deps);
  productRoutes(app, deps, snapshots);
  availabilityRoutes(app, deps);
};
