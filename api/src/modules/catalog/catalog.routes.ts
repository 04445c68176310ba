import type { Routes } from '../../deps';
import { availabilityRoutes } from './availability.routes';
import { ferryRoutes } from './ferries/ferries.routes';
import { placeRoutes } from './places/places.routes';
import { productRoutes } from './products.routes';
import { reviewRoutes } from './reviews/reviews.routes';
import { rideRoutes } from './rides/rides.routes';
import { createDayStock } from './search/day-stock';
import type { Snapshots } from './search/snapshots';
import { createSearchTools } from './search/search-products';
import { searchRoutes } from './search/search.routes';
import { hotelRoutes } from './stays/hotels.routes';
import { createNightStock } from './stays/night-stock';
import { createRoomTables } from './stays/room-table';
import { netPriceRoutes } from './trade/net-prices.routes';

/** Finding what to buy: home, search, suggestions, a product's page, its days and reviews, states. */
export const catalogRoutes =
  ({ get: snapshots, keepWarm }: Snapshots): Routes =>
  (app, deps) => {
    // Only a process that listens: others (tests, the description of the API) ask when they need it.
    let stopWarming: (() => void) | undefined;
    app.addHook('onListen', async () => {
      stopWarming = keepWarm();
    });
    app.addHook('onClose', async () => stopWarming?.());
    searchRoutes(createSearchTools({ snapshots, dayStock: createDayStock(deps.db) }))(app, deps);
    productRoutes(app, deps, snapshots);
    placeRoutes(app, deps, snapshots);
    netPriceRoutes(app, deps);
    reviewRoutes(app, deps);
    availabilityRoutes(app, deps);
    hotelRoutes({ snapshots, tables: createRoomTables(deps.db), nightStock: createNightStock(deps.db) })(app, deps);
    ferryRoutes(app, deps, snapshots);
    rideRoutes(app, deps, snapshots);
  };
